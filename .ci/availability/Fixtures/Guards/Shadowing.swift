import SwiftUI

// Names that the sources declare themselves are not Apple's.

enum Chapter {
  enum Tab { case first }

  static func open(_ tab: Tab = .first) -> Tab { Tab.first }
}

struct Book {
  var isEmpty = true
  var count = 0
  enum Role { case close, confirm }
}

func read(_ book: Book, _ role: Book.Role = .close) {
  _ = book.isEmpty
  _ = book.count
  let role: Book.Role = .confirm
  print(role)
}
