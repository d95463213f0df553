import Foundation

/// Where the app starts on a device; headless it is a tour or a test that starts it.
@main
enum Main {
  @MainActor static func main() { GalleryLaunch(arguments: ProcessInfo.processInfo.arguments).main() }
}
