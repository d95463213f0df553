#if !os(iOS)
  import HeadlessUIKit
#else
  import UIKit
#endif

/// The time of a scene's world, injected so that a test's clock moves only when it is told to.
@MainActor
package struct Scheduler {
  /// Work that can be called off.
  @MainActor
  package struct Scheduled {
    package let cancel: @MainActor () -> Void

    package init(cancel: @escaping @MainActor () -> Void) {
      self.cancel = cancel
    }
  }

  /// Runs work after that many seconds.
  package let after: @MainActor (_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Scheduled

  package init(
    after: @escaping @MainActor (_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Scheduled
  ) {
    self.after = after
  }

  /// Runs work in a later turn of the run loop, when what is under way has committed.
  package func afterThisTurn(_ work: @escaping @MainActor () -> Void) {
    _ = after(0, work)
  }

  /// The main queue on iOS, the world's virtual run loop elsewhere.
  package static func main(of scene: UIWindowScene) -> Scheduler {
    #if os(iOS)
      mainQueue
    #else
      Scheduler(scene.simulation.runLoop)
    #endif
  }

  /// The same where no scene is known.
  package static var current: Scheduler {
    #if os(iOS)
      mainQueue
    #else
      Scheduler(Simulation.current.runLoop)
    #endif
  }

  #if os(iOS)
    private static var mainQueue: Scheduler {
      Scheduler { seconds, work in
        let item = DispatchWorkItem { MainActor.assumeIsolated(work) }
        if seconds > 0 {
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
        } else {
          DispatchQueue.main.async(execute: item)
        }
        return Scheduled { item.cancel() }
      }
    }
  #else
    private init(_ loop: VirtualRunLoop) {
      // The world owns its scenes, so it must not be kept alive by what waits in its own loop.
      self.init { [weak loop] seconds, work in
        let scheduled = loop?.schedule(after: seconds, work)
        return Scheduled { scheduled?.cancel() }
      }
    }
  #endif
}
