import HeadlessSwiftUI

/// What a finger does to a page.
extension ScenarioStage {
  func perform(_ touch: UIKitStep.Touch, settles: Bool) throws(StepFault) {
    let screen = screen(settles: settles)
    do throws(DriverError) {
      switch touch {
      case .tap(let name): try screen.tap(name)
      case .tapTab(let title): try screen.tapTab(title)
      case .goBack: try screen.goBack()
      case .swipeDown: try screen.swipeDown()
      case .scroll(let row): try screen.scroll(toRow: row)
      }
    } catch {
      throw StepFault("\(error)")
    }
  }
}
