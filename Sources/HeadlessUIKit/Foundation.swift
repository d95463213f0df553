// The one place that imports these. Apple's Foundation has the members of the geometry types in CoreGraphics, Linux's has them itself, and
// it brings Combine along, as here.

@_exported import Foundation
@_exported import HeadlessCombine

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
