import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore

extension Response {
    /// Returns the weather at one of many places with its age, or the reason there is none.
    static func line(
        of place: WeatherSurvey<CurrentWeather>.Element,
        _ name: String,
        _ format: ResponseFormat,
        now: Date
    ) -> String {
        let name = TextLayout.padded(name, to: 20) + "  "
        switch place.result {
        case .success(let weather):
            let temperature = TextLayout.padded(format.temperature(weather.temperature), to: 8, .trailing)
            return name + temperature + "  " + origin(of: weather, now: now)
        case .failure(let reason): return name + "      –   \(reason)"
        }
    }

    /// Returns what was kept before and the calls that were needed.
    static func line(of plan: SurveyPlan) -> String {
        "Before: \(plan.fresh) fresh, \(plan.stale) out of date, \(plan.absent) without weather. "
            + "Calls: \(plan.calls)."
    }
}

extension LocationQuery {
    /// The name or the coordinates of the place.
    var name: String {
        switch self {
        case .coordinate(let coordinate): ResponseFormat.coordinates(coordinate)
        case .city(let name, _, let country): [name, country].compactMap(\.self).joined(separator: ", ")
        case .cityID(let id): "\(id)"
        case .postcode(let code, _): code
        }
    }
}
