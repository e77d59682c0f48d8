public import OpenWeatherCore

/// A city of the service's list.
public struct City: Hashable, Sendable, Identifiable {
    /// The service's identifier of the city, as ``/OpenWeatherCore/LocationQuery/cityID(_:)`` takes it.
    public let id: Int

    /// The name, which for most cities is the English one.
    public let name: String

    /// The code of the state, such as `TX`; `nil` outside of the United States.
    public let state: String?

    /// The ISO 3166-1 alpha-2 country code; `nil` when the list names none.
    public let country: String?

    /// The position of the city.
    public let coordinate: Coordinate

    /// Creates a city.
    public init(id: Int, name: String, state: String? = nil, country: String? = nil, coordinate: Coordinate) {
        self.id = id
        self.name = name
        self.state = state
        self.country = country
        self.coordinate = coordinate
    }

    /// The city as a place, which screens and preferences take; its state is the code.
    public var location: Location {
        Location(name: name, country: country, state: state, coordinate: coordinate)
    }
}

extension City: LocationQueryConvertible {
    /// The query for the coordinate of the city.
    public var locationQuery: LocationQuery { .coordinate(coordinate) }
}
