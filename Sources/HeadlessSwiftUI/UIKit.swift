@_exported import HeadlessCombine
@_exported import HeadlessUIKit
@_exported import Observation
