/// The help text.
enum DoctorHelp {
  static func text(tool: String) -> String {
    """
    Looks for orientation bugs in an iOS app before it runs: its Info.plist, its Xcode project, its Swift and Objective-C sources.

    usage: \(tool) [PATH] [options]

      PATH                    a folder, an Xcode project, or one source file; the current folder by default

      --format FORMAT         xcode (lines for Xcode and editors), json, sarif (2.1.0) or github; lines with excerpts on a terminal
      --output FILE           write there instead of to the terminal
      --fail-on SEVERITY      the lowest severity with exit code 1: note, warning or error (the default)
      --strict                the same as --fail-on warning
      --only C12,C47          check only these rules; opt-in rules may be named
      --skip C12,C47          leave these rules out
      --opt-in C33,C49        check these opt-in rules as well, or `all`
      --exclude PATTERN       leave out files and folders, like "Legacy/*"; may be repeated
      --write-baseline FILE   write today's findings to a file
      --baseline FILE         report only findings that are not in such a file
      --devices               run each app on simulated devices, and say on which of them each finding matters
      --list-rules            the rules
      --explain C12           one rule
      --help, --version

    A comment suppresses a finding, on its line or on the one above:  // quarter-turn:ignore C12 - reason
    or in a whole file:  // quarter-turn:ignore-file C12 - reason      in a property list:  <!-- quarter-turn:ignore C62 - reason -->

    exit codes: 0 nothing as severe as --fail-on · 1 findings · 64 wrong usage · 65 a file that cannot be used · 66 no such path
                74 something could not be written

    """
  }
}
