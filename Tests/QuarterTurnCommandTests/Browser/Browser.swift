import HeadlessUIKit

/// Chromium without a window, led through its driver: the parts of WebDriver that the tests need.
///
/// `.ci/pictures` installs both where they are missing, starts the driver and ends it: a test process would hand its blocked signals on to
/// its children, which could not be ended any more.
struct Browser {
  private let session: URL

  /// Where the driver listens; absent where nobody started one.
  private static var driver: URL? { ProcessInfo.processInfo.environment["QUARTERTURN_BROWSER"].flatMap { URL(string: $0) } }

  static var isWanted: Bool { driver != nil }

  /// Opens a browser for one test, and closes it.
  static func run<Result>(_ body: (Browser) async throws -> Result) async throws -> Result {
    guard let driver else { throw BrowserError("there is no driver; .ci/pictures starts one") }
    let options: [String: Any] = [
      "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1200,900"]
    ]
    let capabilities: [String: Any] = ["goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"]]
    let answer = try DriverConnection.send(
      "POST", driver.appendingPathComponent("session"), ["capabilities": ["alwaysMatch": capabilities]])
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else { throw BrowserError("no session: \(answer)") }
    let browser = Browser(session: driver.appendingPathComponent("session/\(id)"))
    let result: Result
    do {
      result = try await body(browser)
    } catch {
      try? await browser.quit()
      throw error
    }
    try await browser.quit()
    return result
  }

  private func quit() async throws { _ = try DriverConnection.send("DELETE", session, nil) }

  // MARK: Pages

  func open(_ file: URL, hash: String = "") async throws {
    // A page that is there already would only be scrolled.
    _ = try await post("url", ["url": "about:blank"])
    _ = try await post("url", ["url": file.absoluteString + hash])
  }

  /// Runs a function's body in the page.
  func script(_ body: String, _ arguments: [Any] = []) async throws -> Any {
    try await post("execute/sync", ["script": body, "args": arguments])
  }

  /// The same for a body that calls its last argument when it is done.
  func asyncScript(_ body: String) async throws -> Any {
    try await post("execute/async", ["script": body, "args": [Any]()])
  }

  /// Presses keys one after the other.
  func press(_ keys: Key...) async throws {
    let actions: [[String: Any]] = keys.flatMap { key in
      [["type": "keyDown", "value": key.rawValue], ["type": "keyUp", "value": key.rawValue]]
    }
    _ = try await post("actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  enum Key: String {
    case left = "\u{E012}"
    case right = "\u{E014}"
    case home = "\u{E011}"
    case end = "\u{E010}"
    case space = " "
    case tab = "\u{E004}"
    case enter = "\u{E007}"
  }

  /// What the console has said since it was asked last, from warnings on.
  func complaints() async throws -> [String] {
    let entries = try await post("se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.filter { $0["level"] as? String != "INFO" }.map { "\($0["message"] ?? "")" }
  }

  // MARK: Surroundings

  func resize(width: Int, height: Int) async throws {
    try await chrome(
      "Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500])
  }

  /// - Parameters:
  ///   - scheme: `light` or `dark`.
  ///   - media: `screen` or `print`.
  func prefer(_ scheme: String, media: String = "screen") async throws {
    let features = [["name": "prefers-color-scheme", "value": scheme], ["name": "prefers-reduced-motion", "value": "reduce"]]
    try await chrome("Emulation.setEmulatedMedia", ["media": media, "features": features])
  }

  func goOffline() async throws {
    try await chrome("Network.enable", [:])
    try await chrome(
      "Network.emulateNetworkConditions", ["offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0])
  }

  /// What a screen reader is told: each node's role and name.
  func accessibility() async throws -> [(role: String, name: String)] {
    let tree = try await chrome("Accessibility.getFullAXTree", [:]) as? [String: Any]
    let nodes = tree?["nodes"] as? [[String: Any]] ?? []
    return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
      func value(_ key: String) -> String { (node[key] as? [String: Any])?["value"] as? String ?? "" }
      return (value("role"), value("name"))
    }
  }

  func picture() async throws -> Data {
    guard let text = try DriverConnection.send("GET", session.appendingPathComponent("screenshot"), nil) as? String,
      let data = Data(base64Encoded: text)
    else { throw BrowserError("no picture") }
    return data
  }

  @discardableResult
  private func chrome(_ command: String, _ parameters: [String: Any]) async throws -> Any {
    try await post("goog/cdp/execute", ["cmd": command, "params": parameters])
  }

  // MARK: The wire

  private func post(_ path: String, _ body: [String: Any]) async throws -> Any {
    try DriverConnection.send("POST", session.appendingPathComponent(path), body)
  }
}

struct BrowserError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
