import Foundation

// What `swift package dump-package` prints, as far as it matters here: which targets a product brings along, and with which flags.

struct Manifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: Empty?]

    var isLibrary: Bool { type.keys.contains("library") }
  }

  struct Target: Decodable {
    struct Dependency: Decodable {
      let names: [String]

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        names = container.allKeys.compactMap { key in
          guard var values = try? container.nestedUnkeyedContainer(forKey: key) else { return nil }
          return try? values.decode(String.self)
        }
      }
    }

    struct Setting: Decodable {
      let kind: [String: Empty?]
    }

    let name: String
    let dependencies: [Dependency]
    let settings: [Setting]

    var isUnsafe: Bool { settings.contains { $0.kind.keys.contains("unsafeFlags") } }
  }

  struct Empty: Decodable {
    init(from decoder: any Decoder) {}
  }

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  let products: [Product]
  let targets: [Target]
}

let manifest = try JSONDecoder().decode(Manifest.self, from: FileHandle.standardInput.readDataToEndOfFile())
let targets = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
var faults: [String] = []

// A package that is used by version may have no unsafe flags in what it brings along; the command with the example app is not meant for that.
for product in manifest.products where product.isLibrary || product.name == "quarter-turn-doctor" {
  var due = product.targets
  var seen: Set<String> = []
  while let name = due.popLast() {
    guard seen.insert(name).inserted, let target = targets[name] else { continue }
    if target.isUnsafe { faults.append("The product \(product.name) brings \(name) along, which has unsafe flags.") }
    due += target.dependencies.flatMap(\.names)
  }
}

// A disk that ignores case, as a Mac's does, cannot hold both.
let names = Set(manifest.products.map(\.name) + manifest.targets.map(\.name))
for (_, alike) in Dictionary(grouping: names, by: { $0.lowercased() }) where alike.count > 1 {
  faults.append("These names differ by case alone: \(alike.sorted().joined(separator: ", ")).")
}

for fault in faults { print(fault) }
print("package: \(manifest.products.count) products, \(manifest.targets.count) targets, \(faults.count) faults")
exit(faults.isEmpty ? 0 : 1)
