import HeadlessUIKit
import Testing

@Suite struct SystemVersionTests {
  @Test("versions are read and written as people write them")
  func text() {
    #expect(SystemVersion("26.2") == SystemVersion(26, 2))
    #expect(SystemVersion("15") == SystemVersion(15))
    for text in ["", "x", "15.", "15.2.1", "-1", "15.x", ".5"] { #expect(SystemVersion(text) == nil, "\(text)") }
    #expect(SystemVersion(26, 2).description == "26.2")
    #expect(SystemVersion(15).description == "15")
  }

  @Test("versions compare by number")
  func order() {
    #expect(SystemVersion(15, 8) < SystemVersion(16))
    #expect(SystemVersion(16, 2) < SystemVersion(16, 10))
  }
}
