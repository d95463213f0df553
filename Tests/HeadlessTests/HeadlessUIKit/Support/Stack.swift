import HeadlessUIKit

/// A stock navigation controller with one page, in one word.
@MainActor
final class Stack: UINavigationController {
  convenience init() { self.init(rootViewController: Page()) }
}
