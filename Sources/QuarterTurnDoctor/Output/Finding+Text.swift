extension Finding {
  /// What is wrong and what to do, in one line; lines of code are left to formats that have room for them.
  var sentence: String {
    var advice = remedy.split(separator: "\n").first.map(String.init) ?? ""
    if advice.hasSuffix(":") {
      // What leads to the code says nothing without it, unless it is all there is.
      let sentences = advice.split(separator: ". ")
      advice = sentences.count > 1 ? sentences.dropLast().joined(separator: ". ") + "." : advice.dropLast() + "."
    }
    return message + (advice.isEmpty ? "" : " " + advice) + place
  }

  /// On which devices it hurts.
  var place: String { devices.isEmpty ? "" : " On: \(devices.joined(separator: "; "))." }

  /// The column in UTF-16 units, which SARIF and GitHub count in.
  var utf16Column: Int {
    let before = excerpt.utf8.prefix(max(0, column - 1))
    return String(decoding: Array(before), as: UTF8.self).utf16.count + 1
  }
}
