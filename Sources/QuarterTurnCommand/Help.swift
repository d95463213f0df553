/// The help texts.
enum Help {
  static func text(_ topic: HelpTopic) -> String {
    switch topic {
    case .tool: tool
    case .demo: demo
    case .simulate: simulate
    case .devices: devices
    case .rules: rules
    }
  }

  private static let tool = """
    Runs iOS interface orientation without a device.

    usage: quarter-turn <command>

      demo             tour the example app on a simulated iPhone or iPad
      simulate FILE…   run scenario files on a simulated iPhone or iPad
      devices          list the devices and the systems they ran
      doctor [PATH]    look for orientation bugs in an app's project and sources
      rules            say how much of iOS's orientation rules is modelled

      --help           this text; `quarter-turn <command> --help` tells more
      --version        the version

    exit codes: 0 all is as expected · 1 an expectation does not hold · 64 wrong usage · 65 a bad scenario · 66 no such file
                69 nothing shows the page (--open) · 74 the output cannot be written

    """

  private static let demo = """
    Runs the example app on a simulated iPhone or iPad, taps through its pages, turns the device and prints what a person would see.

    usage: quarter-turn demo [--device NAME] [--system VERSION] [--script FILE] [--explain] [--format text|json]
           quarter-turn demo --html FILE [--svg FILE] [--open] [--appearance automatic|light|dark]

      --device NAME      another device than the newest iPhone; `quarter-turn devices` lists them
      --system VERSION   another system than the device's newest, like 15 or 26.2
      --script FILE      a way through the app of your own: a scenario file that opens the app's menu if it names no other root, on
                         its own device and system unless others are named here
      --explain          every expectation, what happened in each step, and why the mask is what it is
      --format text|json  for people (the default), or for programs
    \(pictures)

    The app is Examples/Gallery.swiftpm; `quarter-turn simulate --help` explains the pictures. Each page has a heading, each step a line
    with what it changed. What is not as expected is told in full, and the exit code is 1.

    """

  private static let simulate = """
    Runs scenario files on a simulated iPhone or iPad and prints what happens, step by step.

    usage: quarter-turn simulate FILE… [--matrix] [--device NAME] [--system VERSION] [--without-library] [--format text|json]
           quarter-turn simulate --reports [FOLDER] [--format text|json]
           quarter-turn simulate FILE… --html FILE [--matrix] [--svg FILE] [--open] [--appearance automatic|light|dark]
           quarter-turn simulate --reports [FOLDER] --html FILE

      --matrix            over every device and system that a scenario does not fix, as a table
      --reports           what becomes of each report of a folder's reports.json; the folder is Examples/Scenarios unless named
      --device NAME       another device than the scenario's first; `quarter-turn devices` lists them
      --system VERSION    another system than the scenario's first, like 15 or 26.2
      --without-library   run what the reporter's code did instead of the library, and check what the reporter saw
      --format text|json  for people (the default), or for programs
    \(pictures)

    A scenario that tells what happens without the library is drawn both ways, side by side. With --matrix the page is a grid of every
    device and system, with --reports one of all reports.

    A picture shows how the phone is held and which way its interface is up:

        ⌊↑⌋    held upright         [  ↑  ‖  its top to the left     (↑)  face up
        ⌈↑⌉    held upside down     ‖  ↑  ]  its top to the right    (·)  face down

    An arrow that does not point up is an interface that lies on its side. Documentation/Scenarios.md describes the files.

    """

  private static let pictures = """
          --html FILE         write a page to look at: the device as it is held, and the interface in it, at each step
          --svg FILE          write the strip of all steps alone
          --open              show what was written
          --appearance A      automatic (as the reader's system is, the default), light or dark
    """

  private static let devices = """
    Lists the devices, their sizes in points and the systems they ran.

    usage: quarter-turn devices

    """

  private static let rules = """
    Says how many of the rules by which iOS decides interface orientation are modelled, section by section.

    usage: quarter-turn rules

    """
}
