import HeadlessUIKit

let output = CommandOutput(arguments: Array(CommandLine.arguments.dropFirst()), environment: .current)
output.write()
exit(output.code.rawValue)
