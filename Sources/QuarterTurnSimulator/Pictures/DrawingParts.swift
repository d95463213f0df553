import HeadlessUIKit

/// The parts that drawings share: each device's body, and each interface of one size, is in a file once.
struct DrawingParts {
  private var ids: [DeviceBody: Int] = [:]
  private var faces: [InterfaceFace: Int] = [:]
  private(set) var svg: Markup = DeviceDrawing.lockPart

  /// The id of a body's part, which is added when it is asked for the first time.
  mutating func id(of body: DeviceBody) -> String {
    if let id = ids[body] { return "b\(id)" }
    let id = ids.count
    ids[body] = id
    svg += "<g id=\"b\(id)\">\(body.under)</g><g id=\"b\(id)-over\">\(body.over)</g><g id=\"b\(id)-back\">\(body.back)</g>"
    svg += "<clipPath id=\"b\(id)-clip\">\(body.display)</clipPath>"
    return "b\(id)"
  }

  mutating func id(of face: InterfaceFace) -> String {
    if let id = faces[face] { return "f\(id)" }
    let id = faces.count
    faces[face] = id
    svg += "<g id=\"f\(id)\">\(face.furniture)</g>"
    return "f\(id)"
  }
}
