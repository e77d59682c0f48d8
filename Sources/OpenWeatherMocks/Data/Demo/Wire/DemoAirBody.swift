import Foundation
import OpenWeatherCore

/// The body of `/data/2.5/air_pollution` and its forecast and history.
struct DemoAirBody: Encodable, Sendable {
    /// An element of `list`.
    struct Entry: Encodable, Sendable {
        /// `main`.
        struct Main: Encodable, Sendable {
            let aqi: Int
        }

        let dt: Int
        let main: Main
        let components: [String: Double]
    }

    let coord: DemoWire.Point
    let list: [Entry]

    /// The air of `place` at `dates`.
    init(of place: DemoPlace, at dates: [Date]) {
        coord = DemoWire.Point(place.coordinate)
        list = dates.map { date in
            let air = DemoAir(of: place, at: date)
            return Entry(
                dt: Int(date.timeIntervalSince1970),
                main: Entry.Main(aqi: air.index),
                components: Dictionary(uniqueKeysWithValues: air.values.map { ($0.key.rawValue, $0.value) })
            )
        }
    }
}
