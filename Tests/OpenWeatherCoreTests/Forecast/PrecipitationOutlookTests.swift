import Foundation
import OpenWeatherCore
import Testing

/// Forecasts in steps of three hours from 15:00 on 4 May 2026, seen at 13:00.
@Suite("Precipitation outlook")
struct PrecipitationOutlookTests {
    /// A step that is written with a letter: dry, rain, snow, sleet, freezing rain, or thunderstorm.
    private func entry(_ letter: Character, _ index: Int, chance: Double? = nil) -> ForecastEntry {
        let conditions: [ConditionCode] =
            switch letter {
            case "r": [.lightRain]
            case "s": [.snow]
            case "m": [.sleet]
            case "f": [.freezingRain]
            case "t": [.mist, .thunderstorm]
            default: [.clearSky]
            }
        return ForecastEntry(
            date: utc(2026, 5, 4, 15).addingTimeInterval(Double(index) * 10_800),
            elements: WeatherElements(
                conditions: conditions.map { WeatherCondition($0, .day) },
                temperature: Temperature(celsius: 10),
                chanceOfPrecipitation: (chance ?? (letter == "-" ? 0 : 80)).map { Percentage(percent: $0) }
            )
        )
    }

    private func forecast(_ steps: String) -> Forecast {
        .of(steps.enumerated().map { entry($1, $0) }, offsetSeconds: 0)
    }

    private static let now = utc(2026, 5, 4, 13)

    private func change(_ steps: String, present: CurrentWeather? = nil, at now: Date = now)
        -> PrecipitationOutlook.Change?
    {
        forecast(steps).precipitationOutlook(from: now, present: present)?.change
    }

    private func weather(_ codes: ConditionCode...) -> CurrentWeather {
        CurrentWeather(
            coordinate: .at(51.5, 0),
            date: Self.now,
            elements: WeatherElements(
                conditions: codes.map { WeatherCondition($0, .day) },
                temperature: Temperature(celsius: 10)
            )
        )
    }

    @Test(arguments: [
        // An entry covers the hours before its date: rain at 18:00 begins after 15:00.
        ("-r-", PrecipitationOutlook.Change.begins(.rain, within: utc(2026, 5, 4, 15)...utc(2026, 5, 4, 18))),
        ("--rr-", .begins(.rain, within: utc(2026, 5, 4, 18)...utc(2026, 5, 4, 21))),
        ("r-", .ends(.rain, around: utc(2026, 5, 4, 15))),
        ("rrr--r", .ends(.rain, around: utc(2026, 5, 4, 21))),
        ("rrr", .lasts(.rain, until: utc(2026, 5, 4, 21))),
        ("---", .dry(until: utc(2026, 5, 4, 21))),
        // The kind of the first wet step, or that of the whole span when it has begun.
        ("-st", .begins(.snow, within: utc(2026, 5, 4, 15)...utc(2026, 5, 4, 18))),
        ("-m", .begins(.mixed, within: utc(2026, 5, 4, 15)...utc(2026, 5, 4, 18))),
        ("-t", .begins(.thunderstorm, within: utc(2026, 5, 4, 15)...utc(2026, 5, 4, 18))),
        ("rt-", .ends(.rain, around: utc(2026, 5, 4, 18))), ("tr-", .ends(.rain, around: utc(2026, 5, 4, 18))),
        ("tt-", .ends(.thunderstorm, around: utc(2026, 5, 4, 18))), ("ts-", .ends(.mixed, around: utc(2026, 5, 4, 18))),
        ("rs-", .ends(.mixed, around: utc(2026, 5, 4, 18))),
        ("fr-", .ends(.freezingRain, around: utc(2026, 5, 4, 18))),
        ("rsf", .lasts(.freezingRain, until: utc(2026, 5, 4, 21))),
    ]
    )
    func `is the next change`(steps: String, expected: PrecipitationOutlook.Change) {
        #expect(change(steps) == expected)
        #expect(forecast(steps).precipitationOutlook(from: Self.now)?.resolution == .seconds(10_800))
    }

    @Test(arguments: [
        // Dry now, as measured: the rain of the current step has yet to begin.
        (
            "r-", ConditionCode.overcastClouds,
            PrecipitationOutlook.Change.begins(.rain, within: now...utc(2026, 5, 4, 15))
        ),
        ("-r", .clearSky, .begins(.rain, within: utc(2026, 5, 4, 15)...utc(2026, 5, 4, 18))),
        // It rains, as measured, which the forecast does not know: until the end of the step, and never beyond it.
        ("--", .lightRain, .ends(.rain, around: utc(2026, 5, 4, 15))),
        ("-r-", .snow, .ends(.mixed, around: utc(2026, 5, 4, 18))),
        ("rr", .drizzle, .lasts(.rain, until: utc(2026, 5, 4, 18))),
    ]
    )
    func `believes what is measured now`(steps: String, now: ConditionCode, expected: PrecipitationOutlook.Change) {
        #expect(change(steps, present: weather(now)) == expected)
    }

