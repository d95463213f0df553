/// Finds the dynamic properties of a value and links them to a node, in place.
@MainActor
final class DynamicFields {
  private struct Field {
    let offset: Int
    let link: (UnsafeMutableRawPointer, Node, Int) -> Void
  }

  private static let readers = FieldReader.allCases.map { DynamicFields($0) }

  /// What is known of types is kept for the whole process: they do not change.
  static func read(by reader: FieldReader) -> DynamicFields { readers.first { $0.reader == reader } ?? DynamicFields(reader) }

  private let reader: FieldReader
  private var known: [ObjectIdentifier: [Field]] = [:]

  private init(_ reader: FieldReader) { self.reader = reader }

  /// Links a copy, never the value itself: one value placed twice has two states.
  func link<Value>(_ value: inout Value, to node: Node, base: Int = 0) {
    let fields = known[ObjectIdentifier(Value.self)] ?? read(value)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields { field.link(UnsafeMutableRawPointer(pointer), node, base) }
    }
  }

  private func read<Value>(_ value: Value) -> [Field] {
    let fields = reader.fields(of: value).map { field($0.type, at: $0.offset) }
    known[ObjectIdentifier(Value.self)] = fields
    return fields
  }

  private func field<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) -> Field {
    if let linked = type as? any LinkedProperty.Type { return linkedField(linked, at: offset) }
    return Field(offset: offset) { pointer, node, base in
      let property = pointer.advanced(by: offset).assumingMemoryBound(to: Property.self)
      node.runtime.fields.link(&property.pointee, to: node, base: base + offset)
      property.pointee.update()
    }
  }

  private func linkedField<Property: LinkedProperty>(_ type: Property.Type, at offset: Int) -> Field {
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
