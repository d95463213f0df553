import QuarterTurn
import SwiftUI

/// An app with a setting of its own that locks portrait.
struct SettingRoot: View {
  @State private var locksPortrait = false
  @State private var problem = "No problem"

  var body: some View {
    VStack {
      Toggle("Lock portrait", isOn: $locksPortrait)
      Text(problem)
    }
    .supportedInterfaceOrientations(whileVisible: locksPortrait ? .portrait : nil, label: "Setting")
    .onOrientationIssue { issue in problem = issue.isResolved ? "No problem" : issue.reason }
  }
}
