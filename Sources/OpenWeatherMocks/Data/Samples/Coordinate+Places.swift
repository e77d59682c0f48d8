public import OpenWeatherCore

extension Coordinate {
    /// Berlin, Germany.
    public static let berlin = Coordinate(validLatitude: 52.52, validLongitude: 13.405)
    /// Cairo, Egypt.
    public static let cairo = Coordinate(validLatitude: 30.0444, validLongitude: 31.2357)
    /// Kathmandu, Nepal, where clocks are 5 h 45 min ahead of UTC.
    public static let kathmandu = Coordinate(validLatitude: 27.7172, validLongitude: 85.324)
    /// Lisbon, Portugal.
    public static let lisbon = Coordinate(validLatitude: 38.7223, validLongitude: -9.1393)
    /// London, United Kingdom.
    public static let london = Coordinate(validLatitude: 51.5074, validLongitude: -0.1278)
    /// Longyearbyen on Svalbard, which has polar day and polar night.
    public static let longyearbyen = Coordinate(validLatitude: 78.2232, validLongitude: 15.6267)
    /// New York, United States.
    public static let newYork = Coordinate(validLatitude: 40.7128, validLongitude: -74.006)
    /// Null Island, in the Gulf of Guinea, where there is no city.
    public static let nullIsland = Coordinate(validLatitude: 0, validLongitude: 0)
    /// Paris, France.
    public static let paris = Coordinate(validLatitude: 48.8566, validLongitude: 2.3522)
    /// São Paulo, Brazil.
    public static let saoPaulo = Coordinate(validLatitude: -23.5505, validLongitude: -46.6333)
    /// Singapore, next to the equator.
    public static let singapore = Coordinate(validLatitude: 1.3521, validLongitude: 103.8198)
    /// Sydney, Australia, where summer is in January.
    public static let sydney = Coordinate(validLatitude: -33.8688, validLongitude: 151.2093)
    /// Tokyo, Japan.
    public static let tokyo = Coordinate(validLatitude: 35.6762, validLongitude: 139.6503)
}
