import HeadlessUIKit

/// The parts that drawings share: each device's body is in a page once.
struct DrawingParts {
  private var ids: [DeviceBody: Int] = [:]
  private(set) var svg: Markup = DeviceDrawing.lockPart

  /// The id of a body's part, which is added when it is asked for the first time.
  mutating func id(of body: DeviceBody) -> String {
    if let id = ids[body] { return "b\(id)" }
    let id = ids.count
    ids[body] = id
    svg += "<g id=\"b\(id)\">\(body.under)</g><g id=\"b\(id)-over\">\(body.over)</g><g id=\"b\(id)-back\">\(body.back)</g>"
    return "b\(id)"
  }
}
