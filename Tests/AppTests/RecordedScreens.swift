import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport

/// The screens over one recording: the real client behind them, the recording's bytes below.
@MainActor
struct RecordedScreens {
    let json: JSON
    let client: OpenWeatherClient
    let preferences: InMemoryPreferencesStore

    /// Serves a recording under `path`.
    init(_ endpoint: String, _ name: String, at path: String) throws {
        json = try JSON(recorded: endpoint, name)
        let body = try RecordedFiles.data(endpoint, name)
        client = OpenWeatherClient(
            configuration: OpenWeatherConfiguration(transport: ReplayingHTTPClient(bodies: [path: body]))
        )
        var chosen = Preferences()
        chosen.select(.sample())
        preferences = InMemoryPreferencesStore(chosen)
    }

    /// The settings of a reader of `language` who begins with `units`, in which the service is asked.
    func settings(
        _ language: TextLanguage,
        units: UnitsPreference = .metric,
        now: Date
    ) async throws -> ScreenSettings {
        let chosen = try await preferences.update { preferences in
            preferences.units = units
            preferences.language = .fixed(Language(tag: language.rawValue))
        }
        return ScreenSettings(
            preferences: chosen,
            deviceLocale: Locale(identifier: language.rawValue),
            timeZone: .gmt,
            now: { now }
        )
    }

    /// A temperature in whole degrees as screens round it, computed here and not by the package's formatters.
    static func whole(_ celsius: Double, _ units: UnitsPreference) -> Int {
        let value =
            switch units {
            case .imperial: celsius * 1.8 + 32
            case .standard: celsius + 273.15
            case .metric, .system: celsius
            }
        return Int(
            (value * 1e9).rounded() / 1e9 >= 0 ? (value + 0.5 + 1e-9).rounded(.down) : (value - 0.5 - 1e-9).rounded(.up)
        )
    }
}
