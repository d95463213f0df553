/// Whether the status bar's words are dark or light.
@nonexhaustive
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
