import HeadlessCombine
import Testing

/// Publishers, subjects and operators, as far as they do not need time.
@Suite struct OperatorTests {
  private enum Failed: Error { case once }

  @Test("a subject hands on what is sent while somebody listens, and nothing after its end")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var ends = 0
    subject.send(1)
    let listener = subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(values == [2])
    #expect(ends == 1)
    withExtendedLifetime(listener) {}
  }

  @Test("a current value is sent to each new listener, and once it is dropped no more")
  func currentValue() {
    let subject = CurrentValueSubject<String, Never>("a")
    var values: [String] = []
    var listener: AnyCancellable? = subject.sink { values.append($0) }
    subject.value = "b"
    listener = nil
    subject.send("c")
    #expect(values == ["a", "b"])
    #expect(subject.value == "c")
    #expect(listener == nil)
  }

  @Test("map, filter, compactMap, removeDuplicates, dropFirst and scan change what passes")
  func operators() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [String] = []
    var sums: [Int] = []
    var bag: Set<AnyCancellable> = []
    subject.filter { $0 > 0 }.map { $0 / 2 }.removeDuplicates().compactMap { $0 == 3 ? nil : "\($0)" }.dropFirst()
      .sink { values.append($0) }.store(in: &bag)
    subject.scan(0, +).sink { sums.append($0) }.store(in: &bag)
    for number in [-1, 2, 3, 4, 5, 6, 8] { subject.send(number) }
    #expect(values == ["2", "4"])
    #expect(sums == [-1, 1, 4, 8, 13, 19, 27])
  }

  @Test("a key path maps, a nil is replaced, the first value ends a subscription")
  func smallOperators() {
    let subject = PassthroughSubject<String?, Never>()
    var lengths: [Int] = []
    var ends = 0
    let first = subject.replaceNil(with: "none").map(\.count).first()
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { lengths.append($0) })
    subject.send(nil)
    subject.send("longer")
    #expect(lengths == [4])
    #expect(ends == 1)
    withExtendedLifetime(first) {}
  }

  @Test("merged upstreams end with the last of them, combined ones wait for each other")
  func several() {
    let numbers = PassthroughSubject<Int, Never>()
    let more = PassthroughSubject<Int, Never>()
    var merged: [Int] = []
    var pairs: [String] = []
    var ends = 0
    var bag: [AnyCancellable] = []
    numbers.merge(with: more).sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { merged.append($0) }).store(in: &bag)
    numbers.combineLatest(more).sink { pairs.append("\($0) \($1)") }.store(in: &bag)
    numbers.send(1)
    more.send(10)
    numbers.send(2)
    numbers.send(completion: .finished)
    #expect(ends == 0)
    more.send(completion: .finished)
    #expect(merged == [1, 10, 2])
    #expect(pairs == ["1 10", "2 10"])
    #expect(ends == 1)
  }

  @Test("an error ends everything below")
  func failure() {
    let subject = PassthroughSubject<Int, any Error>()
    var values: [Int] = []
    var failed = false
    let listener = subject.map { $0 * 2 }.eraseToAnyPublisher().sink(
      receiveCompletion: { if case .failure = $0 { failed = true } }, receiveValue: { values.append($0) })
    subject.send(2)
    subject.send(completion: .failure(Failed.once))
    subject.send(3)
    #expect(values == [4])
    #expect(failed)
    withExtendedLifetime(listener) {}
  }

  @Test("values are written to a property, and to a published one for as long as its object lives")
  func assigning() {
    final class Label { var text = "" }
    final class Model: ObservableObject {
      @Published var count = 0
      func follow(_ source: some Publisher<Int, Never>) { source.assign(to: &$count) }
    }
    let label = Label()
    let source = CurrentValueSubject<Int, Never>(1)
    var changes = 0
    var model: Model? = Model()
    weak let weakModel = model
    let writes = source.map { "\($0)" }.assign(to: \.text, on: label)
    let listener = model?.objectWillChange.sink { changes += 1 }
    model?.follow(source)
    source.send(2)
    #expect(label.text == "2")
    #expect(model?.count == 2)
    #expect(changes == 2)
    model = nil
    #expect(weakModel == nil)
    withExtendedLifetime((writes, listener)) {}
  }

  @Test("a published property sends its value first, and each new one before it is stored")
  func published() {
    final class Model: ObservableObject { @Published var side = "left" }
    let model = Model()
    var seen: [String] = []
    let listener = model.$side.sink { [unowned model] in seen.append("\($0) while \(model.side)") }
    model.side = "right"
    #expect(seen == ["left while left", "right while left"])
    withExtendedLifetime(listener) {}
  }

  @Test("the notifications of one name and one object are sent")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("turned")
    let sender = NSObject()
    var count = 0
    var listener: AnyCancellable? = center.publisher(for: name, object: sender).sink { _ in count += 1 }
    center.post(name: name, object: sender)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: sender)
    #expect(count == 1)
    listener?.cancel()
    listener = nil
    center.post(name: name, object: sender)
    #expect(count == 1)
  }
}