    @Test
    func `believes the forecast when the measurement names no condition`() {
        #expect(change("r-", present: weather()) == .ends(.rain, around: utc(2026, 5, 4, 15)))
        #expect(change("-r", present: weather()) == change("-r"))
    }

    @Test(arguments: [
        (ConditionCode.lightRain, 0.0, 19.0 as Double?, false), (.lightRain, 0, 20, true), (.lightRain, 0, nil, true),
        (.overcastClouds, 0.09, 40, false), (.overcastClouds, 0.1, 40, true), (.overcastClouds, 0.1, 19, false),
        (.overcastClouds, 0, 49, false), (.overcastClouds, 0, 50, true), (.overcastClouds, 0, nil, false),
    ]
    )
    func `takes a step for wet by chance condition and amount`(
        code: ConditionCode,
        rain: Double,
        chance: Double?,
        isWet: Bool
    ) {
        var wet = ForecastEntry.at(utc(2026, 5, 4, 18), rain: rain > 0 ? rain : nil)
        wet.conditions = [WeatherCondition(code, .day)]
        wet.chanceOfPrecipitation = chance.map { Percentage(percent: $0) }
        let sut = Forecast.of([entry("-", 0), wet], offsetSeconds: 0).precipitationOutlook(from: Self.now)

        let begins = PrecipitationOutlook.Change.begins(.rain, within: utc(2026, 5, 4, 15)...utc(2026, 5, 4, 18))
        #expect(sut?.change == (isWet ? begins : .dry(until: utc(2026, 5, 4, 18))))
    }

    @Test(arguments: [
        (2.0 as Double?, nil as Double?, 5.0, PrecipitationOutlook.Kind.rain), (nil, 2, 5, .snow), (2, 2, 5, .mixed),
        (nil, nil, 0, .snow), (nil, nil, 0.1, .rain),
    ]
    )
    func `names the kind by the amounts else by the temperature where there is no condition`(
        rain: Double?,
        snow: Double?,
        celsius: Double,
        kind: PrecipitationOutlook.Kind
    ) {
        var wet = ForecastEntry.at(utc(2026, 5, 4, 18), rain: rain, snow: snow)
        wet.conditions = []
        wet.temperature = Temperature(celsius: celsius)
        wet.chanceOfPrecipitation = Percentage(percent: 60)
        let sut = Forecast.of([entry("-", 0), wet], offsetSeconds: 0).precipitationOutlook(from: Self.now)

        #expect(sut?.change == .begins(kind, within: utc(2026, 5, 4, 15)...utc(2026, 5, 4, 18)))
    }

    @Test
    func `ends before a gap because nothing is known about it`() {
        let sut = Forecast.of([entry("-", 0), entry("-", 1), entry("r", 4)], offsetSeconds: 0)

        #expect(sut.precipitationOutlook(from: Self.now)?.change == .dry(until: utc(2026, 5, 4, 18)))
    }

    @Test
    func `goes on where steps of three hours follow hours`() {
        let hours = (1...9).map { ForecastEntry.at(Self.now + Double($0) * 3_600) }
        let steps = [entry("-", 3), entry("r", 4), entry("-", 5)]

        let sut = Forecast.of(hours + steps, offsetSeconds: 0).precipitationOutlook(from: Self.now)

        let (start, end) = (utc(2026, 5, 5), utc(2026, 5, 5, 3))
        #expect(sut == PrecipitationOutlook(change: .begins(.rain, within: start...end), resolution: .seconds(10_800)))
    }

    /// In seconds, because a date that is none cannot be described.
    @Test(arguments: [
        ("", 0.0), ("r", 0), ("-r", -3_660), ("-r", 18_000), ("-r", .nan), ("-r", -1e12), ("-r", 1e12),
        ("-r", .infinity),
    ]
    )
    func `is missing where no step reaches the present`(steps: String, later: Double) {
        #expect(forecast(steps).precipitationOutlook(from: Self.now.addingTimeInterval(later)) == nil)
    }

    @Test
    func `does not mind the order of steps nor dates that are none`() {
        var entries = "-r-".enumerated().map { entry($1, $0) }
        entries.reverse()
        entries.append(.at(Date(timeIntervalSince1970: .nan)))
        let sut = Forecast.of(entries, offsetSeconds: 0).precipitationOutlook(from: Self.now)

        #expect(sut?.change == change("-r-"))
    }
}
