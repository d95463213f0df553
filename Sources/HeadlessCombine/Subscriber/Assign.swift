#if !canImport(Combine)
  extension Publisher where Failure == Never {
    /// Writes each value to a property of an object, which the subscription keeps alive.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
      sink { object[keyPath: keyPath] = $0 }
    }

    /// Writes each value to a published property, for as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
      let storage = published.storage
      storage.sources.append(sink { [weak storage] in storage?.write($0) })
    }
  }
#endif
