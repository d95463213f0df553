/// A picture by its name; there are no pixels, so each name has one.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name it was made with, by which ``UIView`` finds a button without a title.
  package let name: String?
  open private(set) var size = CGSize(width: 24, height: 24)

  public override init() {
    name = nil
    size = .zero
  }

  private init(name: String) { self.name = name }

  public convenience init?(named name: String) { self.init(name: name) }

  public convenience init?(systemName name: String) { self.init(name: name) }
}
