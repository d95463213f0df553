#if !canImport(Combine)
  /// An object that says when it is about to change.
  public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Kept in the object's published properties, which all send through it.
    public var objectWillChange: ObservableObjectPublisher {
      var boxes: [any PublishedStorage] = []
      var mirror: Mirror? = Mirror(reflecting: self)
      while let level = mirror {
        boxes += level.children.compactMap { ($0.value as? any PublishedProperty)?.publishedStorage }
        mirror = level.superclassMirror
      }
      if let known = boxes.lazy.compactMap(\.objectWillChange).first { return known }
      let publisher = ObservableObjectPublisher()
      for box in boxes { box.objectWillChange = publisher }
      return publisher
    }
  }
#endif
