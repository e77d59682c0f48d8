import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of the description of today or tomorrow in One Call 3.0; that of today when `day` is `nil`.
    ///
    /// Source: <https://openweathermap.org/api/one-call-3>.
    public static func overview(of day: LocalDay?, at coordinate: Coordinate, units: Units) -> Endpoint {
        var items = point(coordinate)
        if let day { items.append(URLQueryItem(name: "date", value: day.iso8601)) }
        items.append(URLQueryItem(name: "units", value: units.rawValue))
        return Endpoint(
            operation: "overview",
            base: .oneCall3,
            path: "onecall/overview",
            queryItems: items,
            takesOptions: false
        )
    }
}

extension WireResource where Value == WeatherOverview {
    /// The description of a day.
    package static func overview(of day: LocalDay?, at coordinate: Coordinate, units: Units) -> WireResource {
        WireResource(.overview(of: day, at: coordinate, units: units)) {
            (payload: OverviewDTO, _) throws(NetworkError) in
            try WeatherOverview(payload, units: units)
        }
    }
}

/// The body of `overview` of One Call 3.0.
struct OverviewDTO: ResponseBody {
    let date: String
    let text: String
    private(set) var units: String?
    /// `cod`: absent, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var date: String?
        var text: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "date": date = try reader.value()
            case "weather_overview": text = try reader.value()
            case "units": units = try reader.optional()
            case "cod": status = try reader.optional()
            default: break
            }
        }
        self.date = try reader.required(date, "date")
        self.text = try reader.required(text, "weather_overview")
    }
}

extension WeatherOverview {
    /// Creates the description of the body of `overview`, requested in `units`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the date is none.
    init(_ payload: OverviewDTO, units: Units) throws(NetworkError) {
        guard let day = LocalDay(iso8601: payload.date) else { throw .decoding(.invalidField(path: "date")) }
        let text = WireText.paragraphs(payload.text) ?? ""
        self.init(day: day, text: text, units: payload.units.flatMap { Units(rawValue: $0) } ?? units)
    }
}
