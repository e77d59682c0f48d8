import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks

extension Benchmark {
    /// The cost of a long list of favorites on the main actor.
    static let favorites = Benchmark([
        Figure(
            name: "favorites-again",
            definition: "content of 1,000 favorites read again ÷ created after a change of the time zone"
        ),
        Figure(
            name: "favorites-arrival",
            definition: "content of 1,000 favorites after one was loaded ÷ created after a change of the time zone"
        ),
    ]) { conditions in
        let list = try await FavoritesList(count: 1_000)
        let samples = try await Contender.alternate(
            [
                Contender(name: "1,000 favorites again") { await list.readAgain(100) },
                Contender(name: "after one arrived") { await list.readAfterArrival() },
                Contender(name: "after a change of the time zone") { await list.readAfterChange() },
            ],
            rounds: conditions.rounds(31)
        )
        return Outcome(
            samples[0].ratio(to: samples[2]),
            samples[1].ratio(to: samples[2]),
            lines: samples.map { Outcome.Line(work: $0.name, samples: $0) }
        )
    }
}

/// A favorites screen with the weather at every place but one.
@MainActor
private final class FavoritesList {
    private let app: OpenWeatherApp
    private let model: FavoritesViewModel

    /// Loads the weather at a number of places.
    init(count: Int) async throws {
        var preferences = Preferences()
        for number in 0..<count {
            preferences.toggleFavorite(
                .sample(name: "Place \(number)", coordinate: Fixture.place(number)),
                at: SampleTime.fetched
            )
        }
        app = .demo(preferences: preferences) { parts in
            let weather = ScriptedWeatherRepository()
            let tries = Locked(0)
            weather.currentWeather.respond { (call) async throws(WeatherError) in
                guard case .currentWeather(.coordinate(Fixture.place(500)), _, _) = call else {
                    return .sample(.sample())
                }
                throw tries.withLock { count in
                    count += 1
                    return count.isMultiple(of: 2) ? .notFound : .unsupported
                }
            }
            parts.weather = weather
            parts.now = { SampleTime.fetched }
            parts.deviceLocale = Locale(identifier: "en_US")
        }
        try await app.restore()
        guard case .favorites(let model) = app.screen(for: PathElement(.favorites, at: 0)) else {
            throw BenchmarkFailure(description: "The screen is another one.")
        }
        self.model = model
        await model.onAppear()
        guard model.state.list.rows.count(where: { $0.weather.weather != nil }) == count - 1 else {
            throw BenchmarkFailure(description: "Not one of the favorites has no weather.")
        }
    }

    /// Reads the content several times and returns the time of one.
    func readAgain(_ count: Int) -> Duration {
        use(model.state)
        return timed(count) { use(model.state) }
    }

    /// Reads the content after the one place without weather was loaded again, with another failure.
    func readAfterArrival() async -> Duration {
        use(model.state)
        await model.retryTapped()
        return timed(1) { use(model.state) }
    }

    private static let otherZone = TimeZone(secondsFromGMT: 3_600) ?? .current

    /// Reads the content after a change of the time zone, which costs no request.
    func readAfterChange() -> Duration {
        let settings = app.settings
        let isGMT = settings.environment.timeZone == .gmt
        settings.deviceChanged(locale: settings.environment.locale, timeZone: isGMT ? Self.otherZone : .gmt)
        return timed(1) { use(model.state) }
    }
}
