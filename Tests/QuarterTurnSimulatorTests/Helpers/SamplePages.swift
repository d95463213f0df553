import HeadlessSwiftUI
import QuarterTurnSimulator

/// Pages of a test's own, which know no library.
struct SamplePages: ScenarioPages {
  let names = ["Everything", "Rows"]

  func windows(showing page: String) -> (any Scene)? {
    switch page {
    case "Everything": WindowGroup { Everything() }
    case "Rows": WindowGroup { List { ForEach(0..<50, id: \.self) { Text("row \($0)") } } }
    default: nil
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
