import HeadlessUIKit

let output = await CommandOutput(arguments: Array(CommandLine.arguments.dropFirst()), environment: .current) { text in
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}
exit(output.write().rawValue)
