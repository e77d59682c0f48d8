import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

extension Endpoint {
    /// Returns the endpoint of the weather and the roads along a way, whose points are its body.
    ///
    /// Source: <https://openweathermap.org/api/road-risk>.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a way without a point.
    public static func roadRisk(along way: [RoadPoint]) throws(WeatherError) -> Endpoint {
        guard !way.isEmpty else { throw .badRequest(.emptyQuery) }
        let points = way.map { point in
            #"{"lat":\#(decimalDegrees(point.coordinate.latitude)),"#
                + #""lon":\#(decimalDegrees(point.coordinate.longitude)),"dt":\#(seconds(point.date))}"#
        }
        return Endpoint(
            operation: "roadRisk",
            base: .weather,
            path: "roadrisk",
            method: "POST",
            queryItems: [],
            headers: ["Content-Type": "application/json"],
            body: Data(#"{"track":[\#(points.joined(separator: ","))]}"#.utf8),
            takesOptions: false
        )
    }
}

extension WireResource where Value == [RoadRisk] {
    /// The weather and the roads along a way, a value for each point.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a way without a point.
    static func roadRisk(along way: [RoadPoint]) throws(WeatherError) -> WireResource {
        WireResource(try .roadRisk(along: way)) { (payload: RoadRiskBody, _) throws(NetworkError) in
            guard payload.rows.count == way.count else {
                throw .decoding(.invalidField(path: "[\(payload.rows.count)]"))
            }
            var risks: [RoadRisk] = []
            for (index, (row, point)) in zip(payload.rows, way).enumerated() {
                // By place in the array and by time: the order of a row's coordinates is not certain.
                guard abs(Double(row.dt) - point.date.timeIntervalSince1970) < 3_600 else {
                    throw .decoding(.invalidField(path: "[\(index)].dt"))
                }
                risks.append(row.risk(at: point))
            }
            return risks
        }
    }
}

/// The body of `roadrisk`: a row for each point.
struct RoadRiskBody: ResponseBody {
    let rows: [RoadRiskDTO]

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        rows = try reader.array(atMost: 100_000)
    }
}

/// One row of `roadrisk`, always in kelvins and meters per second.
struct RoadRiskDTO: JSONReadable {
    let dt: Int
    private(set) var weather: WeatherDTO?
    private(set) var road: RoadDTO?
    private(set) var alerts: [AlertDTO] = []

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var dt: Int?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "dt": dt = try reader.value()
            case "weather": weather = try reader.optional()
            case "road": road = try reader.optional()
            case "alerts": alerts = try reader.readableElements(first: 100)
            default: break
            }
        }
        self.dt = try reader.required(dt, "dt")
    }

    /// The weather at a point.
    struct WeatherDTO: JSONReadable {
        private(set) var temp: Double?
        private(set) var dewPoint: Double?
        private(set) var speed: Double?
        private(set) var degrees: Double?
        private(set) var intensity: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "temp": temp = try reader.optional()
                case "dew_point": dewPoint = try reader.optional()
                case "wind_speed": speed = try reader.optional()
                case "wind_deg": degrees = try reader.optional()
                case "precipitation_intensity": intensity = try reader.optional()
                default: break
                }
            }
        }
    }

    /// The road at a point, whose temperature has two names on the service's pages.
    struct RoadDTO: JSONReadable {
        private(set) var state: Int?
        private(set) var temp: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "state": state = try reader.optional()
                case "temp", "surface_temp": temp = try reader.optional() ?? temp
                default: break
                }
            }
        }
    }

    /// A warning for a road.
    struct AlertDTO: JSONReadable {
        let sender: String
        let event: String
        private(set) var level: Int?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            var sender: String?
            var event: String?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "sender_name": sender = try reader.optional()
                case "event": event = try reader.optional()
                case "event_level": level = try reader.optional()
                default: break
                }
            }
            self.sender = sender ?? ""
            self.event = try reader.required(event, "event")
        }
    }
}

extension RoadRiskDTO {
    /// Returns the risk at a point; numbers that are none of the weather are absent.
    fileprivate func risk(at point: RoadPoint) -> RoadRisk {
        RoadRisk(
            at: point,
            temperature: Temperature(wire: weather?.temp, units: .standard),
            dewPoint: Temperature(wire: weather?.dewPoint, units: .standard),
            wind: Wind(speed: weather?.speed, degrees: weather?.degrees, gust: nil, units: .standard),
            precipitationRate: weather?.intensity.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil },
            road: road.flatMap { road in
                road.state.map {
                    RoadRisk.Road(state: $0, temperature: Temperature(wire: road.temp, units: .standard))
                }
            },
            alerts: alerts.map { alert in
                RoadRisk.Alert(
                    sender: WireText.line(alert.sender) ?? "",
                    event: WireText.line(alert.event) ?? "",
                    level: alert.level.flatMap(RoadRisk.Level.init)
                )
            }
        )
    }
}
