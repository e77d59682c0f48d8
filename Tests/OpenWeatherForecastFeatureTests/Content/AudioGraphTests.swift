import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Audio graph of the curve")
struct AudioGraphTests {
    @Test
    func `says the day and the time of the point next to a position`() throws {
        let sut = try curve()

        for point in sut.points {
            #expect(sut.audioGraph.time(at: point.position) == point.accessibility.label)
            #expect(sut.audioGraph.time(at: point.position + 0.001) == point.accessibility.label)
        }
        #expect(sut.audioGraph.time(at: -1) == sut.points.first?.accessibility.label)
        #expect(sut.audioGraph.time(at: .nan).isEmpty == false)
    }

    @Test(arguments: Units.allCases)
    func `says each temperature as the screen rounds it with its unit`(units: Units) throws {
        let sut = try curve(in: .sample(units: units))
        let graph = sut.audioGraph

        for point in sut.points {
            let spoken = graph.temperature(point.value)
            #expect(spoken.hasPrefix(String(Int(point.value.rounded()).magnitude)) || point.value < 0)
            #expect(point.accessibility.value?.hasPrefix(spoken) == true, "\(spoken) of \(point.accessibility)")
        }
        #expect(graph.temperature(graph.range.lowerBound - 40) == graph.temperature(graph.range.lowerBound))
        #expect(graph.temperature(graph.range.upperBound + 40) == graph.temperature(graph.range.upperBound))
    }

    @Test
    func `has a line at each line of the grid`() throws {
        let sut = try curve()

        #expect(sut.audioGraph.gridlines.count == sut.grid.count)
        for (value, line) in zip(sut.audioGraph.gridlines, sut.grid) { #expect("\(Int(value))°" == line.label) }
    }

    @Test(arguments: TextLanguage.allCases)
    func `has the words of the language`(language: TextLanguage) throws {
        let graph = try curve(in: .sample(language.rawValue)).audioGraph
        let english = try curve(in: .sample("en")).audioGraph

        #expect(!graph.timeTitle.isEmpty && !graph.temperatureTitle.isEmpty && !graph.summary.isEmpty)
        if language != .english {
            #expect(graph.timeTitle != english.timeTitle)
            #expect(graph.temperatureTitle != english.temperatureTitle)
            #expect(graph.temperature(12) != english.temperature(12))
        }
    }

    @Test
    func `has some height where all temperatures are the same`() throws {
        let entry = ForecastEntry.sample {
            $0.temperature = Temperature(celsius: 5)
            $0.minimum = nil
            $0.maximum = nil
        }
        let graph = try curve(.sample(entries: [entry])).audioGraph

        #expect(graph.range == 4...6)
        #expect(graph.temperature(5) == "5 degrees Celsius")
    }

    @Test
    func `survives temperatures that no weather has`() throws {
        let entries = [-1e300, 1e300]
            .enumerated()
            .map { index, celsius in
                ForecastEntry.sample(date: SampleTime.fetched.addingTimeInterval(Double(index) * 10_800)) {
                    $0.temperature = Temperature(celsius: celsius)
                    $0.minimum = nil
                    $0.maximum = nil
                }
            }
        let graph = try curve(.sample(entries: entries)).audioGraph

        #expect(!graph.temperature(0).isEmpty)
        #expect(!graph.temperature(.infinity).isEmpty)
    }
}
