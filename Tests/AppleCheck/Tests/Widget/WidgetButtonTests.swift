import AppIntents
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherSwiftUI
import OpenWeatherTestWatch
import StubHost
import SwiftUI
import Testing
import WidgetKit

/// An intent of a test.
private struct SpyIntent: AppIntent {
    static let title: LocalizedStringResource = "Spy"

    var name = ""

    func perform() async throws -> some IntentResult { .result() }
}

@MainActor
@Suite("Buttons and colors of widgets", .watched)
struct WidgetButtonTests {
    private func content(_ size: WidgetSize, _ weather: CurrentWeather? = .sample()) async throws -> WidgetContent {
        let source = ScriptedWeatherRepository()
        if let weather {
            source.currentWeather.always(
                Fetched(weather, at: SampleTime.fetched, from: .cache, source: .openWeather)
            )
        } else {
            source.currentWeather.always(failure: .offline)
        }
        source.forecast.always(Fetched(.sample(), at: SampleTime.fetched, from: .cache, source: .openWeather))
        let preferences = InMemoryPreferencesStore(.sample(favorites: [.london]))
        let provider = WidgetTimelineProvider(
            weather: source,
            preferences: preferences,
            places: WidgetPlaces(preferences: preferences, load: { nil }, save: { _ in }),
            deviceLocale: Locale(identifier: "en_GB"),
            timeZone: .gmt,
            now: { SampleTime.fetched }
        )
        return try #require(await provider.timeline(size).entries.first?.content)
    }

    private func view(_ content: WidgetContent) -> some View {
        WeatherWidgetView(content) { actions in
            WidgetButton(actions.refresh, intent: SpyIntent(name: "refresh"))
            if let next = actions.nextPlace { WidgetButton(next, intent: SpyIntent(name: "next")) }
        }
    }

    @Test(arguments: [WidgetSize.medium, .large], [true, false])
    func `run their intents also beside a card`(size: WidgetSize, hasWeather: Bool) async throws {
        let content = try await content(size, hasWeather ? .sample() : nil)
        let stage = Stage(view(content))
        StubIntents.tapped = []

        stage.tap(WidgetContent.ID.refresh)
        stage.tap(WidgetContent.ID.nextPlace)

        #expect(StubIntents.tapped.compactMap { ($0 as? SpyIntent)?.name } == ["refresh", "next"])
        #expect(stage.openedURLs.isEmpty)
        #expect(stage[WidgetContent.ID.refresh]?.label == content.actions?.refresh.accessibility.label)
    }

    @Test(arguments: [WidgetSize.small, .inline, .circular, .rectangular])
    func `are left out where there is no room`(size: WidgetSize) async throws {
        let stage = Stage(view(try await content(size)))

        #expect(stage[WidgetContent.ID.refresh] == nil)
    }

    @Test(arguments: [WidgetRenderingMode.fullColor, .accented, .vibrant])
    func `the system chooses the colors of a tinted widget`(mode: WidgetRenderingMode) async throws {
        let stage = Stage(view(try await content(.small)))
        stage.change(\.widgetRenderingMode, to: mode)

        let styles = stage.nodes.compactMap { $0.details["foregroundStyle"] as? String }
        let own = "\(Color.primary)"

        #expect(styles.contains(own) == (mode != .fullColor))
    }
}
