#if !canImport(Combine)
  /// A property whose writes are announced by its object, before they happen.
  @propertyWrapper
  public struct Published<Value> {
    /// Sends the value now and each new one before it is stored.
    public struct Publisher: HeadlessSwiftUI.Publisher {
      public typealias Output = Value
      public typealias Failure = Never

      fileprivate let storage: Storage

      public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
        receiveValue(storage.value)
        return storage.subscribers.add(receiveValue)
      }
    }

    fileprivate final class Storage: PublishedStorage {
      var value: Value
      let subscribers = Subscribers<Value>()
      var objectWillChange: ObservableObjectPublisher?

      init(_ value: Value) { self.value = value }
    }

    fileprivate let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var projectedValue: Publisher { Publisher(storage: storage) }

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
      set {
        let storage = object[keyPath: storageKeyPath].storage
        storage.objectWillChange?.send()
        storage.subscribers.send(newValue)
        storage.value = newValue
      }
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
