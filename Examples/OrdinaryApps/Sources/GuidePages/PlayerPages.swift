// The pages of the guide "Test your own pages without a device": each line of it stands here or in GuideTests.swift.
import SwiftUI
import UIKit

public struct MoviePage: View {
  @State private var isPlaying = false
  @State private var seconds = 0

  public init() {}

  public var body: some View {
    VStack {
      Text("Played for \(seconds) s")
      Button("Play") { isPlaying = true }
    }
    .fullScreenCover(isPresented: $isPlaying) {
      Button("Close") { isPlaying = false }
    }
    .task {
      for second in 1...3 {
        try? await Task.sleep(for: .seconds(1))
        seconds = second
      }
    }
  }
}

public final class PlayerViewController: UIViewController {
  private let playButton = UIButton(type: .system)
  private let status = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    playButton.setTitle("Play", for: .normal)
    playButton.addAction(UIAction { [weak self] _ in self?.play() }, for: .touchUpInside)
    status.text = "Paused"
    view.addSubview(playButton)
    view.addSubview(status)
  }

  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  private func play() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.status.text = "Playing"
    }
  }
}

public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

public final class CountdownController: UIViewController {
  private let label = UILabel()
  private var left = 3

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "3"
    view.addSubview(label)
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated { self?.tick() }
      if self == nil { timer.invalidate() }
    }
  }

  private func tick() {
    left -= 1
    label.text = "\(left)"
  }
}
