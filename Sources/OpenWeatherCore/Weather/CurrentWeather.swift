public import Foundation

/// The weather at a place as last measured.
///
/// An observation is a plain value without a reference to the request it came from; ``Fetched`` adds the moment, the
/// origin, and the source. A value that the source does not report is `nil`, never 0.
///
/// Temperature, wind, rain and the other ``WeatherElements`` are properties of the observation, too.
///
/// Source: <https://openweathermap.org/current>, and `current` of One Call.
public struct CurrentWeather: WeatherValues, Hashable, Sendable {
    /// The service's identifier of the city (`id`); `nil` at sea.
    public var cityID: Int?
    /// The service's name for the point (`name`); `nil` where it has none.
    public var name: String?
    /// The ISO 3166-1 alpha-2 country code (`sys.country`); `nil` at sea.
    public var country: String?
    /// The point the response is for (`coord`), rounded by the service and therefore not always the requested one.
    public var coordinate: Coordinate
    /// The moment of the measurement (`dt`).
    public var date: Date
    /// The difference between local clocks and UTC (`timezone`); `nil` in responses before 2019.
    public var utcOffset: UTCOffset?
    /// The times of sunrise and sunset (`sys.sunrise` and `sys.sunset`), or the reason there are none.
    public var sun: SunState
    /// The measured elements.
    public var elements: WeatherElements

    /// Creates an observation; every value that is not given is absent.
    public init(
        cityID: Int? = nil,
        name: String? = nil,
        country: String? = nil,
        coordinate: Coordinate,
        date: Date,
        utcOffset: UTCOffset? = nil,
        sun: SunState = .unknown,
        elements: WeatherElements
    ) {
        self.cityID = cityID
        self.name = name
        self.country = country
        self.coordinate = coordinate
        self.date = date
        self.utcOffset = utcOffset
        self.sun = sun
        self.elements = elements
    }

    /// Day or night at the place, from the icon, else from the sun; `nil` when neither is known.
    public var partOfDay: PartOfDay? {
        elements.condition?.icon?.partOfDay ?? sun.isUp(at: date).map { $0 ? .day : .night }
    }
}

extension CurrentWeather: Codable {
    /// Creates an observation by decoding it, with its elements beside its other values.
    ///
    /// - Throws: A decoding error.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            cityID: try values.decodeIfPresent(Int.self, forKey: .cityID),
            name: try values.decodeIfPresent(String.self, forKey: .name),
            country: try values.decodeIfPresent(String.self, forKey: .country),
            coordinate: try values.decode(Coordinate.self, forKey: .coordinate),
            date: try values.decode(Date.self, forKey: .date),
            utcOffset: try values.decodeIfPresent(UTCOffset.self, forKey: .utcOffset),
            sun: try values.decode(SunState.self, forKey: .sun),
            elements: try WeatherElements(from: decoder)
        )
    }

    /// Encodes the observation, with its elements beside its other values.
    ///
    /// - Throws: An encoding error, for a value that is not finite.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(cityID, forKey: .cityID)
        try values.encodeIfPresent(name, forKey: .name)
        try values.encodeIfPresent(country, forKey: .country)
        try values.encode(coordinate, forKey: .coordinate)
        try values.encode(date, forKey: .date)
        try values.encodeIfPresent(utcOffset, forKey: .utcOffset)
        try values.encode(sun, forKey: .sun)
        try elements.encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey {
        case cityID, name, country, coordinate, date, utcOffset, sun
    }
}
