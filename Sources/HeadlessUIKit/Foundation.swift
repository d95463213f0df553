@_exported import Foundation

// The one place that imports them: Apple's Foundation has the geometry types' members in CoreGraphics, elsewhere they are Foundation's own.
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
