#if !canImport(Combine)
  extension NotificationCenter {
    /// Sends the notifications of one name; Foundation has it where there is Combine.
    public struct Publisher: HeadlessCombine.Publisher {
      public typealias Output = Notification
      public typealias Failure = Never

      public let center: NotificationCenter
      public let name: Notification.Name
      public let object: AnyObject?

      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
        // What is posted comes on the thread of whoever posts it, as with Combine.
        nonisolated(unsafe) let conduit = Conduit<Notification, Never>(subscriber)
        nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) { conduit.send($0) }
        conduit.onCancel = { [center] in center.removeObserver(observer) }
        conduit.begin()
      }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }
#endif
