#if os(iOS)
  @_exported import SwiftUI
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
