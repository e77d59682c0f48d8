import ExampleSupport
import Foundation
import OpenWeatherCore

/// A comparison as it is encoded in JSON, with differences in degrees Celsius.
struct ComparedWeather: Encodable {
    /// The weather of the day before.
    struct DayBefore: Encodable {
        let date: Date
        let temperature: Temperature
        let celsiusWarmerNow: Double
    }

    /// The usual weather.
    struct Usual: Encodable {
        let month: Int
        let third: String
        let high: Distribution
        let low: Distribution
        let wetDays: Percentage?
        let firstYear: Int?
        let lastYear: Int?
        let yearCount: Int
        let dayCount: Int
        let basis: String
    }

    /// The distribution of a temperature.
    struct Distribution: Encodable {
        let middle: Temperature
        let lowestTenth: Temperature?
        let lowerQuartile: Temperature?
        let upperQuartile: Temperature?
        let highestTenth: Temperature?

        fileprivate init(_ usual: UsualTemperature) {
            middle = usual.middle
            lowestTenth = usual.spread?.lowestTenth
            lowerQuartile = usual.spread?.lowerQuartile
            upperQuartile = usual.spread?.upperQuartile
            highestTenth = usual.spread?.highestTenth
        }
    }

    let date: Date
    let temperature: Temperature
    let dayBefore: DayBefore?
    let dayBeforeAbsence: String?
    let usual: Usual?
    let usualAbsence: String?

    /// Creates the form of a comparison of weather.
    init(_ weather: CurrentWeather, _ comparison: WeatherComparison) {
        date = weather.date
        temperature = weather.temperature
        dayBefore = comparison.dayBefore.value.flatMap { hour in
            comparison.celsiusAboveDayBefore(weather)
                .map { DayBefore(date: hour.date, temperature: hour.temperature, celsiusWarmerNow: $0) }
        }
        dayBeforeAbsence = comparison.dayBefore.absence.map(Response.reason)
        usual = comparison.usual.value.map { usual in
            Usual(
                month: usual.period.month,
                third: "\(usual.period.third)",
                high: Distribution(usual.high),
                low: Distribution(usual.low),
                wetDays: usual.wetDays,
                firstYear: usual.years?.lowerBound,
                lastYear: usual.years?.upperBound,
                yearCount: usual.yearCount,
                dayCount: usual.dayCount,
                basis: usual.basis.rawValue
            )
        }
        usualAbsence = comparison.usual.absence.map(Response.reason)
    }
}

extension Response {
    /// Returns the rows of a comparison.
    static func lines(
        of weather: CurrentWeather,
        _ comparison: WeatherComparison,
        _ format: ResponseFormat
    ) -> [String] {
        var rows = [("Now", format.temperature(weather.temperature))]
        if let absence = comparison.dayBefore.absence { rows.append(("Yesterday", reason(for: absence))) }
        if let hour = comparison.dayBefore.value, let celsius = comparison.celsiusAboveDayBefore(weather) {
            let printed = format.difference(celsius)
            let difference =
                printed == format.difference(0) ? "as warm now" : "\(printed) \(celsius > 0 ? "warmer" : "colder") now"
            rows.append(("Yesterday", "\(format.temperature(hour.temperature)) at this time, \(difference)"))
        }
        if let absence = comparison.usual.absence { rows.append(("Usual", reason(for: absence))) }
        if let usual = comparison.usual.value { rows += self.rows(of: usual, format) }
        return rows.map { TextLayout.padded($0.0, to: 13) + $0.1 }
    }

    private static func rows(of usual: UsualWeather, _ format: ResponseFormat) -> [(String, String)] {
        var rows = [("Usual high", text(of: usual.high, format)), ("Usual low", text(of: usual.low, format))]
        if let wetDays = usual.wetDays { rows.append(("Wet days", ResponseFormat.percent(wetDays))) }
        let years = usual.years.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "about \(usual.yearCount) years"
        rows.append(("Made from", "\(usual.dayCount) days of \(years), \(usual.basis.rawValue)"))
        return rows
    }

    private static func text(of usual: UsualTemperature, _ format: ResponseFormat) -> String {
        guard let spread = usual.spread else { return format.temperature(usual.middle) }
        let (low, high) = (format.temperature(spread.lowestTenth), format.temperature(spread.highestTenth))
        return "\(format.temperature(usual.middle)), of ten days eight from \(low) to \(high)"
    }

    /// Returns a reason in a word, for JSON.
    static func reason(_ absence: ComparisonAbsence) -> String {
        switch absence {
        case .needsSubscription: "needsSubscription"
        case .notAsked: "notAsked"
        case .notRecorded: "notRecorded"
        case .fewYears: "fewYears"
        case .overBudget: "overBudget"
        case .failed: "failed"
        }
    }

    private static func reason(for absence: ComparisonAbsence) -> String {
        switch absence {
        case .needsSubscription: "needs a subscription to One Call, for the usual to 4.0 or a plan with statistics"
        case .notAsked(let cost): "not requested: needs \(ResponseFormat.counted(cost.total, "more call")), see --calls"
        case .notRecorded: "not recorded"
        case .fewYears(let years): "known for \(ResponseFormat.counted(years, "year")) alone"
        case .overBudget: "the budget allows no further call"
        case .failed(let error): "\(error)"
        }
    }
}

extension ResponseFormat {
    /// Returns a difference of temperatures without a sign, with one decimal.
    func difference(_ celsius: Double) -> String {
        let isFahrenheit = temperatureUnit == .fahrenheit
        let number = Self.number(celsius.magnitude * (isFahrenheit ? 1.8 : 1), decimals: 1)
        return "\(number) \(temperatureUnit == .kelvin ? "K" : isFahrenheit ? "°F" : "°C")"
    }
}
