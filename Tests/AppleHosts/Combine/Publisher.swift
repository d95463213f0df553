import Foundation

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}

  public func cancel() {}

  public func store(in set: inout Set<AnyCancellable>) {}

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NotificationCenter {
  // Foundation's own on Apple's systems.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {}
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher() }
}
