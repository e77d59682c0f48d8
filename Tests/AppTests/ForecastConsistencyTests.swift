import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// On one screen, the low and the high of a day are the lowest and the highest number that a reader finds for that day.
@MainActor
@Suite("Numbers of the forecast agree", .watched)
struct ForecastConsistencyTests {
    @Test(arguments: DemoWeather.cities.prefix(24), [0, 5, 11, 19])
    func `on made up weather`(city: Location, hour: Int) async throws {
        for usesOneCall in [false, true] { try await agree(on: city, at: hour, usesOneCall: usesOneCall) }
    }

    private func agree(on city: Location, at hour: Int, usesOneCall: Bool) async throws {
        let now = SampleTime.fetched + Double(hour) * 3600
        let client = OpenWeatherClient(
            configuration: OpenWeatherConfiguration(transport: DemoHTTPClient(now: { now }))
        )
        let chosen = Preferences.sample(language: .fixed(.english), currentLocation: city)
        let preferences = InMemoryPreferencesStore(chosen)
        let source = ForecastSource(
            weather: client.repositories.weather,
            preferences: preferences,
            oneCall: usesOneCall ? client.repositories.oneCall : nil
        )
        let settings = ScreenSettings(
            preferences: chosen,
            deviceLocale: Locale(identifier: "en_GB"),
            timeZone: .gmt,
            now: { now }
        )
        let screen = ForecastBuilder(source: source).makeViewModel(settings: settings, router: RouterSpy())
        await screen.onAppear()

        for units in [UnitsPreference.metric, .imperial, .standard] {
            var chosen = settings.preferences
            chosen.units = units
            settings.apply(chosen)
            let content = try #require(screen.state.content)
            try agree(content, "\(city.name) at \(hour), \(units)")
            #expect(content.curve?.now != nil)
            #expect(usesOneCall == content.days.contains { $0.entries.count > 8 })
            #expect(content.days.count == (usesOneCall ? 8 : content.days.count { !$0.entries.isEmpty }))
            for day in content.days.compactMap(\.day) {
                let detail = DayDetailBuilder(source: source)
                    .makeViewModel(for: day, settings: settings, router: RouterSpy())
                let summary = try #require(detail.state.content?.summary)
                let card = try #require(content.days.first { $0.day == day }?.card)
                #expect([summary.low, summary.high] == [card.low, card.high])
                #expect(summary.bar?.upper == card.bar?.upper)
            }
        }
    }

    @Test(
        .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"),
        arguments: RecordedFiles.names(in: "forecast")
    )
    func `on recorded weather`(name: String) async throws {
        let screens = try RecordedScreens("forecast", name, at: "/data/2.5/forecast")
        let units = RecordedUnits(of: screens.json, name)
        let asked = try #require(UnitsPreference(rawValue: units.rawValue))
        let isReadable = units.isReadable(screens.json)
        let first = screens.json["list"].array.compactMap { $0["dt"].number }.min() ?? 0
        let now = Date(timeIntervalSince1970: first + 4000)
        let settings = try await screens.settings(.english, units: asked, now: now)
        let source = ForecastSource(weather: screens.client.repositories.weather, preferences: screens.preferences)
        let screen = ForecastBuilder(source: source).makeViewModel(settings: settings, router: RouterSpy())
        await screen.onAppear()

        for units in [UnitsPreference.metric, .imperial, .standard] {
            var chosen = settings.preferences
            chosen.units = units
            settings.apply(chosen)
            #expect((screen.state.content != nil) == isReadable, "\(name), \(units)")
            guard let content = screen.state.content else { continue }
            try agree(content, "\(name), \(units)")
        }
    }

    private func agree(_ content: ForecastContent, _ what: String) throws {
        let curve = try #require(content.curve, "\(what)")
        var extremes: [Int] = []
        let lastWithSteps = content.days.lastIndex { !$0.entries.isEmpty }
        for (number, day) in content.days.enumerated() {
            guard !day.entries.isEmpty else {
                // A day after the steps has what its source says, and the scale includes it.
                extremes += Self.numbers(day.card.low) + Self.numbers(day.card.high)
                #expect(number > lastWithSteps ?? 0 && curve.days.allSatisfy { $0.day != day.day }, "\(what)")
                continue
            }
            let measured = day.card.title == "Today" ? curve.points.filter(\.isNow).map(\.label) : []
            let texts = day.entries.flatMap { [$0.temperature, $0.spread].compactMap(\.self) } + measured
            let shown = texts.flatMap(Self.numbers)
            let (low, high) = (try #require(shown.min()), try #require(shown.max()))
            #expect(Self.numbers(day.card.low) == [low], "\(what), \(day.card.title)")
            #expect(Self.numbers(day.card.high) == [high], "\(what), \(day.card.title)")
            extremes += [low, high]

            let bar = try #require(day.card.bar)
            #expect([bar.low, bar.high] == [day.card.low, day.card.high])
            // The curve of the day reaches the ends of its bar and no further.
            let span = try #require(curve.days.first { $0.day == day.day }?.span)
            let isLast = number == lastWithSteps
            let points = curve.points.filter { span.contains($0.position) && ($0.position < span.upperBound || isLast) }
            let heights = points.map(\.band)
            if let lowest = heights.map(\.lowerBound).min(), let highest = heights.map(\.upperBound).max() {
                #expect(abs(lowest - bar.lower) < 1e-9 && abs(highest - bar.upper) < 1e-9, "\(what), \(day.card.title)")
            }
        }
        let measured = curve.points.filter(\.isNow).flatMap { Self.numbers($0.label) }
        #expect(Self.numbers(curve.low) == [(extremes + measured).min() ?? 0], "\(what)")
        #expect(Self.numbers(curve.high) == [(extremes + measured).max() ?? 0], "\(what)")
        if let present = content.present, present.isMeasured, content.days.first?.card.title == "Today" {
            let shown = try #require(Self.numbers(present.temperature.text).first)
            let today = content.days[0].card
            let range = try (#require(Self.numbers(today.low).first))...(#require(Self.numbers(today.high).first))
            #expect(range.contains(shown), "\(what)")
        }
        for line in curve.grid {
            let value = try #require(Self.numbers(line.label).first)
            let range = try (#require(Self.numbers(curve.low).first))...(#require(Self.numbers(curve.high).first))
            #expect(range.contains(value), "\(what)")
        }
    }

    /// The whole numbers in a text, such as both of `-2° to 3°`.
    nonisolated private static func numbers(_ text: String) -> [Int] {
        text.replacing("−", with: "-").split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
    }
}
