import HeadlessUIKit
import Testing

@Suite struct GeometryPreferencesTests {
  @Test("R5.2: preferences are made and changed off the main actor, and begin without any")
  func offTheMainActor() {
    let preferences = UIWindowScene.GeometryPreferences.iOS()
    #expect(preferences.interfaceOrientations == nil)
    preferences.interfaceOrientations = .landscape
    #expect(preferences.interfaceOrientations == .landscape)
    #expect(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait).interfaceOrientations == .portrait)
    let mac = UIWindowScene.GeometryPreferences.Mac()
    #expect(mac.systemFrame == nil)
    mac.systemFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIWindowScene.GeometryPreferences.Mac(systemFrame: .zero).systemFrame == .zero)
  }

  @Test("what they are set to later is what is asked for")
  @MainActor func setLater() {
    let page = Page()
    page.mask = .all
    let phone = Phone(18) { page }
    let preferences = UIWindowScene.GeometryPreferences.iOS()
    preferences.interfaceOrientations = .landscapeLeft
    phone.perform { phone.scene.requestGeometryUpdate(preferences) }
    #expect(phone.scene.interfaceOrientation == .landscapeLeft)
  }
}
