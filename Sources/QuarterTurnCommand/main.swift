import HeadlessUIKit

let places = OutputPlaces()
let output = await CommandOutput(
  arguments: Array(CommandLine.arguments.dropFirst()), environment: .current, live: places
) { text in
  try? places.error.write(contentsOf: Data(text.utf8))
}
exit(output.write(to: places).rawValue)
