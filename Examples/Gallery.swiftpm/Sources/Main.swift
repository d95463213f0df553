/// Where the app starts on a device; headless it is a tour that starts it.
@main
enum Main {
  @MainActor static func main() { GalleryApp.main() }
}
