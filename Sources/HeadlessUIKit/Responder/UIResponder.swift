/// The root of everything that can be reached over the responder chain.
@MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
}
