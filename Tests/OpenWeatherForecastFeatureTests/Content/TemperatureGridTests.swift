import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Grid of the temperature curve")
struct TemperatureGridTests {
    /// A forecast from one temperature to another.
    private func grid(_ low: Double, _ high: Double, units: Units = .metric) -> [ForecastContent.Curve.GridLine] {
        let entries = [low, high].enumerated()
            .map { index, celsius in
                ForecastEntry.sample(date: SampleTime.measured + Double(index) * 10_800) {
                    $0.temperature = Temperature(celsius: celsius)
                    $0.minimum = nil
                    $0.maximum = nil
                }
            }
        return ForecastContent(.sample(.sample(entries: entries)), failure: nil, in: .sample(units: units)).curve?.grid
            ?? []
    }

    @Test(arguments: [
        (7.2, 14.1, ["8°", "10°", "12°", "14°"]), (-11, 3, ["-10°", "-5°", "0°"]), (13.4, 14.6, ["14°"]),
        (-40, 45, ["-40°", "-20°", "0°", "20°", "40°"]), (20, 30, ["20°", "22°", "24°", "26°", "28°", "30°"]),
        (13.2, 13.8, []), (7, 7, []),
    ])
    func `has round temperatures`(low: Double, high: Double, labels: [String]) {
        #expect(grid(low, high).map { $0.label.replacing("−", with: "-") } == labels)
    }

    @Test
    func `is round in the unit that is shown`() {
        #expect(grid(7.2, 14.1, units: .imperial).map(\.label) == ["45°", "50°", "55°"])
        #expect(grid(7.2, 14.1, units: .standard).map(\.label.plain) == ["282 K", "284 K", "286 K"])
    }

    @Test(arguments: Units.allCases)
    func `lies at the heights of its temperatures`(units: Units) {
        let lines = grid(-3, 22, units: units)

        #expect(lines.map(\.id) == lines.indices.map { "forecast.curve.grid.\($0)" })
        for line in lines {
            let value = Double(line.label.filter { $0.isNumber || "-−".contains($0) }.replacing("−", with: "-")) ?? .nan
            let celsius = Temperature(value, in: units.temperature).celsius
            #expect(abs(line.height - (celsius + 3) / 25) < 1e-9)
        }
    }

    @Test(arguments: [1e300, 1e15, 1e-300, 0.1])
    func `has at most six lines whatever the range`(high: Double) {
        let lines = grid(0, high)

        #expect(lines.count <= 6)
        #expect(lines.allSatisfy { (0...1).contains($0.height) })
    }
}
