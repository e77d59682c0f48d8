import ExampleSupport
import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Options of the examples", .watched)
struct ExampleOptionsTests {
    private func options(_ locale: String, _ options: [(String, String)] = []) throws -> ExampleOptions {
        let arguments = CommandLineArguments(options.map { CommandLineArguments.Option($0.0, $0.1) })
        return try ExampleOptions(arguments, environment: ["LC_ALL": locale])
    }

    @Test(arguments: ["en_BS", "en_LR", "en_US", "en_GB", "C", "de_DE.UTF-8"])
    func `store the units of the system with its own unit of temperatures`(locale: String) async throws {
        let sut = try options(locale)

        let units = try await sut.apply(to: InMemoryPreferencesStore()).units

        #expect(units.resolved(in: sut.locale) == sut.units)
        #expect(units.temperatureUnit(in: sut.locale) == sut.temperatureUnit)
        #expect((sut.temperatureUnit == .fahrenheit) == ["en_BS", "en_US"].contains(locale))
    }

    @Test(arguments: [
        ("en_US", "de", "US", Units.imperial), ("de_DE.UTF-8", "en", "DE", .metric), ("en_GB", "en", "GB", .metric),
        ("en_US", "de_AT", "AT", .metric), ("en_US", "pt_br", "BR", .metric), ("zh_Hant_TW", "ja", "TW", .metric),
    ])
    func `keep the region with a language that has none`(
        locale: String,
        language: String,
        region: String,
        units: Units
    ) throws {
        let sut = try options(locale, [("--lang", language)])

        #expect(sut.locale.region?.identifier == region)
        #expect(sut.units == units)
    }

    @Test(arguments: ["C", "", "en_001"])
    func `have metric units with any language where there is no region`(locale: String) throws {
        for language in ["en", "de", "ja"] {
            #expect(try options(locale, [("--lang", language)]).units == .metric)
        }
    }

    @Test
    func `store the units that were chosen`() async throws {
        let sut = try options("en_BS", [("--units", "metric")])

        #expect(try await sut.apply(to: InMemoryPreferencesStore()).units == .metric)
    }
}
