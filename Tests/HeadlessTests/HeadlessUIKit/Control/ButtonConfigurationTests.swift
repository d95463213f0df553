import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Buttons that are made with a configuration.
@MainActor
@Suite struct ButtonConfigurationTests {
  /// A page as it is written with UIKit's configurations and menus.
  private final class Checkout: UIViewController {
    private(set) var log: [String] = []
    private(set) var updates: [String] = []
    private(set) lazy var pay = UIButton(
      configuration: payment, primaryAction: UIAction { [unowned self] _ in log.append("pay") })

    private var payment: UIButton.Configuration {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Pay"
      configuration.subtitle = "in three parts"
      configuration.image = UIImage(
        systemName: "creditcard", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
      configuration.imagePlacement = .trailing
      configuration.imagePadding = 8
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
      configuration.cornerStyle = .capsule
      configuration.buttonSize = .large
      configuration.baseForegroundColor = .white
      configuration.baseBackgroundColor = .systemBlue
      configuration.background.cornerRadius = 12
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 20, weight: .semibold)
        return outgoing
      }
      return configuration
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      pay.configurationUpdateHandler = { [unowned self] button in
        updates.append(button.isEnabled ? "on" : "off")
        button.configuration?.title = button.isEnabled ? "Pay" : "Paid"
      }
      var words = UIButton.Configuration.plain()
      words.attributedTitle = AttributedString("Terms", attributes: AttributeContainer().font(.boldSystemFont(ofSize: 12)))
      let terms = UIButton(configuration: words, primaryAction: UIAction { [unowned self] _ in log.append("terms") })
      let close = UIButton(
        configuration: .borderless(),
        primaryAction: UIAction(title: "Close", image: UIImage(systemName: "xmark")) { [unowned self] _ in log.append("close") })
      for button in [pay, terms, close] { view.addSubview(button) }
    }
  }

  @Test("a button is found and touched by the title in its configuration, or by its action's", arguments: [15, 18, 26])
  func touching(system: Int) throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(system))
    let page = simulation.run { Checkout() }
    simulation.launch { page }
    let screen = ScreenDriver(simulation)
    #expect(screen.controls == ["Pay", "Terms", "Close"])
    #expect(screen.texts == ["Pay", "in three parts", "Terms", "Close"])
    for name in screen.controls { try screen.tap(name) }
    #expect(page.log == ["pay", "terms", "close"])
    #expect(simulation.crashes.isEmpty)
  }

  @Test("the update handler runs once before the next layout, for each change of the state and each request")
  func updating() throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    let page = simulation.run { Checkout() }
    simulation.launch { page }
    #expect(page.updates == ["on"])
    simulation.run {
      page.pay.isEnabled = false
      page.pay.isEnabled = false
      page.pay.setNeedsUpdateConfiguration()
    }
    simulation.settle()
    #expect(page.updates == ["on", "off"])
    let screen = ScreenDriver(simulation)
    #expect(screen.controls.first == "Paid")
    #expect(throws: DriverError.disabled("Paid")) { try screen.tap("Paid") }
    simulation.run { page.pay.setNeedsUpdateConfiguration() }
    simulation.settle()
    #expect(page.updates == ["on", "off", "off"])
  }

  @Test("of a configuration's title and one that is set for a state the later one shows")
  func titles() {
    let button = UIButton(configuration: .gray())
    button.setTitle("for the state", for: .normal)
    #expect(button.currentTitle == "for the state")
    button.configuration?.title = "in the configuration"
    #expect(button.currentTitle == "in the configuration")
    button.configuration?.imagePadding = 4
    button.setTitle("set again", for: .normal)
    button.configuration?.imagePadding = 8
    #expect(button.currentTitle == "set again")
  }

  @Test("title and attributed title are one text, and configurations that say the same are equal")
  func values() {
    var configuration = UIButton.Configuration.tinted()
    configuration.attributedTitle = AttributedString("Save")
    #expect(configuration.title == "Save")
    configuration.title = nil
    #expect(configuration.attributedTitle == nil)
    #expect(configuration == .tinted())
    #expect(configuration != .filled())
    #expect(configuration.automaticallyUpdateForSelection && !UIButton.Configuration.filled().automaticallyUpdateForSelection)
    configuration.contentInsets = .zero
    #expect(configuration != .tinted())
    configuration.setDefaultContentInsets()
    #expect(configuration == .tinted())
  }

  @Test("a subclass hears of updates as well, before the handler")
  func subclass() {
    final class Button: UIButton {
      var steps: [String] = []
      override func updateConfiguration() {
        super.updateConfiguration()
        steps.append("subclass")
      }
    }
    let button = Button(configuration: .plain())
    button.configurationUpdateHandler = { ($0 as? Button)?.steps.append("handler") }
    button.layoutIfNeeded()
    #expect(button.steps == ["subclass", "handler"])
    button.layoutIfNeeded()
    #expect(button.steps.count == 2)
  }
}
