import Testing

/// The pages that the tool writes, in a browser: `.ci/pictures` starts one and runs these alone.
@Suite("Pages in a browser", .enabled(if: Browser.isWanted), .serialized)
enum BrowserTests {}
