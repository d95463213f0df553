/// Works out from a value's `Mirror` where its dynamic properties lie.
///
/// A struct's fields lie in their order, each at the next multiple of its alignment. `Mirror` tells the order and what the fields hold, but
/// not that one is declared as `any P`, which needs more room than what it holds. So all ways to fill the struct's size exactly are tried,
/// and what can be seen in its bytes rules out the wrong ones.
enum MirroredFields {
  static func read<Value>(_ value: Value) -> [DynamicField] {
    let mirror = Mirror(reflecting: value)
    let fields = mirror.children.map { MirroredField($0.value) }
    guard fields.contains(where: { $0.dynamicProperty != nil }) else { return [] }
    let solutions = withUnsafeBytes(of: value) { bytes in
      var search = Search(fields: fields, bytes: bytes, size: MemoryLayout<Value>.size)
      search.place(0, at: 0, found: [])
      return search.solutions
    }
    guard let fields = solutions.first, solutions.count == 1 else {
      // On hosts with Apple's Swift alone: writing state to the wrong place in a view would be worse, and there is nobody to throw to.
      fatalError(
        "Mirror does not tell where the dynamic properties of \(Value.self) lie. Give its stored properties that are declared as "
          + "`any P` a concrete type or a generic parameter.")
    }
    return fields
  }

  private struct Search {
    let fields: [MirroredField]
    let bytes: UnsafeRawBufferPointer
    let size: Int
    /// The different places of the dynamic properties; the other fields may lie as they like.
    private(set) var solutions: [[DynamicField]] = []

    init(fields: [MirroredField], bytes: UnsafeRawBufferPointer, size: Int) {
      self.fields = fields
      self.bytes = bytes
      self.size = size
    }

    mutating func place(_ index: Int, at end: Int, found: [DynamicField]) {
      guard index < fields.count else {
        if end == size, !solutions.contains(found) { solutions.append(found) }
        return
      }
      let field = fields[index]
      for room in field.rooms(at: end, in: bytes) {
        let offset = (end + room.alignment - 1) / room.alignment * room.alignment
        guard offset + room.size <= size, field.canLie(at: offset, taking: room, in: bytes) else { continue }
        let property = field.dynamicProperty.map { [DynamicField(offset: offset, type: $0)] } ?? []
        place(index + 1, at: offset + room.size, found: found + property)
      }
    }
  }
}

/// What a stored property holds, and how much room it may take.
private struct MirroredField {
  enum Kind {
    case plain
    /// `any P`: room for three words, what type is in them, and a word for each protocol.
    case existential
    /// `any P` of a protocol for classes: the object, and a word for each protocol.
    case classExistential
    /// `any Error`: the address of a box.
    case boxed
  }

  struct Room {
    let size: Int
    let alignment: Int
    let kind: Kind
  }

  private static let word = MemoryLayout<Int>.size
  private static let mostProtocols = 4

  let dynamicProperty: (any DynamicProperty.Type)?
  private let rooms: [Room]
  private let type: Any.Type
  private let object: AnyObject?
  /// The bytes it begins with, as far as they are known: of a struct those of its first number or text.
  private let beginning: [UInt8]

  init(_ value: Any) {
    let type = Swift.type(of: value)
    self.type = type
    dynamicProperty = type as? any DynamicProperty.Type
    object = type is AnyClass ? value as AnyObject : nil
    beginning = object == nil ? Self.beginning(of: value) : []
    let plain = Self.room(type)
    guard dynamicProperty == nil else {
      rooms = [plain]
      return
    }
    var rooms = [plain]
    // A struct's field of one metatype takes no room, one of any a second word.
    if value is Any.Type { rooms += [0, 2].map { Room(size: $0 * Self.word, alignment: Self.word, kind: .plain) } }
    if value is any Error { rooms.append(Room(size: Self.word, alignment: Self.word, kind: .boxed)) }
    for protocols in 0...Self.mostProtocols {
      rooms.append(Room(size: (4 + protocols) * Self.word, alignment: Self.word, kind: .existential))
      guard object != nil, protocols > 0 else { continue }
      rooms.append(Room(size: (1 + protocols) * Self.word, alignment: Self.word, kind: .classExistential))
    }
    self.rooms = rooms
  }

  private static func room(_ type: Any.Type) -> Room {
    func open<Held>(_ type: Held.Type) -> Room {
      Room(size: MemoryLayout<Held>.size, alignment: MemoryLayout<Held>.alignment, kind: .plain)
    }
    return open(type)
  }

  private static func beginning(of value: Any) -> [UInt8] {
    func bytes<Leaf>(_ leaf: Leaf) -> [UInt8] { withUnsafeBytes(of: leaf) { Array($0) } }
    if let number = value as? any BinaryInteger { return bytes(number) }
    if let number = value as? any BinaryFloatingPoint { return bytes(number) }
    if let text = value as? String { return bytes(text) }
    if let flag = value as? Bool { return bytes(flag) }
    // Of anything but a struct nothing is known: a case without a payload leaves the room for one as it was.
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct, let first = mirror.children.first else { return [] }
    return beginning(of: first.value)
  }

  /// What room it may take from a place on: what bears the type of what it holds is an `any P`, and nothing else.
  func rooms(at end: Int, in bytes: UnsafeRawBufferPointer) -> [Room] {
    let start = (end + Self.word - 1) / Self.word * Self.word
    let existentials = rooms.filter {
      $0.kind == .existential && start + $0.size <= bytes.count && canLie(at: start, taking: $0, in: bytes)
    }
    return existentials.isEmpty ? rooms.filter { $0.kind != .existential } : existentials
  }

  /// Whether the bytes agree with the field's lying there.
  func canLie(at offset: Int, taking room: Room, in bytes: UnsafeRawBufferPointer) -> Bool {
    func word(at place: Int) -> UInt { bytes.loadUnaligned(fromByteOffset: place, as: UInt.self) }
    /// What a protocol's word points to is constant data: an address, and no number or text of a neighbour's.
    func pointsToData(from first: Int) -> Bool {
      stride(from: offset + first, to: offset + room.size, by: Self.word).allSatisfy { place in
        let address = word(at: place)
        return address % UInt(Self.word) == 0 && (1 << 16..<1 << 56).contains(address)
      }
    }
    func bears(_ object: AnyObject) -> Bool {
      word(at: offset) == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    }
    switch room.kind {
    case .existential:
      return word(at: offset + 3 * Self.word) == unsafeBitCast(type, to: UInt.self) && pointsToData(from: 4 * Self.word)
    case .classExistential: return object.map(bears) == true && pointsToData(from: Self.word)
    case .boxed: return pointsToData(from: 0)
    case .plain:
      guard let object, room.size >= Self.word else {
        return beginning.count > room.size || bytes[offset...].prefix(beginning.count).elementsEqual(beginning)
      }
      return bears(object)
    }
  }
}
