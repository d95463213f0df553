import HeadlessSwiftUI

/// How views' properties are found and tasks are started: this host's way, or with `HEADLESS_WAYS=apple` that of macOS 15.
enum Ways {
  private static let areApples = ProcessInfo.processInfo.environment["HEADLESS_WAYS"] == "apple"

  static var fields: FieldReader { areApples ? .mirror : .preferred }

  @MainActor static var taskStart: ImmediateTask.Way { areApples ? .executor : ImmediateTask.preferredWay }
}
