import HeadlessUIKit

/// A window's content that depends on the size class: turning takes one branch away and brings the other, with what each asks for.
package enum AdaptiveLayout: CaseIterable, Sendable {
  /// UIKit's split view with a column of its own for compact width.
  case splitByWidth
  /// The same with the library's split view.
  case forwardingSplitByWidth
  /// A UIKit container whose child is another where the width is regular.
  case branchByWidth
  /// The same by height, which changes on every phone.
  case branchByHeight
  /// A SwiftUI root that is another view where the width is regular.
  case viewByWidth
  /// The same by height.
  case viewByHeight
  /// A SwiftUI root that asks a geometry reader, which tells on iPads too.
  case viewByShape
  /// One SwiftUI view whose identity changes with the height.
  case identityByHeight
  /// One SwiftUI view whose mask is data of the size class.
  case maskByWidth

  var isSwiftUI: Bool {
    switch self {
    case .splitByWidth, .forwardingSplitByWidth, .branchByWidth, .branchByHeight: false
    case .viewByWidth, .viewByHeight, .viewByShape, .identityByHeight, .maskByWidth: true
    }
  }
}

extension DeviceModel {
  // Whether a turn, a window or a display changes the width's size class: Plus and Max phones, iPads and foldables (R6.10, R8.20).
  var changesItsWidthClass: Bool { isRegularWidthInLandscape || idiom == .pad || innerScreenSize != nil }
}
