import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// The sizes of the lock screen and the watch.
@Suite("Small widgets of the lock screen and the watch", .watched)
struct WidgetAccessoryTests {
    /// The states that such a widget can show.
    enum State: CaseIterable { case current, outdated, chooseCity, failure, sample }

    private nonisolated static let accessories = WidgetSize.allCases.filter(\.isAccessory)
    private nonisolated static let locales = ["en_GB", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG"]

    /// The content in a state; two hours and five minutes after the weather was fetched when it is outdated.
    private func content(_ family: WidgetSize, _ state: State, locale: String = "en_GB") async throws -> WidgetContent {
        let isPlaceless = state == .chooseCity
        let fixture = WidgetFixture(
            .sample(language: .device, currentLocation: isPlaceless ? nil : .lisbon),
            locale: locale
        )
        switch state {
        case .current, .chooseCity: fixture.weather.currentWeather.always(.sample())
        case .outdated:
            fixture.time.advance(by: .seconds(7500))
            fixture.weather.currentWeather.always(.sample(.sample(), from: .stale(.timedOut)))
        case .failure: fixture.weather.currentWeather.always(failure: .server(status: 500))
        case .sample: return fixture.sut.placeholder(family).content
        }
        return try #require(await fixture.sut.timeline(family).entries.first?.content)
    }

    @Test
    func `are three beside those of the home screen`() {
        #expect(Self.accessories == [.inline, .circular, .rectangular])
    }

    @Test(arguments: [
        (State.current, "Lisbon 18° · Light rain"), (.outdated, "Lisbon 18° · 28 May at 12:04"),
        (.sample, "Sample city 21° · Mostly clear"),
    ]
    )
    func `say the weather in one line`(state: State, line: String) async throws {
        #expect(try await content(.inline, state).weather?.line?.text == line)
    }

    @Test(arguments: accessories)
    func `show weather that is outdated as such`(family: WidgetSize) async throws {
        let current = try #require(try await content(family, .current).weather)
        let outdated = try #require(try await content(family, .outdated).weather)

        #expect(current.freshness == nil)
        #expect(outdated.freshness?.isOutdated == true)
        #expect(outdated.freshness?.symbolName == "clock.arrow.circlepath")
        #expect(outdated.freshness?.text.text == "28 May at 12:04")
        #expect(outdated.freshness?.text.accessibility.label == "Last updated 28 May at 12:04")
        // The age takes the place of the condition.
        #expect(outdated.description == nil)
    }

    @Test(arguments: accessories)
    func `speak everything whatever they show`(family: WidgetSize) async throws {
        let current = try await content(family, .current)
        let outdated = try await content(family, .outdated)

        #expect(
            current.accessibility.label == "Lisbon. Temperature 18 degrees Celsius. Light rain. Updated 12:04"
        )
        #expect(outdated.accessibility.label.hasSuffix("Last updated 28 May at 12:04"))
        #expect(try await content(.inline, .current).weather?.line?.accessibility.label == current.accessibility.label)
    }

    @Test(arguments: accessories)
    func `have short cards and speak the long ones`(family: WidgetSize) async throws {
        let failure = try await content(family, .failure)
        let choose = try await content(family, .chooseCity)

        #expect(failure.message?.title == "No weather")
        #expect(failure.message?.message == "The weather service is having trouble")
        #expect(failure.accessibility.label.hasPrefix("The weather service is having trouble. "))
        #expect(choose.message?.title == "Choose a city")
        #expect(choose.message?.message == "Open the app")
        #expect(choose.accessibility.label.hasPrefix("Choose a city. Open the app and choose"))
    }

    @Test(arguments: accessories, State.allCases)
    func `are short and whole in every language`(family: WidgetSize, state: State) async throws {
        let english = try await content(family, state)
        for locale in Self.locales {
            let content = try await content(family, state, locale: locale)
            let leaves = TextLeaves.of(content)

            #expect(leaves.widgetKeys == TextLeaves.of(english).widgetKeys)
            #expect(!leaves.values.contains { $0.contains("{") || $0.contains("nil") || $0.isEmpty })
            if locale != "en_GB" { #expect(content.accessibility.label != english.accessibility.label) }
            let weather = content.weather
            // About the room of a line on the lock screen; a title of a card is shown alone.
            let lines = [weather?.line, weather?.city, weather?.temperature, weather?.description].compactMap(\.self)
            #expect(lines.allSatisfy { $0.text.count <= 36 }, "\(lines.map(\.text))")
            #expect((content.message?.title.count ?? 0) <= 22, "\(content.message?.title ?? "")")
            #expect((weather?.freshness?.text.text.count ?? 0) <= 20)
        }
    }

    @Test(arguments: accessories, [UnitsPreference.metric, .imperial, .standard])
    func `show the units of the user`(family: WidgetSize, units: UnitsPreference) async throws {
        let fixture = WidgetFixture(.sample(units: units))
        fixture.weather.currentWeather.always(.sample())

        let weather = try #require(await fixture.sut.timeline(family).entries.first?.content.weather)

        let texts: [UnitsPreference: String] = [.metric: "18°", .imperial: "65°", .standard: "292\u{A0}K"]
        #expect(weather.temperature.text == texts[units])
        if family == .inline { #expect(weather.line?.text.contains(weather.temperature.text) == true) }
    }
}
