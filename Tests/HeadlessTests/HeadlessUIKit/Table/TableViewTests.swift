import HeadlessUIKit
import Testing

/// Tables with a data source.
@MainActor
@Suite struct TableViewTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles = (0..<50).map { "Row \($0)" }
    var made = 0
    var selected: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = titles[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "All" }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  }

  private final class NumberedCell: UITableViewCell {
    var note = "begun"
  }

  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 160), style: .plain)

  init() {
    table.register(NumberedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
  }

  @Test("there are cells for the rows in sight alone, made from their class with what it begins with")
  func visibleRows() {
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2])
    #expect((table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NumberedCell)?.note == "begun")
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
    #expect(table.contentSize.height == 2228)
  }

  @Test("cells that leave are used again")
  func reuse() {
    table.contentOffset.y = 440
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [9, 10, 11, 12])
    #expect(Set(table.subviews.map(ObjectIdentifier.init)).count == 4)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 9", "Row 10", "Row 11", "Row 12"])
  }

  @Test("a tapped row is selected and tells the delegate; a reload asks again")
  func selection() {
    #expect(table.reachable.map(\.label) == ["Row 0", "Row 1", "Row 2"])
    table.reachable[1].tap()
    #expect(source.selected == [1])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    source.titles = ["Only"]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.reachable.map(\.label) == ["Only"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("an identifier that nobody registered is a crash, as in UIKit")
  func unregistered() {
    let simulation = Simulation(device: .phone, system: SystemVersion(18))
    simulation.run { _ = table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0)) }
    #expect(simulation.crashes.map(\.name) == ["NSInternalInconsistencyException"])
  }
}
