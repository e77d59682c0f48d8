import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The whole screen in every language, on every scale and in every system of units.
@MainActor
@Suite("Air quality in every language", .watched)
struct AirQualityLanguageTests {
    private func texts(
        in language: Language,
        _ units: UnitsPreference,
        on scale: AirQualityScale
    ) async throws -> [String: String] {
        let fixture = await AirQualityFixture.showing(
            .sample(index: nil, pollutants: .sample(nitrogenDioxide: nil)),
            on: scale,
            .sample(units: units, language: .fixed(language))
        )
        let content = try #require(fixture.content)
        return TextLeaves.of(content).merging(TextLeaves.of(fixture.sut.actions)) { first, _ in first }
            // Identifiers and names of symbols and scales are the same in every language.
            .filter { path, _ in
                ![".id", ".symbolName", ".symbol"].contains { path.hasSuffix($0) }
            }
    }

    private nonisolated static let languages: [Language] = [.german, .french, .spanish, .japanese, .arabic]

    @Test(arguments: languages, UnitsPreference.allCases)
    func `leaves nothing in English`(language: Language, units: UnitsPreference) async throws {
        for scale in AirQualityScale.allCases {
            let english = try await texts(in: .english, units, on: scale)
            let translated = try await texts(in: language, units, on: scale)

            let left = translated.filter { path, text in
                english[path] == text && text.contains { $0.isLetter }
                    // Numbers with a unit, the service's name, and a word that is the same in French.
                    && !text.contains("μg") && text != "OpenWeather" && text != "Ozone"
            }
            #expect(Set(translated.keys) == Set(english.keys))
            #expect(left.isEmpty, "\(left)")
        }
    }

    @Test(arguments: languages + [.english])
    func `leaves no parameter unfilled and nothing empty`(language: Language) async throws {
        for scale in AirQualityScale.allCases {
            let texts = try await texts(in: language, .system, on: scale)

            #expect(texts.count > 150)
            #expect(texts.values.allSatisfy { !$0.isEmpty && !$0.contains("{") })
        }
    }

    @Test(arguments: languages + [.english])
    func `is the same in every system of units`(language: Language) async throws {
        let metric = try await texts(in: language, .metric, on: .usEPA)

        for units in [UnitsPreference.imperial, .standard] {
            #expect(try await texts(in: language, units, on: .usEPA) == metric)
        }
    }

    @Test
    func `writes digits as the region does`() async {
        let fixture = await AirQualityFixture.showing(
            .sample(index: .poor),
            locale: "ar_EG",
            .sample(language: .device)
        )

        #expect(fixture.index == "٤")
        #expect(fixture.content?.layoutDirection == .rightToLeft)
        #expect(fixture.content?.pollutants[0].value.contains("٥٫٥") == true)
    }
}
