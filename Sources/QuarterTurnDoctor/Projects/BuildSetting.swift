/// One line that gives a build setting a value: `INFOPLIST_FILE[sdk=iphoneos*] = App/Info.plist`.
struct BuildSetting: Equatable, Sendable {
  let name: String
  let conditions: [Condition]
  let value: String
  let place: FilePlace

  struct Condition: Equatable, Sendable {
    let name: String
    let pattern: String
  }

  /// - Parameter key: the name with its conditions in square brackets.
  init(key: String, value: String, place: FilePlace) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    name = parts[0].trimmingSpaces
    conditions = parts.dropFirst().flatMap { part in
      // `[sdk=iphoneos*,arch=arm64]` says the same as two pairs of brackets.
      part.prefix { $0 != "]" }.split(separator: ",").map { condition in
        let sides = condition.split(separator: "=", maxSplits: 1)
        return Condition(name: sides[0].trimmingSpaces, pattern: sides.count > 1 ? sides[1].trimmingSpaces : "")
      }
    }
    self.value = value
    self.place = place
  }

  /// Whether every condition holds; one that this tool does not know never does.
  func applies(in environment: [String: String]) -> Bool {
    conditions.allSatisfy { condition in
      environment[condition.name].map { Glob.matches($0, condition.pattern) } ?? false
    }
  }
}
