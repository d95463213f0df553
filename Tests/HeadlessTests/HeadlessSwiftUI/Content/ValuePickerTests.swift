import HeadlessSwiftUI
import Testing

/// Pickers of dates and colours.
@MainActor
@Suite struct ValuePickerTests {
  private static let noon = Date(timeIntervalSinceReferenceDate: 12 * 3_600)

  private struct Booking: View {
    @State private var day = ValuePickerTests.noon
    @State private var departure = ValuePickerTests.noon
    @State private var shade = Color.red
    @State private var ink = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    var body: some View {
      Form {
        DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
        DatePicker(selection: $departure, in: ValuePickerTests.noon...) { Label("Departure", systemImage: "airplane") }
        DatePicker("Closed", selection: $day, in: ...ValuePickerTests.noon).disabled(true)
        ColorPicker("Shade", selection: $shade, supportsOpacity: false)
        ColorPicker(selection: $ink) { Text("Ink") }
        Text("\(day.timeIntervalSinceReferenceDate) \(departure.timeIntervalSinceReferenceDate)")
        Text(shade == .mint ? "mint" : "other")
        Text("\(Int((ink.components?[0] ?? 0) * 100))")
      }
    }
  }

  @Test("a date is picked into its binding, within its range, and not where the picker is disabled")
  func dates() throws {
    let stage = Stage { Booking() }
    #expect(stage.screen.controls == ["Day", "Departure", "Closed", "Shade", "Ink"])
    try stage.screen.pick(Date(timeIntervalSinceReferenceDate: 10), in: "Day")
    try stage.screen.pick(Date(timeIntervalSinceReferenceDate: 99_999), in: "Departure")
    #expect(stage.texts[5] == "10.0 99999.0")
    try stage.screen.pick(.distantPast, in: "Departure")
    #expect(stage.texts[5] == "10.0 43200.0")
    #expect(throws: DriverError.disabled("Closed")) { try stage.screen.pick(.distantPast, in: "Closed") }
    #expect(throws: DriverError.noControl("Shade", onScreen: ["Day", "Departure", "Closed"])) {
      try stage.screen.pick(Self.noon, in: "Shade")
    }
  }

  @Test("a colour is picked into its binding, whichever kind that holds")
  func colours() throws {
    let stage = Stage { Booking() }
    #expect(stage.texts.suffix(2) == ["other", "0"])
    try stage.screen.pick(.mint, in: "Shade")
    try stage.screen.pick(Color(red: 0.5, green: 0, blue: 0), in: "Ink")
    #expect(stage.texts.suffix(2) == ["mint", "50"])
  }
}
