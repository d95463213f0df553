import HeadlessSwiftUI
import QuarterTurnSimulator

/// Pages of a test's own, which know no library.
struct SamplePages: ScenarioPages {
  let names = ["Everything", "Rows", "Clock"]

  func windows(showing page: String) -> (any Scene)? {
    switch page {
    case "Everything": WindowGroup { Everything() }
    case "Clock": WindowGroup { Clock() }
    case "Rows": WindowGroup { List { ForEach(0..<50, id: \.self) { Text("row \($0)") } } }
    default: nil
    }
  }

  /// A page that ticks for ever once it was started.
  struct Clock: View {
    @State private var isRunning = false
    @State private var ticks = 0

    var body: some View {
      Button("start") { isRunning = true }
      Text("\(ticks)")
        .task(id: isRunning) {
          while isRunning, !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            ticks += 1
          }
        }
    }
  }

  /// Something for each touch, and a task that takes its time.
  struct Everything: View {
    @State private var showsSheet = false
    @State private var answer = "nothing yet"

    var body: some View {
      TabView {
        NavigationView {
          VStack {
            NavigationLink("Next") { Text("the next page").navigationTitle("Next") }
            Button("Sheet") { showsSheet = true }
            Button("Ask") {
              Task {
                // The world's own time: nothing waits.
                try? await Task.sleep(for: .seconds(2))
                answer = "answered"
              }
            }
            .accessibilityIdentifier("ask")
            Text(answer)
          }
          .navigationTitle("First")
        }
        .navigationViewStyle(.stack)
        .sheet(isPresented: $showsSheet) { Text("a sheet") }
        .tabItem { Text("One") }
        Text("the other tab").tabItem { Text("Two") }
      }
    }
  }
}
