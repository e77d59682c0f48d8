import Foundation
import OpenWeather
import OpenWeatherCore

extension Response {
    /// Returns the rows of the places; `nil` when the response is not of places.
    func records(_ format: ResponseFormat) -> Records? {
        switch self {
        case .current(let places):
            Records(Field.now, Self.rows(places) { [Row($0, $1, offset: $1.value.utcOffset, $1.value)] }, format)
        case .many(let places, let names, _):
            Records(
                Field.now,
                places.compactMap { place in
                    guard case .success(let weather) = place.result else { return nil }
                    return Row(names[place.index], weather, offset: weather.value.utcOffset, weather.value)
                },
                format
            )
        case .forecast(let places):
            Records(
                Field.hours,
                Self.rows(places) { name, forecast in
                    forecast.value.entries.map { Row(name, forecast, offset: forecast.value.city.utcOffset, $0) }
                },
                format
            )
        case .days(let places, let count):
            Records(
                Field.days,
                Self.rows(places) { name, forecast in
                    forecast.value.days.prefix(count)
                        .map { Row(name, forecast, offset: forecast.value.city.utcOffset, $0) }
                },
                format
            )
        case .air(let places):
            Records(Field.air, Self.rows(places) { [Row($0, $1, offset: nil, $1.value)] }, format)
        default: nil
        }
    }

    private static func rows<Value, Part>(
        _ places: [PlaceResult<Value>],
        _ rows: (String, Fetched<Value>) -> [Row<Part>]
    ) -> [Row<Part>] {
        places.flatMap { place in
            guard case .success(let response) = place.result else { return [Row<Part>]() }
            return rows(place.query.name, response)
        }
    }

    /// A line about each place without a response, or one about all of many; empty when a response is not of places.
    var failures: [String] {
        func failures<Value>(_ places: [PlaceResult<Value>]) -> [String] {
            places.compactMap { place in
                if case .failure(let error) = place.result { "\(place.query.name): \(error)" } else { nil }
            }
        }
        return switch self {
        case .current(let places): failures(places)
        case .many(let places, _, _): Self.failures(of: places)
        case .forecast(let places), .days(let places, _): failures(places)
        case .air(let places): failures(places)
        default: []
        }
    }

    /// Returns one line for all places without weather, as most may wait for calls; none when each place has some.
    private static func failures(of places: [WeatherSurvey<CurrentWeather>.Element]) -> [String] {
        let reasons = places.compactMap { place in
            if case .failure(let error) = place.result { error } else { nil }
        }
        return reasons.prefix(1).map { "\(reasons.count) of \(places.count) places have no weather. \($0)" }
    }
}

extension Row {
    /// Creates a row of a part of a response.
    init<Whole>(_ place: String, _ response: Fetched<Whole>, offset: UTCOffset?, _ value: Value) {
        self.init(
            place: place,
            offset: offset,
            fetchedAt: response.fetchedAt,
            isStale: response.isStale(at: Date()),
            source: response.source.name,
            value: value
        )
    }
}

extension OutputForm {
    /// Returns the names that a template of a command may have; `nil` for a command without rows.
    static func names(of command: String) -> [String]? {
        switch command {
        case "now", "many": Field.now.map(\.name)
        case "hours", "forecast": Field.hours.map(\.name)
        case "days": Field.days.map(\.name)
        case "air": Field.air.map(\.name)
        default: nil
        }
    }
}
