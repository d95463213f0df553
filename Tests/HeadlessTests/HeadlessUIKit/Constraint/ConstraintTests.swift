import HeadlessUIKit
import Testing

/// Frames that follow from constraints.
@MainActor
@Suite struct ConstraintTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    return view
  }

  @Test("edges, centers and constant lengths fix a frame, and fix it again when the superview changes")
  func simpleFrames() {
    let edges = add()
    let middle = add()
    NSLayoutConstraint.activate([
      edges.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      edges.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: edges.trailingAnchor, constant: 20),
      edges.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor, constant: -10),
      middle.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      middle.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      middle.heightAnchor.constraint(equalToConstant: 40),
    ])
    box.layoutIfNeeded()
    #expect(edges.frame == CGRect(x: 20, y: 10, width: 260, height: 180))
    #expect(middle.frame == CGRect(x: 75, y: 80, width: 150, height: 40))
    box.frame.size = CGSize(width: 200, height: 300)
    box.layoutIfNeeded()
    #expect(edges.frame == CGRect(x: 20, y: 10, width: 160, height: 280))
    #expect(middle.frame == CGRect(x: 50, y: 130, width: 100, height: 40))
  }

  @Test("a view below another follows it, and a label is as large as its text")
  func siblings() {
    let upper = add()
    let label = UILabel()
    label.text = "Four"
    let lower = add(label)
    NSLayoutConstraint.activate([
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 8),
      lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
      upper.topAnchor.constraint(equalTo: box.topAnchor),
      upper.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      upper.widthAnchor.constraint(equalToConstant: 50),
      upper.heightAnchor.constraint(equalTo: upper.widthAnchor),
    ])
    box.layoutIfNeeded()
    #expect(upper.frame == CGRect(x: 5, y: 0, width: 50, height: 50))
    #expect(lower.frame.origin == CGPoint(x: 5, y: 58))
    #expect(lower.frame.size == label.intrinsicContentSize)
  }

  @Test("a changed constant and a deactivated constraint lay out again; an inequality changes nothing")
  func changes() {
    let view = add()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 500)
    NSLayoutConstraint.activate([
      width, least, view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.topAnchor.constraint(equalTo: box.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    box.layoutIfNeeded()
    #expect(view.frame.width == 50)
    width.constant = 70
    box.layoutIfNeeded()
    #expect(view.frame.width == 70)
    #expect(least.isActive)
    width.isActive = false
    #expect(view.constraints.count == 2)
  }

  @Test("views without a common superview are a crash, as in UIKit")
  func noCommonAncestor() {
    let simulation = Simulation(device: .phone, system: SystemVersion(18))
    let (one, two) = (UIView(), UIView())
    simulation.run { one.topAnchor.constraint(equalTo: two.topAnchor).isActive = true }
    #expect(simulation.crashes.map(\.name) == ["NSGenericException"])
  }

  @Test("a stack shares its length, equally or with what is left for the last view")
  func stacks() {
    let (one, two) = (UIView(), UIView())
    one.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = box.bounds
    box.addSubview(stack)
    box.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(two.frame == CGRect(x: 0, y: 40, width: 300, height: 160))
    stack.distribution = .fillEqually
    box.layoutIfNeeded()
    #expect(two.frame == CGRect(x: 0, y: 105, width: 300, height: 95))
    one.isHidden = true
    stack.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(two.frame.height == 200)
  }
}
