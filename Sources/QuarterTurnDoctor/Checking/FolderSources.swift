import Foundation

/// The sources of a folder, as the rules about sources take them.
enum FolderSources {
  static func files(_ tree: FileTree, _ files: ProjectFiles) -> [SourceFile] {
    (tree.swift + tree.objectiveC).compactMap { path in
      SourceLanguage(path: path).map { language in
        SourceFile(path: path, language: language) { try Data(contentsOf: URL(fileURLWithPath: files.location(path))) }
      }
    }
  }
}
