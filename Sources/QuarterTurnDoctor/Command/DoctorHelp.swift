/// The help text.
enum DoctorHelp {
  static func text(tool: String) -> String {
    """
    Looks for orientation bugs in an iOS app before it runs: its Info.plist, its Xcode project, its Swift and Objective-C sources.

    usage: \(tool) [PATH] [options]

      PATH                    a folder, an Xcode project, or one source file; the folder it is run in unless named

      --format FORMAT         xcode (lines for Xcode and editors), json, sarif (2.1.0) or github; lines with excerpts on a terminal
      --output FILE           write there instead of to the terminal
      --fail-on SEVERITY      from which severity on the exit code is 1: note, warning or error (the default)
      --strict                the same as --fail-on warning
      --only C12,C47          check these rules alone, opt-in ones too
      --skip C12,C47          leave these rules out
      --opt-in C33,C49        check these opt-in rules too; all for every one
      --exclude PATTERN       leave out files and folders, like "Legacy/*"; may be given more than once
      --write-baseline FILE   write today's findings to a file
      --baseline FILE         tell only findings that are not in such a file
      --devices               what becomes of each app on simulated devices, and on which of them each finding hurts
      --list-rules            the rules
      --explain C12           one rule
      --help, --version

    A comment keeps a finding quiet, on its line or on the one above:  // quarter-turn:ignore C12 - reason
    or in a whole file:  // quarter-turn:ignore-file C12 - reason      in a property list:  <!-- quarter-turn:ignore C62 - reason -->

    exit codes: 0 nothing as grave as --fail-on · 1 findings · 64 wrong usage · 65 a file that cannot be used · 66 no such path
                74 something could not be written

    """
  }
}
