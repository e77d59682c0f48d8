import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherSwiftUI
import OpenWeatherTestWatch
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite("Widgets as views", .watched)
struct WidgetViewTests {
    /// The nodes of a widget and everything in it.
    private func nodes(_ content: WidgetContent) -> [StubNode] {
        func all(_ node: StubNode) -> [StubNode] { [node] + node.children.flatMap(all) }
        let context = StubContext(path: "", environment: EnvironmentValues(), storage: StubStorage())
        return context.nodes(of: WeatherWidgetView(content)).flatMap(all)
    }

    /// Returns the content of a widget over scripted weather; without weather when it is `nil`.
    private func content(
        _ size: WidgetSize,
        _ language: Language = .english,
        weather: CurrentWeather? = .sample(),
        hours: Double = 0,
        place: Location? = .lisbon
    ) async throws -> WidgetContent {
        let source = ScriptedWeatherRepository()
        if let weather {
            source.currentWeather.always(
                Fetched(weather, at: SampleTime.fetched - hours * 3600, from: .cache, source: .openWeather)
            )
        } else {
            source.currentWeather.always(failure: .offline)
        }
        source.forecast.always(Fetched(.sample(), at: SampleTime.fetched, from: .cache, source: .openWeather))
        let provider = WidgetTimelineProvider(
            weather: source,
            preferences: InMemoryPreferencesStore(
                .sample(language: .fixed(language), currentLocation: place, favorites: [.london, .cairo])
            ),
            deviceLocale: Locale(identifier: "en_GB"),
            timeZone: .gmt,
            now: { SampleTime.fetched }
        )
        return try #require(await provider.timeline(size).entries.first?.content)
    }

    /// The texts that a widget of a size shows, each with the words that are read aloud for it.
    private func texts(_ content: WidgetContent) throws -> [(id: String, spoken: AccessibilityText)] {
        let weather = try #require(content.weather)
        let texts = [
            weather.city, weather.countryCode, weather.temperature, weather.description, weather.high, weather.low,
            weather.outlook, weather.freshness?.text,
        ]
        return (texts.compactMap(\.self) + weather.conversions).map { ($0.id, $0.accessibility) }
            + weather.steps.map { ($0.id, $0.accessibility) } + weather.days.map { ($0.id, $0.accessibility) }
            + weather.favorites.map { ($0.identifier, $0.accessibility) }
            + [weather.attribution].compactMap(\.self).map { ($0.id, $0.accessibility) }
    }

    @Test(arguments: [WidgetSize.small, .medium, .large], [Language.english, .arabic, .japanese])
    func `show everything of the content with its words`(size: WidgetSize, language: Language) async throws {
        let content = try await content(size, language)

        let nodes = nodes(content)

        let texts = try texts(content)
        #expect(texts.count >= (size == .small ? 5 : 10))
        for text in texts {
            let node = nodes.first { $0.identifier == text.id }
            #expect(node?.label == text.spoken.label, "\(text.id)")
            #expect(node?.value ?? "" == text.spoken.value ?? "", "\(text.id)")
        }
        #expect(nodes.contains { $0.identifier == "widget" && $0.label == content.accessibility.label })
        let temperature = nodes.first { $0.identifier == content.weather?.temperature.id }
        #expect((temperature?.environment.layoutDirection == .rightToLeft) == (language == .arabic))
    }

    @Test
    func `lead to the favorite that was tapped`() async throws {
        let content = try await content(.large)
        let favorites = try #require(content.weather?.favorites)
        #expect(favorites.count > 1)

        let stage = Stage(WeatherWidgetView(content))
        for favorite in favorites { stage.tap(favorite.identifier) }

        #expect(stage.openedURLs == favorites.compactMap { DeepLink($0.destination).url })
    }

    @Test(arguments: [WidgetSize.inline, .circular, .rectangular], [0.0, 5])
    func `are read aloud as a whole on the lock screen`(size: WidgetSize, hours: Double) async throws {
        let content = try await content(size, hours: hours)

        let nodes = nodes(content)

        let whole = nodes.filter { $0.identifier != nil }
        #expect(whole.count == 1)
        #expect(whole.first?.label == content.accessibility.label)
        #expect(whole.first?.behavior == .ignore)
        let shown = nodes.compactMap(\.text)
        let weather = try #require(content.weather)
        #expect(shown.contains(size == .inline ? weather.line?.text ?? "" : weather.temperature.text))
        if size == .rectangular { #expect(shown.contains("Lisbon")) }
        // The symbol of outdated weather takes the place of the condition's.
        let symbol = weather.freshness?.symbolName
        #expect(hours == 0 ? symbol == nil : symbol == "clock.arrow.circlepath")
        if let symbol { #expect(shown.contains(symbol)) }
    }

    @Test
    func `show the range of the day in a ring`() async throws {
        let content = try await content(.circular)

        let gauge = try #require(nodes(content).first { $0.number != nil })

        #expect(gauge.number == content.weather?.gauge?.now)
    }

    @Test(arguments: WidgetSize.allCases)
    func `say something in place of the weather`(size: WidgetSize) async throws {
        for content in [try await content(size, weather: nil), try await content(size, place: nil)] {
            let message = try #require(content.message)

            let nodes = nodes(content)

            #expect(nodes.contains { $0.label == content.accessibility.label })
            let shown = nodes.compactMap(\.text)
            #expect(shown.contains(size == .circular ? message.symbolName : message.title))
        }
    }

    @Test(arguments: WidgetSize.allCases)
    func `lead to their destination`(size: WidgetSize) async throws {
        let content = try await content(size)

        let nodes = nodes(content)

        let urls = nodes.compactMap { $0.details["widgetURL"] as? URL }
        #expect(urls == [DeepLink(content.destination).url].compactMap(\.self))
        #expect(urls.first.flatMap { DeepLink($0) }?.location?.name == "Lisbon")
        let backgrounds = nodes.compactMap { $0.details["containerBackground"] as? [StubNode] }
        #expect(backgrounds.count == 1)
        #expect(backgrounds.first?.isEmpty == false)
    }

    @Test
    func `show symbols of the system alone`() async throws {
        let content = try await content(.large)

        let nodes = nodes(content)

        let images = nodes.filter { $0.kind == "image" }
        #expect(images.count >= 8)
        #expect(images.allSatisfy { $0.text?.isEmpty == false })
        #expect(nodes.allSatisfy { $0.effects.isEmpty })
    }
}
