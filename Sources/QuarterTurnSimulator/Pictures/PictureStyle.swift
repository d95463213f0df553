/// Whether a picture is light or dark.
public enum PictureAppearance: String, CaseIterable, Hashable, Sendable {
  /// As the reader's system is.
  case automatic
  case light
  case dark
}

/// The colours of drawings, for pages and for pictures on their own.
enum PictureStyle {
  /// Colours as custom properties on `selector`, light, dark, or both by what the reader prefers.
  static func colors(_ appearance: PictureAppearance, on selector: String = ":root") -> String {
    switch appearance {
    case .light: "\(selector){color-scheme:light;\(light)}"
    case .dark: "\(selector){color-scheme:dark;\(dark)}"
    case .automatic:
      "\(selector){color-scheme:light dark;\(light)}@media (prefers-color-scheme:dark){\(selector){\(dark)}}"
    }
  }

  private static let light = """
    --ground:#f4f4f6;--card:#fff;--ink:#1b1b1f;--soft:#5b5b66;--line:#d9d9e0;--accent:#0b57c2;--good:#17692f;--bad:#b3201a;\
    --bad-ground:#fdeceb;--body:#26262b;--edge:#55555e;--screen:#8f93a3;--page:#fff;--words:#d5d7e0;--upright:#1d5fd0;--sideways:#a84a00;\
    --on-bar:#fff;--back:#3d3e47
    """
  private static let dark = """
    --ground:#121215;--card:#1d1d22;--ink:#f1f1f4;--soft:#a9a9b4;--line:#36363e;--accent:#82b1ff;--good:#6fd08c;--bad:#ff8a80;\
    --bad-ground:#3a1d1c;--body:#3a3a42;--edge:#7d7d88;--screen:#0b0b0d;--page:#26272e;--words:#44464f;--upright:#2f6fe0;\
    --sideways:#b85a12;--on-bar:#fff;--back:#4b4c56
    """

  static let fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Inter,'Noto Sans','Helvetica Neue',Arial,sans-serif"

  /// What the classes of a drawing look like.
  static let drawing = """
    .body{fill:var(--body);stroke:var(--edge);stroke-width:4}.buttons{fill:var(--edge)}.camera{fill:#000;stroke:var(--edge);\
    stroke-width:1.5}.home{fill:none;stroke:var(--edge);stroke-width:5}.fold{stroke:var(--edge);stroke-width:3;stroke-dasharray:12 12}\
    .screen{fill:var(--screen)}.page{fill:var(--page)}.words{stroke:var(--words);stroke-linecap:round;fill:none}\
    .indicator{fill:var(--soft)}.upright{fill:var(--upright)}.sideways{fill:var(--sideways)}\
    .hand text{fill:var(--on-bar);font-weight:600;text-anchor:middle;font-family:\(fonts)}\
    .back{fill:var(--back);stroke:var(--edge);stroke-width:4;opacity:.82}.lens{fill:#111;stroke:var(--edge);stroke-width:8}\
    .table{fill:var(--ground);stroke:var(--line);stroke-width:6}.badge{fill:var(--card);stroke:var(--sideways);stroke-width:6}.padlock{fill:var(--sideways)}\
    .shackle{fill:none;stroke:var(--sideways);stroke-width:8}
    """
}
