/// A geometry request whose refusal nobody sees.
struct UnhandledRefusal: SourceRule {
  static let description = RuleDescription(
    id: "C06", title: "A refused request that nobody sees", severity: .warning, since: "iOS 16",
    matches: "requestGeometryUpdate with no error handler, with nil or with an empty one.",
    excludes: "Requests for a Mac's window frame or for visionOS.",
    remedy: "Pass an error handler, and show or log what it gets: on iPad a refusal is an everyday answer.",
    rules: ["R5.1", "R5.4", "R7.3"], reports: ["B02"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.geometryRequests.compactMap { request -> Finding? in
        guard let handler = request.handler else {
          return finding(source, at: request.token, "The request has no error handler, the only place where a refusal shows.")
        }
        if source.joined(handler) == "nil" || source.joined(handler) == "NULL" {
          return finding(
            source, at: request.token, "The request's error handler is nil, and it is the only place where a refusal shows.")
        }
        guard source.isEmptyClosure(handler) else { return nil }
        return finding(
          source, at: request.token, "The request's error handler is empty, and it is the only place where a refusal shows.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(.swift, "func f() { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) } // <-", expects: .warning),
    Fixture(
      .swift, "func f() { scene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { _ in } } // <-", expects: .warning),
    Fixture(
      .swift, "func f() { scene.requestGeometryUpdate(wanted, errorHandler: { (error: any Error) in /* nothing */ }) } // <-",
      expects: .warning),
    Fixture(.swift, "func f() { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error in log(error) } }"),
    Fixture(.swift, "func f() { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait), errorHandler: handle) }"),
    Fixture(.swift, "func f() { scene.requestGeometryUpdate(.Mac(systemFrame: frame)) }"),
    Fixture(
      .objectiveC, "void f(void) { [scene requestGeometryUpdateWithPreferences:wanted errorHandler:nil]; } // <-",
      expects: .warning),
    Fixture(
      .objectiveC,
      """
      void f(void) {
        [scene requestGeometryUpdateWithPreferences:wanted // <-
                                       errorHandler:^(NSError *_Nonnull error) {
        }];
      }
      """, expects: .warning),
    Fixture(
      .objectiveC,
      "void f(void) { [scene requestGeometryUpdateWithPreferences:wanted errorHandler:^(NSError *error) { NSLog(@\"%@\", error); }]; }"
    ),
    Fixture(.objectiveC, "void f(void) { [scene requestGeometryUpdateWithPreferences:wanted errorHandler:self.handler]; }"),
    Fixture(
      .objectiveC,
      "void f(void) { [scene requestGeometryUpdateWithPreferences:[[UIWindowSceneGeometryPreferencesMac alloc] init] errorHandler:nil]; }"
    ),
  ]
}

extension ParsedSource {
  /// Whether an expression is a closure or a block without a statement.
  func isEmptyClosure(_ range: Range<Int>) -> Bool {
    guard let brace = range.first(where: { at($0, is: "{") }), let close = source.partner(brace), close <= range.upperBound else {
      return false
    }
    if close == brace + 1 { return true }
    guard isSwift, let inWord = (brace + 1..<close).first(where: { at($0, is: "in") }) else { return false }
    return inWord + 1 == close
  }
}
