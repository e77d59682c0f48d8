import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import Testing

@MainActor
@Suite("Settings content")
struct SettingsContentTests {
    @Test(arguments: UnitsPreference.allCases)
    func `offers the units with what they mean`(chosen: UnitsPreference) {
        let fixture = SettingsFixture(.sample(units: chosen))

        let options = fixture.content.units.options
        #expect(options.map(\.title) == ["System", "Metric", "Imperial", "Standard"])
        #expect(options.map(\.detail) == ["°C, km/h", "°C, km/h", "°F, mph", "K, m/s"])
        #expect(options.map(\.id) == UnitsPreference.allCases.map { "settings.units.\($0.rawValue)" })
        #expect(fixture.units == [chosen])
    }

    @Test(arguments: [
        ("en_US", "°F, mph"), ("de_US", "°F und mi/h"), ("en_GB", "°C, km/h"), ("ja_JP", "°C、km/h"),
        ("en_BS", "°F, km/h"), ("en_US@mu=celsius", "°C, mph"),
    ]
    )
    func `says what the systems units are`(locale: String, expected: String) {
        let fixture = SettingsFixture(.sample(units: .system, language: .device), locale: locale)

        #expect(fixture.content.units.options.first?.detail == expected)
    }

    @Test
    func `says the systems units of the device also in another language`() {
        let fixture = SettingsFixture(.sample(units: .system, language: .fixed(.english)), locale: "fr_US")

        #expect(fixture.content.units.options.first?.detail == "°F, mph")
        #expect(fixture.settings.environment.units == .imperial)
    }

    @Test
    func `says the systems units of a device without a region`() throws {
        let fixture = SettingsFixture(.sample(units: .system, language: .fixed(.german)), locale: "en")
        let system = try #require(fixture.content.units.options.first { $0.value == .system })

        let isImperial = fixture.settings.environment.units == .imperial
        #expect(system.detail?.contains(isImperial ? "°F" : "°C") == true)
    }

    @Test
    func `speaks options with what they mean and what a tap does`() throws {
        let fixture = SettingsFixture(.sample(units: .metric))

        let options = fixture.content.units.options
        #expect(options[1].accessibility == AccessibilityText(label: "Metric, °C, km/h", value: "selected"))
        #expect(options[2].accessibility == AccessibilityText(label: "Imperial, °F, mph", hint: "Selects this"))
    }

    @Test(arguments: [true, false])
    func `speaks switches with their state`(isOn: Bool) {
        let fixture = SettingsFixture(
            .sample(
                language: isOn ? .device : .fixed(.english),
                isCacheEnabled: isOn,
                isAutoRefreshEnabled: isOn,
                showsFetchTime: isOn
            )
        )

        let switches = [
            fixture.content.language.useDevice, fixture.content.autoRefresh, fixture.content.fetchTime,
            fixture.content.cache?.isEnabled,
        ]
        for item in switches {
            #expect(item?.isOn == isOn)
            #expect(item?.accessibility.label == item?.title)
            #expect(item?.accessibility.value == (isOn ? "on" : "off"))
            #expect(item?.accessibility.hint?.isEmpty == false)
        }
    }

    @Test
    func `tells where the data come from and which version this is`() {
        let about = SettingsFixture().content.about

        #expect(about.attribution.text == "Weather data provided by OpenWeather")
        #expect(about.attribution.url?.absoluteString == "https://openweathermap.org/")
        #expect(about.attribution.accessibility.hint == "Opens the website of OpenWeather")
        #expect(about.version.value == SDKVersion.current)
        #expect(about.version.label == "SDK version")
    }

    @Test
    func `has a version of three numbers`() {
        let parts = SDKVersion.current.split(separator: ".", omittingEmptySubsequences: false)

        #expect(parts.count == 3)
        #expect(parts.allSatisfy { Int($0).map { $0 >= 0 } == true })
    }

    @Test
    func `has every identifier once the same in every language`() {
        func identifiers(_ language: Language) -> [String] {
            let content = SettingsFixture(.sample(language: .fixed(language))).content
            let titles = [content.title, content.units.title, content.language.choice.title, content.about.title]
            let switches = [
                content.language.useDevice, content.autoRefresh, content.fetchTime, content.cache?.isEnabled,
            ]
            let buttons = [content.back, content.cache?.clear]
            let values = [content.cache?.size, content.about.version]
            let single = [content.about.attribution.id, content.language.note.id]
            return titles.map(\.id) + switches.compactMap { $0?.id } + buttons.compactMap { $0?.id }
                + values.compactMap { $0?.id } + content.units.options.map(\.id)
                + content.language.choice.options.map(\.id).sorted() + single
        }

        let english = identifiers(.english)

        #expect(Set(english).count == english.count)
        #expect(english.allSatisfy { $0.hasPrefix("settings.") })
        #expect(identifiers(.arabic) == english)
    }
}
