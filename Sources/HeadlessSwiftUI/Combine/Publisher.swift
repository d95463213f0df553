#if !canImport(Combine)
  /// Something that sends values over time; as much of Combine's protocol as views need.
  public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
  }
#endif
