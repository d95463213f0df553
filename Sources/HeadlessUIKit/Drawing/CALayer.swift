#if canImport(QuartzCore)
  @_exported import QuartzCore
#else
  /// What a view is drawn by.
  ///
  /// Nothing is drawn: its properties keep what they are given.
  open class CALayer: NSObject {
    open var frame = CGRect.zero
    open var cornerRadius: CGFloat = 0
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var opacity: Float = 1
    open var isHidden = false
    open var zPosition: CGFloat = 0
    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?

    open func addSublayer(_ layer: CALayer) {
      layer.removeFromSuperlayer()
      layer.superlayer = self
      sublayers = (sublayers ?? []) + [layer]
    }

    open func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      superlayer = nil
    }
  }
#endif
