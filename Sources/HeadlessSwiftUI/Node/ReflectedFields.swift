#if !canImport(ObjectiveC)
  @_spi(Reflection) import Swift

  /// Asks the standard library for the fields of a type.
  enum ReflectedFields {
    /// The named constant is a variable, which Swift 6 lets nobody read.
    private static let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)

    static func read<Value>(_ type: Value.Type) -> [DynamicField] {
      var found: [DynamicField] = []
      _ = _forEachField(of: type, options: ignoringUnknown) { _, offset, type, _ in
        if let property = type as? any DynamicProperty.Type { found.append(DynamicField(offset: offset, type: property)) }
        return true
      }
      return found
    }
  }
#endif
