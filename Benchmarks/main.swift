import HeadlessUIKit

for major in [15, 18, 26, 27] {
  let timing = DeviceTurns.run(system: SystemVersion(major))
  print("device turns, iOS \(major): \(Int(timing.perSecond)) a second")
}
