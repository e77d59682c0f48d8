import Foundation
import OpenWeatherCore

/// One row of `data/2.5/roadrisk`, with black ice where it is wet and freezes.
struct DemoRoadBody: Encodable, Sendable {
    /// The request: the points of a way.
    struct Way: Decodable, Sendable {
        struct Point: Decodable, Sendable {
            let lat, lon: Double
            let dt: Int
        }

        let track: [Point]
    }

    struct Weather: Encodable, Sendable {
        let temp, wind_speed, wind_deg, precipitation_intensity, dew_point: Double
    }

    struct Road: Encodable, Sendable {
        let state: Int
        let temp: Double
    }

    let dt: Int
    let coord: [Double]
    let weather: Weather
    let road: Road
    let alerts: [String] = []

    /// Creates the row of a point.
    init(at point: Way.Point, seed: UInt64) {
        let place = DemoPlace(Coordinate(clampingLatitude: point.lat, longitude: point.lon), seed: seed)
        let moment = place.moment(at: Date(timeIntervalSince1970: Double(point.dt)))
        let kelvins = 273.15
        let dewPoint = Temperature(celsius: moment.temperature).dewPoint(at: Percentage(percent: moment.humidity))
        dt = point.dt
        coord = [point.lat, point.lon]
        weather = Weather(
            temp: (moment.temperature + kelvins).hundredth,
            wind_speed: moment.windSpeed.hundredth,
            wind_deg: moment.windDirection.rounded(),
            precipitation_intensity: moment.precipitation.hundredth,
            dew_point: ((dewPoint?.celsius ?? moment.temperature) + kelvins).hundredth
        )
        let isIcy = moment.temperature < 0 && moment.precipitation > 0
        road = Road(state: isIcy ? 16 : 0, temp: (moment.temperature - 1 + kelvins).hundredth)
    }
}

extension Double {
    fileprivate var hundredth: Double { (self * 100).rounded() / 100 }
}
