// The one place that imports these. Apple's Foundation has the members of the geometry types in CoreGraphics, Linux's has them itself.

@_exported import Foundation

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
