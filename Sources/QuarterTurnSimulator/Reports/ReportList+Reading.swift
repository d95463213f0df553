extension ReportList {
  /// Reads the text of a list of reports; as in scenarios, nothing is guessed.
  public init(json bytes: [UInt8]) throws(ScenarioError) {
    try self.init(try JSONValue(file: bytes))
  }

  init(_ value: JSONValue) throws(ScenarioError) {
    let fields = try Fields(value, owner: "a list of reports", allowed: ["reports"])
    reports = try fields.required("reports") { (value, owner) throws(ScenarioError) in
      try JSONValue.list(value, owner, of: Report.reading)
    }
    var seen: [String: SourcePlace] = [:]
    guard case .array(let values) = try fields.required("reports").content else { return }
    for (report, value) in zip(reports, values) {
      if let first = seen.updateValue(value.place, forKey: report.id) {
        throw ScenarioError(.nameTaken(report.id, first: first), at: value.place)
      }
    }
  }
}

extension ReportList.Report {
  static let keys = ["id", "link", "summary", "replayable", "reason", "face", "below15"]

  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ReportList.Report {
    let fields = try Fields(value, owner: "a report", allowed: keys)
    return ReportList.Report(
      id: try fields.required("id", ScenarioReport.readingID), link: try fields.required("link", ScenarioReport.readingLink),
      summary: try fields.required("summary", JSONValue.line), replayable: try ReportList.Replayable(fields),
      faces: try fields.required("face") { (value, owner) throws(ScenarioError) in
        let faces = try JSONValue.oneOrMore(value, owner) { (value, owner) throws(ScenarioError) in
          try JSONValue.word(value, owner, from: ReportList.Face.allCases.map { ($0.rawValue, $0) })
        }
        return ReportList.Face.allCases.filter(faces.contains)
      },
      isBelow15: try fields.optional("below15", JSONValue.bool) ?? false)
  }
}

extension ReportList.Replayable {
  fileprivate init(_ fields: Fields) throws(ScenarioError) {
    let reason = try fields.optional("reason", JSONValue.line)
    let word = try fields.required("replayable") { (value, owner) throws(ScenarioError) in
      try JSONValue.word(value, owner, from: ["yes", "partly", "no"].map { ($0, $0) })
    }
    switch (word, reason) {
    case ("no", let reason?): self = .no(reason: reason)
    case ("no", nil): throw ScenarioError(.missingKey("reason", owner: "a report that cannot be replayed"), at: fields.place)
    case (_, _?):
      throw ScenarioError(
        .wrongKind(owner: "\"reason\"", found: "given", wanted: "none for a report that can be replayed"), at: fields.place)
    case ("yes", nil): self = .yes
    default: self = .partly
    }
  }
}
