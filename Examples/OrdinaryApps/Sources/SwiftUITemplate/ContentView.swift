import SwiftUI

struct ContentView: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    VStack {
      Image(systemName: "globe")
        .imageScale(.large)
        .foregroundStyle(.tint)
      Text(verticalSizeClass == .compact ? "Hello, wide world!" : "Hello, world!")
    }
    .padding()
  }
}
