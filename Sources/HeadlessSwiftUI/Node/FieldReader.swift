/// Where in a value one of its stored properties lies, if that is a dynamic property.
package struct DynamicField: Equatable {
  package let offset: Int
  package let type: any DynamicProperty.Type

  package init(offset: Int, type: any DynamicProperty.Type) {
    self.offset = offset
    self.type = type
  }

  package static func == (left: DynamicField, right: DynamicField) -> Bool {
    left.offset == right.offset && left.type == right.type
  }
}

/// The ways to find the dynamic properties of a value; one value of a type is enough, as they lie at the same place in all of them.
package enum FieldReader: CaseIterable {
  #if !canImport(ObjectiveC)
    /// The standard library's own walk over the fields of a type: exact, but not public, and not there on Apple's systems.
    case reflection
  #endif
  /// `Mirror`, public everywhere.
  case mirror

  package static var preferred: FieldReader { allCases[0] }

  package func fields<Value>(of value: Value) -> [DynamicField] {
    switch self {
    #if !canImport(ObjectiveC)
      case .reflection: ReflectedFields.read(Value.self)
    #endif
    case .mirror: MirroredFields.read(value)
    }
  }
}
