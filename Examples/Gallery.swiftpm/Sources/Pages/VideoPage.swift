import QuarterTurn
import SwiftUI

/// A film on a portrait page, which fills the screen in landscape when the phone is turned or the button is pressed.
struct VideoPage: View {
  @State private var isFullScreen = false

  var body: some View {
    VStack(spacing: 16) {
      FilmView(isFullScreen: $isFullScreen)
        .fullScreenInLandscape(isOn: $isFullScreen, label: "Video")
        .aspectRatio(16 / 9, contentMode: .fit)
      Text("Turn the phone, or press the button.")
      Spacer()
    }
    .navigationTitle("Video")
  }
}

/// The film and its controls. The claps are the player's own: one that was made anew would know of none.
struct FilmView: View {
  @Binding var isFullScreen: Bool
  @State private var claps = 0

  var body: some View {
    TestPicture()
      .overlay {
        FilmControls(claps: claps, isFullScreen: isFullScreen) {
          claps += 1
        } onButton: {
          isFullScreen.toggle()
        }
      }
  }
}

/// What lies over a film, on the page of SwiftUI's and on that of UIKit's.
struct FilmControls: View {
  let claps: Int
  let isFullScreen: Bool
  let onClap: @MainActor () -> Void
  let onButton: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Text("Claps: \(claps)").font(.title)
      Button("Clap", action: onClap)
      Button(isFullScreen ? "Back to the page" : "Fill the screen", action: onButton)
    }
    .foregroundColor(.white)
  }
}

/// A bar that runs over a black picture for ever, in place of a film.
struct TestPicture: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 0.05)) { context in
      GeometryReader { geometry in
        Color.orange
          .frame(width: geometry.size.width / 10)
          .offset(x: geometry.size.width * Self.position(at: context.date))
      }
      .background(Color.black)
    }
  }

  /// How far the bar has come, from 0 at the left to 0.9: it takes two seconds.
  static func position(at date: Date) -> Double {
    date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 2) / 2 * 0.9
  }
}
