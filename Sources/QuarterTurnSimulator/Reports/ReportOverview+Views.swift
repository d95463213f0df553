extension ReportOverview {
  /// The overview for people: a report a line, then the counts.
  public func text(style: TextStyle = .plain) -> String {
    style.text(entries.flatMap(\.lines) + ["", StyledText(summary)])
  }

  public var json: String {
    JSONText.list(entries.map(\.jsonText)).pretty
  }

  private var summary: String {
    let words = ["right", "issue", "not applicable", "below 15, on 15", "fails"]
    var parts: [String] = words.compactMap { word in
      let count = entries.count { $0.verdict.word == word }
      return count == 0 ? nil : "\(count) \(Self.phrases[word] ?? word)"
    }
    for face in ReportList.Face.allCases {
      let count = entries.count { $0.missing.contains(face) }
      if count > 0 { parts.append("\(count) missing of the face \(face.rawValue)") }
    }
    return entries.count.counted("report") + ": " + parts.joined(separator: ", ")
  }

  private static let phrases = [
    "issue": "end in an issue", "below 15, on 15": "below 15 and replayed on 15", "fails": "not as their scenarios say",
  ]
}

extension ReportOverview.Entry {
  fileprivate var lines: [StyledText] {
    let look: StyledText.Look = isLacking ? .bad : verdict == .right ? .good : .plain
    let word = StyledText(verdict.word.padded(to: 17), look)
    let line = .bold(report.id.padded(to: 6)) + word + StyledText(report.summary) + faces
    return [line] + (verdict.detail.map { [StyledText(String(repeating: " ", count: 23)) + .faint($0)] } ?? [])
  }

  /// The faces, where there is more to say than that there is UIKit's.
  private var faces: StyledText {
    guard report.faces != [.uikit] || !missing.isEmpty else { return "" }
    let words = report.faces.map { $0.rawValue + (missing.contains($0) ? " missing" : "") }
    return .faint("  (\(words.joined(separator: ", ")))")
  }

  fileprivate var jsonText: JSONText {
    .object([
      ("id", .string(report.id)), ("link", .string(report.link)), ("summary", .string(report.summary)),
      ("faces", .list(report.faces.map { .string($0.rawValue) })), ("missing", .list(missing.map { .string($0.rawValue) })),
      ("verdict", .string(verdict.word)), ("detail", .optional(verdict.detail)),
      ("files", .list(files.map { .string($0) })),
    ])
  }
}
