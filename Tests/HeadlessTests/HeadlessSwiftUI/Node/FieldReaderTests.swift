import HeadlessSwiftUI
import Testing

/// A value that knows where its dynamic properties lie.
private protocol Placed {
  static var places: [Int?] { get }
}

private protocol Named {}
private protocol NamedObject: AnyObject {}
private final class Model: NamedObject, Named {}
private struct Small: Named { var flag: UInt8 = 1 }
private struct Large: Named { var numbers = (1, 2, 3, 4, 5) }
private struct Failure: Error { var code = 7 }
private enum Choice: Named {
  case one(Int)
  case other
}

@MainActor
@Suite struct FieldReaderTests {
  private struct Nothing: Placed {
    var number = 1
    static var places: [Int?] { [] }
  }

  private struct Several: Placed {
    let flag = true
    @State var first = false
    let text = "text"
    @State var second = 0
    @Binding var third: Int
    let action: () -> Void = {}
    @Environment(\.isEnabled) var fourth
    static var places: [Int?] {
      [
        MemoryLayout<Self>.offset(of: \Self._first), MemoryLayout<Self>.offset(of: \Self._second),
        MemoryLayout<Self>.offset(of: \Self._third), MemoryLayout<Self>.offset(of: \Self._fourth),
      ]
    }
  }

  private struct Existentials: Placed {
    var plain: Int
    var small: any Named
    @State var first = 0
    var large: any Named
    var choice: any Named
    @State var second = ""
    var anything: Any
    @State var third = false
    static var places: [Int?] {
      [
        MemoryLayout<Self>.offset(of: \Self._first), MemoryLayout<Self>.offset(of: \Self._second),
        MemoryLayout<Self>.offset(of: \Self._third),
      ]
    }
  }

  private struct Objects: Placed {
    var first: any NamedObject
    @State var number = 0
    var second: Model
    var both: any NamedObject & Named
    @State var other = 0
    weak var parent: Model?
    @State var third = 0
    static var places: [Int?] {
      [
        MemoryLayout<Self>.offset(of: \Self._number), MemoryLayout<Self>.offset(of: \Self._other),
        MemoryLayout<Self>.offset(of: \Self._third),
      ]
    }
  }

  private struct Others: Placed {
    var error: any Error
    var maybe: (any Named)?
    @State var first = 0
    var kind: any Named.Type
    var pair: (UInt8, any Named)
    @State var second = 0
    static var places: [Int?] { [MemoryLayout<Self>.offset(of: \Self._first), MemoryLayout<Self>.offset(of: \Self._second)] }
  }

  private struct Nested: DynamicProperty {
    var flag = false
    @State var number = 0
  }

  private struct Outer<Content>: Placed {
    var content: Content
    var nested = Nested()
    static var places: [Int?] { [MemoryLayout<Self>.offset(of: \Self.nested)] }
  }

  private func check<Value: Placed>(_ value: Value, sourceLocation: SourceLocation = #_sourceLocation) {
    for reader in FieldReader.allCases {
      let fields = reader.fields(of: value)
      #expect(fields.map(\.offset) == Value.places, "\(reader)", sourceLocation: sourceLocation)
    }
    // The same of the types.
    let types = FieldReader.allCases.map { $0.fields(of: value).map { "\($0.type)" } }
    #expect(types.allSatisfy { $0 == types[0] }, sourceLocation: sourceLocation)
  }

  @Test("every way to read fields finds the dynamic properties where they lie")
  func places() {
    check(Nothing())
    check(Several(third: .constant(3)))
    check(Outer(content: Small()))
    check(Outer(content: Model()))
    check(Outer(content: (1, Large(), "text")))
  }

  @Test("a property declared as any of a protocol does not move the others, whatever it holds")
  func existentials() {
    let held: [any Named] = [Small(), Large(), Model(), Choice.one(1), Choice.other]
    for small in held {
      for large in held {
        check(Existentials(plain: 1, small: small, large: large, choice: Choice.one(2), anything: small))
        check(Existentials(plain: 1, small: small, large: large, choice: Choice.other, anything: 5))
      }
    }
    check(Others(error: Failure(), maybe: nil, kind: Small.self, pair: (1, Large())))
    check(Others(error: CancellationError(), maybe: Large(), kind: Model.self, pair: (1, Model())))
  }

  @Test("nor does one declared as any of a protocol for classes")
  func classExistentials() {
    let model = Model()
    check(Objects(first: model, second: model, both: model, parent: model))
    check(Objects(first: Model(), second: Model(), both: Model(), parent: nil))
  }

  @Test("views keep their state by every way", arguments: FieldReader.allCases)
  func state(reader: FieldReader) throws {
    struct Page: View {
      let model: any Named
      @State private var isThere = false

      var body: some View {
        Button("show") { isThere.toggle() }
        Counter("first")
        if isThere { Counter("second") }
      }
    }
    let stage = Stage(fields: reader) { Page(model: Large()) }
    try stage.screen.tap("first 0")
    try stage.screen.tap("show")
    try stage.screen.tap("second 0")
    try stage.screen.tap("second 1")
    #expect(stage.screen.controls == ["show", "first 1", "second 2"])
    try stage.screen.tap("show")
    try stage.screen.tap("show")
    #expect(stage.screen.controls == ["show", "first 1", "second 0"])
  }
}
