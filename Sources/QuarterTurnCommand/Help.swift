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
      devices          list the simulated devices and their systems
      doctor [PATH]    look for orientation bugs in an app's project and sources
      rules            count the modelled rules of iOS's interface orientation

      --help           this text; `quarter-turn <command> --help` tells more
      --version        the version

    exit codes: 0 everything as expected · 1 an expectation does not hold · 64 wrong usage · 65 a bad scenario · 66 no such file
                69 no program opens the page (--open) · 74 the output cannot be written

    """

  private static let demo = """
    Runs the example app on a simulated iPhone or iPad, taps through its pages, rotates the device and prints what its user would see.

    usage: quarter-turn demo [--device NAME] [--system VERSION] [--script FILE] [--explain] [--format text|json]
           quarter-turn demo --html FILE [--svg FILE] [--open] [--appearance automatic|light|dark]

      --device NAME      a device; the newest iPhone by default; `quarter-turn devices` lists them
      --system VERSION   a system, like 15 or 26.2; the device's newest by default
      --script FILE      your own steps: a scenario file, which starts in the app's menu unless it names another root; its device and
                         system apply unless you name others here
      --explain          print every expectation, every event of a step, and the reasons for the mask
      --format text|json  for people (the default), or for programs
    \(pictures)

    The app is Examples/Gallery.swiftpm; `quarter-turn simulate --help` explains the pictures. Each page has a heading, each step a line
    with its changes. Failed expectations are printed in full, and the exit code is 1.

    """

  private static let simulate = """
    Runs scenario files on a simulated iPhone or iPad and prints what happens, step by step. The file - is the standard input.

    usage: quarter-turn simulate FILE… [--matrix] [--device NAME] [--system VERSION] [--without-library] [--format text|json]
           quarter-turn simulate --reports [FOLDER] [--format text|json]
           quarter-turn simulate FILE… --html FILE [--matrix] [--svg FILE] [--open] [--appearance automatic|light|dark]
           quarter-turn simulate --reports [FOLDER] --html FILE

      --matrix            on every device and system that a scenario allows, as a table
      --reports           the result of each report of a folder's reports.json; Examples/Scenarios by default
      --device NAME       a device; the scenario's first by default; `quarter-turn devices` lists them
      --system VERSION    a system, like 15 or 26.2; the scenario's first by default
      --without-library   run the reporter's code instead of the library, and check that the bug appears
      --format text|json  for people (the default), or for programs
    \(pictures)

    If a scenario describes the app without the library as well, the page shows both side by side. With --matrix the page is a grid of
    every device and system, with --reports one of all reports.

    A picture shows the device orientation and the interface orientation:

        ⌊↑⌋    held upright         [  ↑  ‖  its top to the left     (↑)  face up
        ⌈↑⌉    held upside down     ‖  ↑  ]  its top to the right    (·)  face down

    A step that cannot happen ends a run with its line, and so does one after which the app never comes to rest. The arrow points to the top of the interface: unless it points up, the interface is sideways for the user. Documentation/Scenarios.md describes the files.

    """

  private static let pictures = """
          --html FILE         write a page with a picture of the device and its interface for each step
          --svg FILE          write the pictures of all steps as one image
          --open              open the file that was written
          --appearance A      automatic (like the reader's system, the default), light or dark
    """

  private static let devices = """
    Lists the simulated devices, their sizes in points and their systems.

    usage: quarter-turn devices

    """

  private static let rules = """
    Counts the modelled rules of iOS's interface orientation, section by section.

    usage: quarter-turn rules

    """
}
