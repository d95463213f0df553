#if !canImport(Combine)
  /// A property whose writes are announced by its object, before they happen.
  @propertyWrapper
  public struct Published<Value> {
    /// Sends the value now and each new one before it is stored.
    public struct Publisher: HeadlessCombine.Publisher {
      public typealias Output = Value
      public typealias Failure = Never

      let storage: Storage

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        storage.subject.receive(subscriber: subscriber)
      }
    }

    final class Storage: PublishedStorage {
      private(set) var value: Value
      /// Has the new value a moment before the property, as Combine's does.
      let subject: CurrentValueSubject<Value, Never>
      var objectWillChange: ObservableObjectPublisher?
      /// What writes to the property by itself.
      var sources: [AnyCancellable] = []

      init(_ value: Value) {
        self.value = value
        subject = CurrentValueSubject(value)
      }

      func write(_ newValue: Value) {
        objectWillChange?.send()
        subject.send(newValue)
        value = newValue
      }
    }

    fileprivate let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var projectedValue: Publisher {
      mutating get { Publisher(storage: storage) }
      set {}
    }

    // The compiler refuses every call; the requirement has to exist for the static subscript that classes use.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { fatalError("@Published is only available on properties of classes") }
      set { fatalError("@Published is only available on properties of classes") }
    }

    public static subscript<EnclosingSelf: AnyObject>(
      _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
      get { object[keyPath: storageKeyPath].storage.value }
      set { object[keyPath: storageKeyPath].storage.write(newValue) }
    }
  }

  /// What an object needs to know of its published properties, whatever their values.
  protocol PublishedStorage: AnyObject {
    var objectWillChange: ObservableObjectPublisher? { get set }
  }

  protocol PublishedProperty {
    var publishedStorage: any PublishedStorage { get }
  }

  extension Published: PublishedProperty {
    var publishedStorage: any PublishedStorage { storage }
  }
#endif
