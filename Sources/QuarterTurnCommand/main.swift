import QuarterTurnScenarios

print("quarterturn 0.1.0")
