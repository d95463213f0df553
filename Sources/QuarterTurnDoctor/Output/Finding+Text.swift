extension Finding {
  /// What is wrong and what to do, in one line.
  var sentence: String {
    let remedy = remedy.split(separator: "\n").first.map(String.init) ?? ""
    return message + (remedy.isEmpty ? "" : " " + remedy) + place
  }

  /// On which devices it hurts.
  var place: String { devices.isEmpty ? "" : " On: \(devices.joined(separator: "; "))." }

  /// The column in UTF-16 units, which SARIF and GitHub count in.
  var utf16Column: Int {
    let before = excerpt.utf8.prefix(max(0, column - 1))
    return String(decoding: Array(before), as: UTF8.self).utf16.count + 1
  }
}
