// R3.8, R3.10, R4.1, R4.3
/// Which presented controllers are asked, and how their masks combine.
package enum ControllerMaskRule {
  // R4.1
  /// Does a presentation of this style take over orientation? Sheets, popovers and alerts leave it to their presenter.
  ///
  /// A context counts only where it is the whole window, a custom presentation only where it removes its presenter's view.
  package static func takesOver(
    _ style: UIModalPresentationStyle, contextFillsWindow: @autoclosure () -> Bool = false,
    removesPresenter: @autoclosure () -> Bool = false
  ) -> Bool {
    switch style {
    case .fullScreen, .overFullScreen: true
    case .currentContext, .overCurrentContext: contextFillsWindow()
    case .custom: removesPresenter()
    case .automatic, .none, .pageSheet, .formSheet, .popover: false
    }
  }

  // R4.3
  /// Whether the mask has to coincide with what lies below, which stays visible.
  package static func coincidesWithPresenter(_ style: UIModalPresentationStyle) -> Bool {
    style == .overFullScreen || style == .overCurrentContext
  }

  // R4.3
  /// Nothing in common with the chain below: the presented controller's own mask stands alone.
  package static func combined(
    own: UIInterfaceOrientationMask, chain: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    let common = own.intersection(chain)
    return common.isEmpty ? own : common
  }

  // R1.7, R3.10
  /// What a controller answers that does not override the property.
  ///
  /// The documentation goes by the idiom alone; whether a style that resolves to a sheet, as an untouched one does, allows
  /// everything on a phone is open.
  package static func defaultMask(
    idiom: UIUserInterfaceIdiom, style: UIModalPresentationStyle, sheetStyleAllowsAll: Bool
  ) -> UIInterfaceOrientationMask {
    if sheetStyleAllowsAll, style == .pageSheet || style == .formSheet { return .all }
    switch idiom {
    case .pad: return .all
    case .phone: return .allButUpsideDown
    default: return .portrait
    }
  }
}
