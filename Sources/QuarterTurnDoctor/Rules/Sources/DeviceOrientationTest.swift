/// A test of the device's orientation that decides something.
struct DeviceOrientationTest {
  let token: Int
  /// Whether it has two outcomes, so that a device that lies flat gets the second one.
  let isTwoWay: Bool
}

extension ParsedSource {
  private static let predicates: Set<String> = ["isLandscape", "isPortrait"]
  private static let functions: Set<String> = ["UIDeviceOrientationIsLandscape", "UIDeviceOrientationIsPortrait"]

  /// The tests of the device's orientation, without those that have to do with a camera or handle a device that lies flat.
  ///
  /// Of several in one statement, such as both landscapes, the first one stands for all.
  var deviceOrientationTests: [DeviceOrientationTest] {
    guard hasWord("UIDevice"), hasWord("orientation") else { return [] }
    var statements: Set<Int> = []
    return tokens.indices.compactMap { index -> DeviceOrientationTest? in
      guard let token = deviceOrientationTest(at: index), isCompiled(token) else { return nil }
      let function = function(around: token)
      // A macro decides nothing by itself.
      if !isSwift, function == nil { return nil }
      // In a mask's getter it is another mistake, which C32 finds.
      if let function,
        function.name == "supportedInterfaceOrientations" || contains(function.header, ["UIInterfaceOrientationMask"])
      {
        return nil
      }
      let whole = function.map { $0.header.lowerBound..<$0.body.upperBound } ?? statement(around: token)
      guard !handlesFlat(whole), !asksBothWays(whole), !isAboutCapture(whole),
        !isAboutCapture(type(around: token)?.header ?? 0..<0)
      else { return nil }
      guard !comparesBothWays(statement(around: token)) else { return nil }
      guard statements.insert(statement(around: token).lowerBound).inserted else { return nil }
      return DeviceOrientationTest(token: token, isTwoWay: isTwoWay(index))
    }
  }

  /// The token to report where a word or operator tests the device's orientation.
  private func deviceOrientationTest(at index: Int) -> Int? {
    if isWord(index) {
      if Self.predicates.contains(text(index)), at(index - 1, is: ".") {
        let chain = resolvedMembers(endingAt: index)
        return OrientationNames.isDeviceOrientation(chain.dropLast().map(\.name)) ? members(endingAt: index).first?.token : nil
      }
      if Self.functions.contains(text(index)), at(index + 1, is: "("), let close = source.partner(index + 1) {
        return OrientationNames.isDeviceOrientation(resolvedNames(in: index + 2..<close)) ? index : nil
      }
    }
    guard at(index, is: "==") || at(index, is: "!=") else { return nil }
    for (chain, other) in [(operand(before: index), operand(after: index)), (operand(after: index), operand(before: index))]
    where OrientationNames.isDeviceOrientation(chain.map(\.name)) {
      // Compared with another orientation that is kept, it asks whether something changed.
      let name = other.last?.name ?? text(index + 2)
      let isSide =
        OrientationNames.orientations.contains(name)
        || name.hasPrefix("UIDeviceOrientation") && name != "UIDeviceOrientation"
        || name.hasPrefix("UIInterfaceOrientation") && name != "UIInterfaceOrientation"
      guard isSide, name != "unknown" else { return nil }
      return members(endingAt: nameOfExpression(endingAt: index - 1) ?? index).first?.token ?? index
    }
    return nil
  }

  private func resolvedNames(in range: Range<Int>) -> [String] { resolvedMembers(in: range).map(\.name) }

  /// Whether code asks for portrait and for landscape, or for a valid orientation, so that what is neither has a way of its own.
  private func asksBothWays(_ range: Range<Int>) -> Bool {
    contains(range, ["isPortrait"]) && contains(range, ["isLandscape"])
      || contains(range, ["UIDeviceOrientationIsPortrait"]) && contains(range, ["UIDeviceOrientationIsLandscape"])
      || mentions(range, "validorientation") || mentions(range, "validinterfaceorientation")
  }

  /// Whether one statement compares with portrait and with landscape, as to find out that the value is a side at all.
  private func comparesBothWays(_ range: Range<Int>) -> Bool {
    let names = range.clamped(to: tokens.indices).filter {
      isWord($0) && (at($0 - 1, is: "==") || at($0 + 1, is: "==") || at($0 - 1, is: ".") && at($0 - 2, is: "=="))
    }.map { text($0).lowercased() }
    return names.contains { $0.contains("portrait") } && names.contains { $0.contains("landscape") }
  }

  private func isAboutCapture(_ range: Range<Int>) -> Bool {
    range.clamped(to: tokens.indices).contains { index in
      guard isWord(index) else { return false }
      let name = text(index)
      return name.hasPrefix("AVCapture") || name.contains("ideoOrientation") || name.contains("apture")
        || name.contains("mageOrientation")
        || name.contains("amera") || name == "videoRotationAngle" || name.contains("CMMotion") || name.contains("sceneView")
    }
  }

  /// Whether the test alone decides between two outcomes.
  private func isTwoWay(_ index: Int) -> Bool {
    var end = index + 1
    if at(index, is: "==") || at(index, is: "!=") { end = operandRange(after: index).upperBound }
    if at(end, is: "("), let close = source.partner(end) { end = close + 1 }
    while at(end, is: ")") || at(end, is: "]") { end += 1 }
    // With a further condition the second outcome is not that of a flat device alone.
    if at(index - 1, is: "."), let first = members(endingAt: index).first?.token,
      at(first - 1, is: "&&") || at(first - 1, is: "||")
    {
      return false
    }
    // An optional chain's mark stands directly after its expression.
    if at(end, is: "?"), tokens[end].start > tokens[end - 1].end || !isSwift { return true }
    guard let branch = scopes.first(where: { $0.kind == .branch && $0.condition.contains(index) }), branch.keyword == "if",
      branch.refused.isEmpty, !branch.condition.contains(where: { at($0, is: "&&") || at($0, is: "||") || at($0, is: ",") })
    else { return false }
    return scopes.contains { $0.keyword == "else" && $0.refused == [branch.condition] }
  }
}
