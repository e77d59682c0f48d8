public import Foundation
public import OpenWeatherCore

extension MinutePrecipitation {
    /// Returns the minutes from `start` on, with rain of 1.2 mm/h in the minutes `wet` and none in the others.
    public static func samples(
        count: Int = 60,
        from start: Date = SampleTime.measured,
        wet: Range<Int> = 12..<40
    ) -> [MinutePrecipitation] {
        (0..<max(0, count))
            .map { minute in
                MinutePrecipitation(
                    date: start + Double(minute) * 60,
                    utcOffset: UTCOffset(seconds: 3600),
                    hourlyRate: Precipitation(millimeters: wet.contains(minute) ? 1.2 : 0)
                )
            }
    }
}

extension WeatherElements {
    /// Returns the elements that One Call has of the sample.
    fileprivate static func ofOneCall(_ change: (inout WeatherElements) -> Void = { _ in }) -> WeatherElements {
        .sample {
            $0.minimum = nil
            $0.maximum = nil
            $0.reportedDewPoint = Temperature(celsius: 13.3)
            $0.groundLevelPressure = nil
            $0.uvIndex = UVIndex(4.2)
            change(&$0)
        }
    }
}

extension HourlyForecast {
    /// Returns an hour of a mild day with light rain in Lisbon, except for the values that are passed and the elements that
    /// `change` sets.
    public static func sample(
        date: Date = SampleTime.measured,
        utcOffset: UTCOffset? = UTCOffset(seconds: 3600),
        _ change: (inout WeatherElements) -> Void = { _ in }
    ) -> HourlyForecast {
        let elements = WeatherElements.ofOneCall {
            $0.visibility = Length(meters: 10_000)
            $0.chanceOfPrecipitation = Percentage(percent: 60)
            change(&$0)
        }
        return HourlyForecast(date: date, utcOffset: utcOffset, elements: elements)
    }

    /// Returns rows at equal steps from `start` on, with rain in the rows `wet`.
    public static func samples(
        count: Int = 48,
        from start: Date = SampleTime.measured,
        step: TimelineStep = .hour,
        wet: Range<Int> = 6..<10
    ) -> [HourlyForecast] {
        let seconds = step.duration / .seconds(1)
        return (0..<max(0, count))
            .map { index in
                let date = start + Double(index) * seconds
                let isWet = wet.contains(index)
                let amount = PrecipitationAmount(depth: Precipitation(millimeters: 0.8), hours: 1)
                let hour = Double((UTCOffset(seconds: 3600) ?? .utc).secondOfDay(of: date)) / 3600
                return .sample(date: date) {
                    $0.conditions = [.sample(isWet ? .lightRain : .fewClouds, (6..<21).contains(hour) ? .day : .night)]
                    $0.temperature = Temperature(celsius: 18 + 5 * cos((hour - 15) / 12 * .pi))
                    $0.chanceOfPrecipitation = Percentage(percent: isWet ? 80 : 10)
                    // Between full hours the service sends no amounts.
                    $0.rain = isWet && step == .hour ? amount : nil
                }
            }
    }
}

extension DailyForecast {
    /// Returns a mild day with light rain in Lisbon, except for the values that are passed.
    public static func sample(
        day: LocalDay = UTCOffset.utc.day(of: SampleTime.measured),
        sun: SunState = .risesAndSets(sunrise: SampleTime.sunrise, sunset: SampleTime.sunset),
        moonPhase: MoonPhase? = MoonPhase(fraction: 0.4),
        summary: String? = "Expect a day of partly cloudy with rain",
        conditions: [WeatherCondition] = [.sample()],
        low: Temperature = Temperature(celsius: 14.1),
        high: Temperature = Temperature(celsius: 21.6),
        uvIndex: UVIndex? = UVIndex(7.1),
        chanceOfPrecipitation: Percentage? = Percentage(percent: 60),
        rain: Precipitation? = Precipitation(millimeters: 2.3),
        snow: Precipitation? = nil
    ) -> DailyForecast {
        DailyForecast(
            day: day,
            utcOffset: UTCOffset(seconds: 3600),
            sun: sun,
            moonrise: SampleTime.sunset + 3_600,
            moonset: SampleTime.sunrise - 3_600,
            moonPhase: moonPhase,
            summary: summary,
            conditions: conditions,
            low: low,
            high: high,
            temperatures: DayTemperatures(
                morning: low,
                day: Temperature(celsius: (low.celsius + high.celsius) / 2),
                evening: high,
                night: low
            ),
            feelsLike: DayTemperatures(morning: low, day: high, evening: high, night: low),
            humidity: Percentage(percent: 68),
            dewPoint: Temperature(celsius: 12.5),
            pressure: Pressure(hectopascals: 1016),
            wind: .sample(),
            cloudiness: Percentage(percent: 60),
            uvIndex: uvIndex,
            chanceOfPrecipitation: chanceOfPrecipitation,
            rain: rain,
            snow: snow
        )
    }

    /// Returns days in order from `start` on.
    public static func samples(
        count: Int = 8,
        from start: LocalDay = UTCOffset.utc.day(of: SampleTime.measured)
    ) -> [DailyForecast] {
        (0..<max(0, count))
            .map { index in
                let shift = Double(index) * 86_400
                return .sample(
                    day: start.advanced(by: index),
                    sun: .risesAndSets(sunrise: SampleTime.sunrise + shift, sunset: SampleTime.sunset + shift),
                    low: Temperature(celsius: 14 + Double(index % 3)),
                    high: Temperature(celsius: 21 + Double(index % 4))
                )
            }
    }
}

extension WeatherAlert {
    /// Returns an alert about wind in Lisbon, except for the values that are passed.
    public static func sample(
        id: String = "urn:oid:2.49.0.0.620.0.2026.5.28:1",
        sender: String? = "Instituto Português do Mar e da Atmosfera",
        event: String? = "Yellow wind warning",
        start: Date = SampleTime.measured - 3_600,
        end: Date = SampleTime.measured + 6 * 3_600,
        texts: [Text] = [
            Text(language: "en-GB", text: "Gusts of up to 75 km/h on the coast."),
            Text(language: "pt-PT", text: "Rajadas até 75 km/h no litoral."),
        ],
        tags: [String] = ["Wind"]
    ) -> WeatherAlert {
        WeatherAlert(id: id, sender: sender, event: event, start: start, end: end, texts: texts, tags: tags)
    }
}

extension OneCallReport {
    /// Returns a report with every part of One Call, or with some, as just fetched from the network.
    ///
    /// - Parameters:
    ///   - parts: The parts in the report.
    ///   - date: The beginning of its series.
    /// - Returns: The report.
    public static func sample(
        _ parts: Set<OneCallPart> = Set(OneCallPart.allCases),
        from date: Date = SampleTime.measured
    ) -> OneCallReport {
        let current = CurrentWeather.sample(cityID: nil, name: nil, country: nil, date: date) { $0 = .ofOneCall() }
        let quarters = HourlyForecast.samples(count: 50, from: date, step: .quarterHour)
        return OneCallReport(
            current: .success(.sample(current)),
            minutes: .success(.sample(MinutePrecipitation.samples(from: date))),
            quarterHours: .success(.sample(quarters)),
            hours: .success(.sample(HourlyForecast.samples(from: date))),
            days: .success(.sample(DailyForecast.samples(from: UTCOffset.utc.day(of: date)))),
            alerts: .success(.sample(WeatherAlerts([.sample()])))
        )
        .limited(to: parts)
    }
}
