@_spi(Reflection) import Swift

/// Finds the dynamic properties of a value and links them to a node, in place.
@MainActor
enum DynamicFields {
  private struct Field {
    let offset: Int
    let link: (UnsafeMutableRawPointer, Node, Int) -> Void
  }

  /// The named constant is a variable, which Swift 6 lets nobody read.
  private static let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)
  private static var known: [ObjectIdentifier: [Field]] = [:]

  /// Links a copy, never the value itself: one value placed twice has two states.
  static func link<Value>(_ value: inout Value, to node: Node, base: Int = 0) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields { field.link(UnsafeMutableRawPointer(pointer), node, base) }
    }
  }

  private static func fields<Value>(of type: Value.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let fields = known[id] { return fields }
    var found: [Field] = []
    _ = _forEachField(of: type, options: ignoringUnknown) { _, offset, type, _ in
      if let property = type as? any DynamicProperty.Type { found.append(field(property, at: offset)) }
      return true
    }
    known[id] = found
    return found
  }

  private static func field<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) -> Field {
    if let linked = type as? any LinkedProperty.Type { return linkedField(linked, at: offset) }
    return Field(offset: offset) { pointer, node, base in
      let property = pointer.advanced(by: offset).assumingMemoryBound(to: Property.self)
      link(&property.pointee, to: node, base: base + offset)
      property.pointee.update()
    }
  }

  private static func linkedField<Property: LinkedProperty>(_ type: Property.Type, at offset: Int) -> Field {
    Field(offset: offset) { pointer, node, base in
      let property = pointer.advanced(by: offset).assumingMemoryBound(to: Property.self)
      property.pointee.link(to: node, at: base + offset)
    }
  }
}

/// A property the runtime itself knows how to connect to a node.
@MainActor
protocol LinkedProperty: DynamicProperty {
  mutating func link(to node: Node, at offset: Int)
}
