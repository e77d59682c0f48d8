import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks

extension Benchmark {
    /// The cost of content that has not changed, on the screen where it is largest.
    static let contentAgain = Benchmark(
        "content-again",
        "content of a screen read again ÷ (created after a change of the language, at least 0.1 ms), the largest of nine"
    ) { conditions in
        var (worst, lines) = (0.0, [Outcome.Line]())
        for screen in try await ScreenReading.all() {
            let samples = try await Contender.alternate(
                [
                    Contender(name: "\(screen.name) again") { await screen.readAgain(200) },
                    Contender(name: "\(screen.name) after a change") { await screen.readAfterChanges(3) },
                ],
                rounds: conditions.rounds(51)
            )
            let ratio = Samples.median(of: samples) { $0[0] / max($0[1], 1e-4) }
            worst = max(worst, ratio)
            lines += samples.map { Outcome.Line(work: $0.name, samples: $0) }
            lines[lines.count - 2].note = "\(ratio.short)"
        }
        return Outcome(worst, lines: lines)
    }
}

/// A screen with its values loaded, whose content is read as a view reads it.
@MainActor
struct ScreenReading {
    /// The name of the screen.
    let name: String
    private let settings: ScreenSettings
    private let read: @MainActor () -> Void

    /// Reads the content several times and returns the time of one.
    func readAgain(_ count: Int) -> Duration {
        read()
        return timed(count, read)
    }

    /// Reads the content after changes of the environment and returns the time of one reading, without the change.
    func readAfterChanges(_ count: Int) -> Duration {
        var time = Duration.zero
        for _ in 0..<count {
            let isEnglish = settings.environment.textLanguage == .english
            settings.deviceChanged(locale: Locale(identifier: isEnglish ? "de_DE" : "en_US"), timeZone: .gmt)
            time += timed(1, read)
        }
        return time / count
    }

    /// Loads every screen of an app over made-up weather, with One Call.
    static func all() async throws -> [ScreenReading] {
        var preferences = Preferences()
        for place in [Location.berlin, .cairo, .sample()] {
            preferences.toggleFavorite(place)
            preferences.select(place, at: Date())
        }
        let app = OpenWeatherApp.demo(preferences: preferences, usesOneCall: true) { parts in
            parts.deviceLocale = Locale(identifier: "en_US")
            parts.timeZone = .gmt
            parts.searchDelay = .zero
        }
        try await app.restore()
        let routes: [Route] = [
            .forecast(at: nil), .airQuality(at: nil), .favorites, .history, .settings, .converter,
            .search(for: "Lisbon"),
        ]
        let screens = routes.enumerated().map { app.screen(for: PathElement($1, at: $0)) }
        var readings = try await [reading(of: .home(app.home), app.settings)]
        for screen in screens { readings.append(try await reading(of: screen, app.settings)) }
        guard case .forecast(let forecast) = screens[0], let day = forecast.state.content?.days.first?.day else {
            throw BenchmarkFailure(description: "The forecast has no day.")
        }
        let detail = app.screen(for: PathElement(.dayDetail(day), at: routes.count))
        return readings + [try await reading(of: detail, app.settings)]
    }

    private static func reading(of screen: Screen, _ settings: ScreenSettings) async throws -> ScreenReading {
        func reading(_ name: String, _ read: @escaping @MainActor () -> Void) -> ScreenReading {
            ScreenReading(name: name, settings: settings, read: read)
        }
        switch screen {
        case .home(let model):
            await model.onAppear()
            return reading("home") { use(model.state) }
        case .forecast(let model):
            await model.onAppear()
            return reading("forecast with One Call") { use(model.state) }
        case .dayDetail(let model):
            await model.onAppear()
            return reading("day") { use(model.state) }
        case .airQuality(let model):
            await model.onAppear()
            return reading("air quality") { use(model.state) }
        case .favorites(let model):
            await model.onAppear()
            return reading("favorites") { use(model.state) }
        case .history(let model):
            await model.onAppear()
            return reading("history") { use(model.state) }
        case .settings(let model):
            await model.onAppear()
            return reading("settings") { use(model.state) }
        case .converter(let model):
            await model.onAppear()
            return reading("converter") { use(model.state) }
        case .search(let model):
            await model.onAppear()
            return reading("search") { use(model.state) }
        default: throw BenchmarkFailure(description: "The screen has no content.")
        }
    }
}
