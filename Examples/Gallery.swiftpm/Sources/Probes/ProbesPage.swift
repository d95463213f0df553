import SwiftUI

/// The results, a probe a line.
struct ProbesPage: View {
  @StateObject private var run = ProbeRun()

  var body: some View {
    List {
      Text(run.summary)
      ForEach(run.results) { result in
        Text(result.line)
      }
    }
    // A task of the view's would end with it: the probes put pages of their own into the window.
    .onAppear { run.start() }
  }
}
