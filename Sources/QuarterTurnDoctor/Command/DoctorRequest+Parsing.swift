extension DoctorRequest {
  /// Reads the arguments after the command's name.
  init(_ arguments: [String]) throws(DoctorUsageError) {
    var rest = arguments[...]
    var check = DoctorCheck()
    var paths: [String] = []
    var given: [DoctorOption] = []
    var rule: String?
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = parts[0] == "-h" ? .help : DoctorOption(rawValue: parts[0]) else { throw .unknownOption(parts[0]) }
      guard option.isRepeatable || !given.contains(option) else { throw .repeatedOption(option) }
      given.append(option)
      guard option.value != nil else {
        if parts.count > 1 { throw .valueNotAllowed(option) }
        continue
      }
      let value = try Self.value(parts.count > 1 ? parts[1] : nil, of: option, &rest)
      if option == .explain { rule = try Self.rules(value, of: option).first }
      try check.set(option, value)
    }
    if given.contains(.help) {
      self = .help
    } else if given.contains(.version) {
      self = .version
    } else if given.contains(.listRules) {
      self = .listRules
    } else if let rule {
      self = .explain(rule)
    } else {
      guard paths.count < 2 else { throw .severalPaths(paths[0], paths[1]) }
      check.path = paths.first ?? "."
      check.isStrict = given.contains(.strict)
      check.showsDevices = given.contains(.devices)
      if check.baseline != nil, check.newBaseline != nil { throw .notTogether(.baseline, .writeBaseline) }
      if check.isStrict, check.failOn != nil { throw .notTogether(.strict, .failOn) }
      self = .check(check)
    }
  }

  /// The value of an option: behind its equals sign, else the next argument.
  private static func value(
    _ value: String?, of option: DoctorOption, _ rest: inout ArraySlice<String>
  ) throws(DoctorUsageError) -> String {
    if let value, !value.isEmpty { return value }
    guard value == nil, let next = rest.first, !next.hasPrefix("--") else { throw .missingValue(option) }
    rest.removeFirst()
    return next
  }

  fileprivate static func rules(_ text: String, of option: DoctorOption) throws(DoctorUsageError) -> [String] {
    let known = Set(Doctor.rules.map(\.id))
    let names = text.split { $0 == "," || $0 == " " }.map { $0.uppercased() }
    for name in names where !known.contains(name) { throw .unknownRule(option, name) }
    guard !names.isEmpty else { throw .missingValue(option) }
    return names
  }
}

extension DoctorCheck {
  fileprivate mutating func set(_ option: DoctorOption, _ value: String) throws(DoctorUsageError) {
    switch option {
    case .format:
      guard let format = OutputFormat(rawValue: value) else {
        throw .unknownValue(option, value, allowed: OutputFormat.allCases.map(\.rawValue))
      }
      self.format = format
    case .failOn:
      guard let severity = Severity(rawValue: value) else {
        throw .unknownValue(option, value, allowed: Severity.allCases.map(\.rawValue))
      }
      failOn = severity
    case .output: output = value
    case .only: selection.only = (selection.only ?? []).union(try DoctorRequest.rules(value, of: option))
    case .skip: selection.skip.formUnion(try DoctorRequest.rules(value, of: option))
    case .optIn:
      // The word for all of them spares people the list.
      let names = value == "all" ? Doctor.rules.filter(\.isOptIn).map(\.id) : try DoctorRequest.rules(value, of: option)
      selection.optIn.formUnion(names)
    case .exclude: exclude.append(value)
    case .baseline: baseline = value
    case .writeBaseline: newBaseline = value
    case .strict, .devices, .listRules, .explain, .help, .version: break
    }
  }
}
