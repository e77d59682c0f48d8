import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Whole screens in every language and every system of units.
@Suite("Forecast languages", .watched)
struct ForecastLanguageTests {
    private static let locales = ["en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG"]
    private static let known = PlaceForecast.sample(Forecast.sample().withoutDescriptions(), from: .stale(.timedOut))

    /// The texts a reader sees or hears, by their place, without what is the same in every language.
    private func texts(_ locale: String, _ units: Units) throws -> [String: String] {
        let environment = ScreenEnvironment.sample(locale, units: units, now: SampleTime.fetched + 7200)
        let forecast = ForecastContent(Self.known, failure: .timedOut, in: environment)
        let day = try #require(
            DayDetailContent(Self.known, day: ForecastFixture.days[1], failure: nil, in: environment)
        )
        let leaves = TextLeaves.of([forecast, day] as [Any])
        return leaves.filter { path, _ in
            let name = path.split(separator: ".").last.map(String.init) ?? ""
            return !["id", "symbolName", "rawValue"].contains(name) && !path.contains(".icon.")
        }
    }

    @Test(arguments: locales, Units.allCases)
    func `render every text`(locale: String, units: Units) throws {
        let leaves = try texts(locale, units)

        #expect(leaves.count > 600)
        for (path, text) in leaves {
            #expect(text.contains { !$0.isWhitespace }, "\(path)")
            #expect(!text.contains("{") && !text.contains("––") && !text.contains("nil"), "\(path): \(text)")
        }
    }

    @Test(arguments: Array(locales.dropFirst()), Units.allCases)
    func `leave no English behind`(locale: String, units: Units) throws {
        let english = try texts("en_US", units)
        let leaves = try texts(locale, units)

        #expect(Set(leaves.keys) == Set(english.keys))
        let left = leaves.filter { path, text in
            // Three letters in a row are a word; some units and the wind are the same elsewhere.
            let words = text.split { !$0.isLetter }.map { String($0) }
                .filter { $0.count > 2 && $0.allSatisfy(\.isASCII) }
            let isShared = locale == "de_DE" && text == "Wind" || words == ["mph"] || words == ["kelvins"]
            return english[path] == text && !words.isEmpty && !isShared
        }

        #expect(left.isEmpty, "\(left)")
    }

    @Test(arguments: zip(locales, [false, false, false, false, false, true]))
    func `are read from their own side`(locale: String, isRightToLeft: Bool) {
        let sut = ForecastContent(Self.known, failure: nil, in: .sample(locale))

        #expect((sut.layoutDirection == .rightToLeft) == isRightToLeft)
    }

    @Test(arguments: locales)
    func `keep the identifiers`(locale: String) throws {
        func identifiers(_ locale: String) throws -> [String] {
            let sut = ForecastContent(Self.known, failure: .offline, in: .sample(locale))
            return TextLeaves.of(sut).filter { $0.key.hasSuffix(".id") }.values.sorted()
        }

        let found = try identifiers(locale)

        #expect(found == (try identifiers("en_US")))
        #expect(Set(found).count == found.count)
        #expect(found.allSatisfy { $0.hasPrefix("forecast.") })
    }

    @MainActor
    @Test(arguments: locales)
    func `translate what stands in place of a forecast`(locale: String) async {
        let language = LanguagePreference.device
        let fixture = ForecastFixture(.sample(language: language, currentLocation: nil), locale: locale)
        let english = ForecastFixture(.sample(currentLocation: nil))
        await fixture.sut.onAppear()
        await english.sut.onAppear()

        guard case .idle(let sut) = fixture.sut.state, case .idle(let original) = english.sut.state else {
            Issue.record("there is no card")
            return
        }
        #expect((sut.title == original.title) == (locale == "en_US"))
        #expect((sut.message == original.message) == (locale == "en_US"))
        #expect((fixture.sut.actions.refresh.title == "Refresh") == (locale == "en_US"))
        #expect((fixture.detail().actions.back.title == "Back") == (locale == "en_US"))
        #expect(fixture.sut.actions.refresh.accessibility.hint?.isEmpty == false)
    }

    @MainActor
    @Test(arguments: locales)
    func `say that a skeleton is being loaded`(locale: String) throws {
        let fixture = ForecastFixture(.sample(language: .device), locale: locale)
        let loading = fixture.settings.environment.texts.notices.loading

        let forecast = try #require(fixture.sut.state.content)
        let day = try #require(fixture.detail().state.content)

        #expect(forecast.isPlaceholder && day.isPlaceholder)
        #expect(forecast.days.count == 5 && forecast.days.allSatisfy { $0.day == nil })
        #expect(forecast.days.flatMap(\.entries).allSatisfy { $0.accessibility.label == loading })
        #expect(day.metrics.allSatisfy { $0.accessibility.value == loading })
        #expect(day.following.allSatisfy { $0.accessibility.label == loading })
    }
}
