/// What the command line asks for: everything, or walks of some kinds alone.
struct BenchmarkOptions {
  /// A kind of random walk.
  enum Walks: String, CaseIterable {
    case apps
    case adaptive
    case videos
    case adaptiveVideos = "adaptive-videos"
    case ownership

    /// Those that are taken where nobody asks for others: layouts that follow the size class have to be asked for.
    static let usual: [Walks] = [.apps, .videos]

    var title: String {
      switch self {
      case .apps: "Random walks through random apps"
      case .adaptive: "Random walks through apps whose layout follows the size class"
      case .videos: "Random walks through random apps with videos"
      case .ownership: "Random walks through what an app keeps and lets go of"
      case .adaptiveVideos: "Random walks through apps with videos whose layout follows the size class"
      }
    }
  }

  /// What is wrong with the command line, and what would be right.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  var walks = Walks.usual
  /// Whether every layout is enumerated, and walks are left out unless they are asked for.
  var enumerates = false
  /// How many steps of a kind the longer of two scenarios has; nil where growth is not asked for.
  var growth: Int?
  var count = 100_000
  var firstSeed: UInt64 = 0
  /// Whether the measurements are made as well, which an option about walks leaves out.
  var measures = true
  var isHelp = false

  var seeds: Range<UInt64> { firstSeed..<firstSeed + UInt64(count) }

  init(_ arguments: [String]) throws(Failure) {
    var asked: [Walks] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help": isHelp = true
      case "--walks":
        let kinds = Walks.allCases.map(\.rawValue).joined(separator: ", ")
        guard let name = rest.popFirst() else { throw Failure(description: "--walks needs a kind: \(kinds)") }
        guard let kind = Walks(rawValue: name) else { throw Failure(description: "--walks \(name): allowed are \(kinds)") }
        asked.append(kind)
        measures = false
      case "--enumerate":
        enumerates = true
        measures = false
      case "--growth": growth = try Self.number(argument, &rest)
      case "--count": count = try Self.number(argument, &rest)
      case "--first-seed": firstSeed = UInt64(try Self.number(argument, &rest))
      default: count = try Self.number("", of: argument)
      }
      if argument != "-h", argument != "--help" { measures = false }
    }
    if !asked.isEmpty || enumerates || growth != nil { walks = asked }
  }

  private static func number(_ option: String, _ rest: inout ArraySlice<String>) throws(Failure) -> Int {
    guard let text = rest.popFirst() else { throw Failure(description: "\(option) needs a whole number") }
    return try number(option, of: text)
  }

  /// - Parameter option: the option that takes the number; empty for one that stands alone.
  private static func number(_ option: String, of text: String) throws(Failure) -> Int {
    if option.isEmpty, text.hasPrefix("-") { throw Failure(description: "\(text): there is no such option") }
    guard let number = Int(text), (0...1_000_000_000).contains(number) else {
      let place = option.isEmpty ? "\(text)" : "\(option) \(text)"
      throw Failure(description: "\(place): a whole number from 0 to 1000000000 is needed")
    }
    return number
  }

  static let help = """
    Measures the library and the model, and takes random walks through random apps. Run it in release, from the root of a checkout:
    swift build -c release && .build/release/QuarterTurnBenchmarks

    usage: QuarterTurnBenchmarks [COUNT] [--enumerate] [--growth COUNT] [--walks KIND]... [--count COUNT] [--first-seed SEED]

      COUNT               walks of each kind, and no measurements; 100000 unless given
      --walks KIND        walks of this kind alone; may be given several times. Kinds:
                            apps             apps of pages, tabs, stacks and split views
                            adaptive         apps whose layout follows the size class
                            videos           apps with videos that fill the screen
                            adaptive-videos  the same where the video's layout follows the size class
                            ownership        pages, locks, observations, windows and scenes let go of in any order
                          Without it: apps and videos.
      --enumerate         every layout that asks for something else in each orientation, through two rotations of the device
                          each: no cause may bring about more than two rotations, and all have to come to rest
      --growth COUNT      scenarios of so many steps of one kind, and of a quarter as many, played by the command: the processor's
                          seconds, and how much more work the longer ones are
      --count COUNT       the same as COUNT
      --first-seed SEED   the seed of the first walk, 0 unless given: --first-seed 81837 --count 1 takes that walk again
      -h, --help          this text

    Exits with 1 when a cause of the enumeration or a walk is at fault; of a walk the seed and shortest steps are printed, and with 64 when an option is not understood.
    """
}
