import Foundation
public import OpenWeatherCore

extension DiaryEntry {
    /// Returns the entries of a forecast, each step of which is for the time before its date; those for the past are left
    /// out, as are all without a known length of the steps.
    public static func entries(of forecast: Fetched<Forecast>) -> [DiaryEntry] {
        forecast.value.entries.steps.compactMap { entry, length in
            DiaryEntry(entry, saidAt: forecast.fetchedAt) { DateInterval(start: $0 - length, duration: length) }
        }
    }

    /// Returns the entries of the hours of One Call, each of which is for the time from its date on; those for the past are
    /// left out.
    public static func entries(of hours: Fetched<[HourlyForecast]>) -> [DiaryEntry] {
        hours.value.compactMap { hour in
            DiaryEntry(hour, saidAt: hours.fetchedAt) { DateInterval(start: $0, duration: 3_600) }
        }
    }

    /// Creates the entry of what was measured.
    public init(_ weather: CurrentWeather) {
        self.init(
            .measured,
            date: weather.date,
            temperature: weather.temperature,
            windSpeed: weather.wind?.speed,
            isWet: weather.elements.isWet,
            utcOffset: weather.utcOffset
        )
    }

    private init?(_ values: some WeatherValues, saidAt fetchedAt: Date, period: (Date) -> DateInterval) {
        let lead = values.date.timeIntervalSince(fetchedAt)
        guard lead > 0, lead < 365 * 86_400 else { return nil }
        let chance = values.elements.chanceOfPrecipitation
        self.init(
            .forecast(lead: .seconds(lead)),
            date: values.date,
            period: chance == nil ? nil : period(values.date),
            temperature: values.temperature,
            windSpeed: values.wind?.speed,
            chanceOfPrecipitation: chance
        )
    }
}
