/// One branch of `#if`, `#elseif`, `#else`, up to the next directive of the same level.
struct ConditionalRegion {
  /// The region that this one stands in, or -1.
  let parent: Int
  /// Whether the branch is compiled for iOS by a current Xcode; `nil` where that depends on the project.
  let isCompiled: Bool?
}
