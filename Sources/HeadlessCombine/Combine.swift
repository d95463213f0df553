// The one place that imports these: where there is Apple's Combine it is used, elsewhere the types of this module have its names.

@_exported import Foundation

#if canImport(Combine)
  @_exported import Combine
#endif
