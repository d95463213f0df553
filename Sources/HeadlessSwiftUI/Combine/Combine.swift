// The one place that imports it: where there is Apple's Combine the model uses it, elsewhere its own few types of the same names.
#if canImport(Combine)
  @_exported import Combine
#endif
