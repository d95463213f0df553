#if !canImport(Combine)
  /// Something that takes a publisher's values as fast as it asks for them.
  public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
  }

  extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
  }

  public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
  }

  extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  }

  /// Tells subscribers and subscriptions apart.
  public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let id: ObjectIdentifier

    public init(_ object: AnyObject) { id = ObjectIdentifier(object) }

    public var description: String { "\(id)" }
  }

  /// What subscribers are made of.
  public enum Subscribers {
    /// How many more values are wanted.
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
      let count: Int

      public static let unlimited = Demand(count: .max)
      public static let none = Demand(count: 0)

      public static func max(_ value: Int) -> Demand {
        precondition(value >= 0, "A demand is not negative")
        return Demand(count: value)
      }

      /// `nil` for an unlimited demand.
      public var max: Int? { count == .max ? nil : count }

      public static func + (left: Demand, right: Demand) -> Demand {
        left.count == .max || right.count == .max ? .unlimited : Demand(count: left.count + right.count)
      }

      public static func += (left: inout Demand, right: Demand) { left = left + right }

      public static func - (left: Demand, right: Demand) -> Demand {
        left.count == .max ? .unlimited : Demand(count: Swift.max(left.count - right.count, 0))
      }

      public static func -= (left: inout Demand, right: Demand) { left = left - right }

      public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
    }

    /// How a publisher ended.
    public enum Completion<Failure: Error> {
      case finished
      case failure(Failure)
    }
  }

  extension Subscribers.Completion: Equatable where Failure: Equatable {}
  extension Subscribers.Completion: Sendable {}
#endif
