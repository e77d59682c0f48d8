package import Foundation
package import OpenWeatherCore

/// A row of the service's list of cities, `city.list.json`.
///
/// Source: <https://openweathermap.org/api/bulk>. Copies from before 2019 have `_id` and no `state`.
package struct CityRow: Hashable, Sendable {
    /// The service's identifier of the city.
    package let id: Int
    /// The name on one line; not empty.
    package let name: String
    /// The code of the state, in the United States alone.
    package let state: String?
    /// The ISO 3166-1 alpha-2 country code.
    package let country: String?
    /// The position of the city.
    package let coordinate: Coordinate

    /// Creates a row from its object; `nil` when it lacks the identifier, the name or the point, or these cannot be.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/invalidResponse(_:)`` for a text that is not an object in JSON.
    package init?(json: Data) throws(WeatherError) {
        let row: CityRowDTO
        do throws(JSONReader.Failure) {
            row = try CityRowDTO(json: json)
        } catch {
            throw WeatherError(NetworkError(error, in: json))
        }
        guard let id = PlaceNames.cityID(row.id), let name = WireText.line(row.name), let point = row.coord,
            let coordinate = Coordinate(latitude: point.lat, longitude: point.lon)
        else { return nil }
        self.id = id
        self.name = name
        self.coordinate = coordinate
        state = WireText.line(row.state)
        country = PlaceNames.country(row.country)
    }
}

/// The object of a row.
private struct CityRowDTO: JSONReadable {
    private(set) var id: Int?
    private(set) var name: String?
    private(set) var state: String?
    private(set) var country: String?
    private(set) var coord: CoordinateDTO?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "id", "_id": id = try reader.optional(FlexibleInteger.self)?.value ?? id
            case "name": name = try reader.optional()
            case "state": state = try reader.optional()
            case "country": country = try reader.optional()
            case "coord": coord = try reader.optional()
            default: break
            }
        }
    }
}
