import SwiftUI

func gridInit() {
  _ = Grid { Text("cell") }  // found: Grid; Grid.init(alignment:horizontalSpacing:verticalSpacing:content:)
}

@available(iOS 16, *)
func gridInitGuarded() {
  _ = Grid { Text("cell") }
}

func gridBody() {
  let grid: Grid<Text> = plan  // found: Grid
  _ = grid.body  // found: Grid.body
}

@available(iOS 16, *)
func gridBodyGuarded() {
  let grid: Grid<Text> = plan
  _ = grid.body
}

func gridRowInit() {
  _ = GridRow { Text("cell") }  // found: GridRow; GridRow.init(alignment:content:)
}

func gridRowInitGuarded() {
  if #available(iOS 16, *) {
    _ = GridRow { Text("cell") }
  }
}

func gridRowBody() {
  let row: GridRow<Text> = plan  // found: GridRow
  _ = row.body  // found: GridRow.body
}

@available(iOS 16, *)
func gridRowBodyGuarded() {
  let row: GridRow<Text> = plan
  _ = row.body
}
