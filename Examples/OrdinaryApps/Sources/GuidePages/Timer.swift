#if !os(iOS)
  import UIKit

  typealias Timer = SimulatedTimer
#endif
