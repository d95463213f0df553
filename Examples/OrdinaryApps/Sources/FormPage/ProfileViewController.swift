import UIKit

final class ProfileViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let saveButton = UIButton(type: .system)
  private let nameField = UITextField()
  private let rows = ["Language", "Region", "Time zone"]
  private(set) var saved: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })

    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    saveButton.setTitle("Save", for: .normal)
    saveButton.isEnabled = false
    nameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.saveButton.isEnabled = !(self.nameField.text ?? "").isEmpty
      }, for: .editingChanged)
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)

    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")

    for subview in [nameField, tableView, saveButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      nameField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      nameField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      nameField.heightAnchor.constraint(equalToConstant: 44),
      tableView.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 8),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: saveButton.topAnchor, constant: -8),
      saveButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      saveButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      saveButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func save() {
    saved.append(nameField.text ?? "")
    view.endEditing(true)
    UIView.animate(withDuration: 0.25) {
      self.saveButton.alpha = 0.5
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = UIViewController()
    detail.title = rows[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}
