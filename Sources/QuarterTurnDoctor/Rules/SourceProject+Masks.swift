/// Where a project answers what the interface may turn to.
extension SourceProject {
  typealias Place = (source: ParsedSource, scope: Scope)

  /// The app delegates' answers.
  var delegateMasks: [Place] {
    functions {
      $0.kind == .function
        && ($0.name == "application" && $0.labels.last == "supportedInterfaceOrientationsFor"
          || $0.name == "application:supportedInterfaceOrientationsForWindow:")
    }
  }

  /// The scene delegates' answers, which iOS 27 asks for.
  var sceneDelegateMasks: [Place] {
    functions {
      $0.kind == .function
        && ($0.name == "supportedInterfaceOrientations" && $0.labels == ["for"]
          || $0.name == "supportedInterfaceOrientationsForWindowScene:")
    }
  }

  /// The controllers' answers.
  var controllerMasks: [Place] {
    functions { $0.name == "supportedInterfaceOrientations" && $0.labels.isEmpty && $0.keyword != "set" }
  }

  /// All of them.
  var masks: [Place] { delegateMasks + sceneDelegateMasks + controllerMasks }

  /// Whether some answer is narrower than everything, or is decided at run time.
  var locksOrientation: Bool {
    delegateMasks.contains { place in
      let results = place.source.results(of: place.scope).map { place.source.maskBits($0) }
      return results.contains { $0 == nil || $0 != 30 && $0 != 26 }
    }
      || controllerMasks.contains { place in
        place.source.results(of: place.scope).contains { place.source.maskBits($0).map { $0 != 30 && $0 != 26 } ?? false }
      }
  }

  /// Whether a type is the app's delegate, by what it states or, for an extension, by what the class of its name states.
  func isAppDelegate(_ type: Scope, in source: ParsedSource) -> Bool {
    if type.inherited.contains(where: { $0.hasSuffix("ApplicationDelegate") }) { return true }
    if source.contains(type.header, ["UIApplicationMain"]) { return true }
    return types { $0.name == type.name && $0.inherited.contains { $0.hasSuffix("ApplicationDelegate") } }.isEmpty == false
  }
}

extension ParsedSource {
  /// A call of `requestGeometryUpdate` for interface orientations.
  struct GeometryRequest {
    let token: Int
    /// The refusal's handler: an argument, or a trailing closure's body.
    let handler: Range<Int>?
  }

  /// The geometry requests that can concern iOS.
  var geometryRequests: [GeometryRequest] {
    var result: [GeometryRequest] = []
    for index in tokens.indices where tokens[index].kind == .word && isCompiled(index) {
      if isSwift {
        guard at(index, is: "requestGeometryUpdate"), at(index - 1, is: "."), at(index + 1, is: "("),
          let call = members(endingAt: index).last, let arguments = call.arguments
        else { continue }
        guard !arguments.contains(where: { contains($0.range, ["Mac", "Vision", "Reality"]) }) else { continue }
        let handler =
          arguments.first { $0.label == "errorHandler" }?.range ?? call.closure.map { $0..<(source.partner($0) ?? $0) + 1 }
        result.append(GeometryRequest(token: index, handler: handler))
      } else {
        guard at(index, is: "requestGeometryUpdateWithPreferences"), let message = message(withSelectorAt: index) else {
          continue
        }
        guard !mentions(message.arguments[0].range, "mac") else { continue }
        result.append(GeometryRequest(token: index, handler: message.arguments.count > 1 ? message.arguments[1].range : nil))
      }
    }
    return result
  }

  /// The calls that make UIKit ask for the masks again.
  var refreshes: [Int] { words("setNeedsUpdateOfSupportedInterfaceOrientations").filter { !at($0 - 1, is: "func") } }

  /// The scopes around two tokens differ from here on: the outermost scope around the one that is not around the other.
  func branch(of token: Int, awayFrom other: Int) -> Scope? {
    let others = Set(scopes(around: other))
    return scopes(around: token).last { !others.contains($0) }.map { scopes[$0] }
  }
}
