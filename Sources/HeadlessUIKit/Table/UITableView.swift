/// Rows that a data source describes; there are cells for those in sight.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  @nonexhaustive
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  @nonexhaustive
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  @nonexhaustive
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public static let automaticDimension: CGFloat = -1
  private static let headerHeight: CGFloat = 28

  open private(set) var style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open private(set) var indexPathForSelectedRow: IndexPath?

  private var rows: [(path: IndexPath, top: CGFloat, height: CGFloat)] = []
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var headers: [Int: String] = [:]
  private var pool: [String: [UITableViewCell]] = [:]
  private var classes: [String: AnyClass] = [:]
  private var isStale = true

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Rows

  open func reloadData() {
    isStale = true
    for cell in cells.values { recycle(cell) }
    cells = [:]
    setNeedsLayout()
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  open func beginUpdates() {}
  open func endUpdates() { reloadData() }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }

  open var visibleCells: [UITableViewCell] { indexPathsForVisibleRows?.compactMap { cells[$0] } ?? [] }
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    measure()
    guard let row = rows.first(where: { $0.path == indexPath }) else { return }
    contentOffset.y = min(row.top, max(contentSize.height - frame.height, 0))
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { classes[identifier] = cellClass }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].flatMap { CellClass.make($0, identifier) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Simulation.current.crash(
      name: "NSInternalInconsistencyException",
      reason:
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect "
        + "a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  // MARK: Selection

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let old = indexPathForSelectedRow { cells[old]?.setSelected(false, animated: animated) }
    indexPathForSelectedRow = indexPath
    if let indexPath { cells[indexPath]?.setSelected(true, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPathForSelectedRow == indexPath else { return }
    selectRow(at: nil, animated: animated, scrollPosition: .none)
  }

  /// A finger taps a row: the delegate may refuse, and is told; for tests.
  public func tapRow(at indexPath: IndexPath) {
    guard allowsSelection else { return }
    let delegate = tableDelegate
    guard let target = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath) else { return }
    if let old = indexPathForSelectedRow, old != target {
      selectRow(at: nil, animated: false, scrollPosition: .none)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: target, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: target)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    measure()
    let sight = contentOffset.y..<(contentOffset.y + max(frame.height, 1))
    let shown = rows.filter { $0.top < sight.upperBound && $0.top + $0.height > sight.lowerBound }
    let paths = Set(shown.map(\.path))
    for (path, cell) in cells where !paths.contains(path) {
      cells[path] = nil
      recycle(cell)
    }
    for row in shown {
      let cell = cells[row.path] ?? makeCell(at: row.path)
      let frame = CGRect(x: 0, y: row.top, width: self.frame.width, height: row.height)
      if let cell, cell.frame != frame { cell.frame = frame }
    }
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cells[path] = cell
    cell.isSelected = path == indexPathForSelectedRow
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
    return cell
  }

  /// Asks for the rows again after a change.
  private func measure() {
    guard isStale else { return }
    isStale = false
    rows = []
    headers = [:]
    var top: CGFloat = tableHeaderView?.frame.height ?? 0
    for section in 0..<numberOfSections {
      headers[section] = dataSource?.tableView(self, titleForHeaderInSection: section)
      if headers[section] != nil { top += Self.headerHeight }
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        let height = asked >= 0 ? asked : rowHeight >= 0 ? rowHeight : 44
        rows.append((path, top, height))
        top += height
      }
    }
    contentSize = CGSize(width: frame.width, height: top + (tableFooterView?.frame.height ?? 0))
    if let selected = indexPathForSelectedRow, !rows.contains(where: { $0.path == selected }) { indexPathForSelectedRow = nil }
  }

  // MARK: Touch

  override var ownTexts: [String] { headers.sorted { $0.key < $1.key }.map(\.value) }

  override var touchables: [Touchable] {
    // Controls in cells are found as the cells' own; a row without selection is no control.
    guard allowsSelection else { return [] }
    return (indexPathsForVisibleRows ?? []).compactMap { path in
      cells[path].map { cell in
        Touchable(
          label: cell.texts.joined(separator: " "), identifiers: cell.identifiers, tap: { [self] in tapRow(at: path) })
      }
    }
  }
}

/// Makes cells from their classes, as ``DelegateClass`` makes delegates.
@MainActor
private enum CellClass {
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewCell? {
    guard type is UITableViewCell.Type else { return nil }
    return unsafeBitCast(type, to: InitializableCell.Type.self).init(style: .default, reuseIdentifier: identifier)
  }
}

/// Calls a cell's initializer required; see ``DefaultInitializable``.
@MainActor
open class InitializableCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
