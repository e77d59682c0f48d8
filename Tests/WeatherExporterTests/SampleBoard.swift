import Foundation
import OpenWeatherCore
import OpenWeatherMocks

@testable import WeatherExporter

/// A board with one place, whose name has every character that a format escapes.
enum SampleBoard {
    static let name = #"Ponta "Delgada", A\"#
    static let point = Coordinate(clampingLatitude: 38.72, longitude: -9.14)

    /// Returns a place whose weather was fetched at `SampleTime.fetched` and is fresh for a minute.
    static func place(
        _ name: String = name,
        _ elements: WeatherElements = WeatherElements(temperature: Temperature(celsius: 21.5))
    ) throws -> PlaceWeather {
        var place = PlaceWeather(try Place("\(name)=38.72,-9.14", origin: ""))
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        place.weather = fetched(CurrentWeather(coordinate: point, date: date, elements: elements))
        return place
    }

    static func fetched<Value: Sendable>(_ value: Value) -> Fetched<Value> {
        Fetched(value, at: SampleTime.fetched, from: .network, source: .madeUp)
            .fresh(until: SampleTime.fetched.addingTimeInterval(60), returnedAt: SampleTime.fetched)
    }

    static func snapshot(_ places: PlaceWeather...) -> Board.Snapshot {
        var snapshot = Board([]).snapshot
        snapshot.places = places
        return snapshot
    }

    /// Returns the lines of metrics, `seconds` after the weather was fetched.
    static func metrics(
        _ snapshot: Board.Snapshot,
        _ format: MetricFormat = .text,
        after seconds: Double = 0,
        showsCoordinates: Bool = false
    ) -> [String] {
        let now = SampleTime.fetched.addingTimeInterval(seconds)
        let sut = WeatherMetrics(board: snapshot, now: now, showsCoordinates: showsCoordinates)
        return format.text(of: sut.families).split(separator: "\n").map(String.init)
    }
}
