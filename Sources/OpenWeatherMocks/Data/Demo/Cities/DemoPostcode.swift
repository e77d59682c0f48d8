import OpenWeatherCore

/// A postcode of the demo weather.
struct DemoPostcode: Sendable {
    /// The code in its usual form.
    let code: String
    /// The ISO 3166-1 alpha-2 country code.
    let country: String
    /// The name of the area.
    let name: String
    /// The center of the area.
    let coordinate: Coordinate

    private init(_ code: String, _ country: String, _ name: String, _ latitude: Double, _ longitude: Double) {
        self.code = code
        self.country = country
        self.name = name
        coordinate = Coordinate(clampingLatitude: latitude, longitude: longitude)
    }

    /// Returns the area of `text`, such as `E14,GB`, or `nil` when it is unknown.
    ///
    /// A postcode without a country is one of the United States.
    static func find(_ text: String) -> DemoPostcode? {
        let parts = text.split(separator: ",").map { normalized(String($0)) }
        guard let code = parts.first else { return nil }
        let country = parts.count > 1 ? parts[1] : "US"
        return all.first { normalized($0.code) == code && $0.country == country }
    }

    private static func normalized(_ text: String) -> String {
        text.uppercased().filter { $0.isLetter || $0.isNumber }
    }

    /// All known areas.
    static let all: [DemoPostcode] = [
        DemoPostcode("E14", "GB", "Cubitt Town", 51.4969, -0.0087),
        DemoPostcode("SW1A 1AA", "GB", "London", 51.501, -0.1416),
        DemoPostcode("EH1", "GB", "Edinburgh", 55.9503, -3.1883),
        DemoPostcode("10115", "DE", "Berlin", 52.532, 13.3849),
        DemoPostcode("80331", "DE", "München", 48.1351, 11.573),
        DemoPostcode("75001", "FR", "Paris", 48.8626, 2.336),
        DemoPostcode("28001", "ES", "Madrid", 40.4234, -3.683),
        DemoPostcode("1000-001", "PT", "Lisboa", 38.7167, -9.1333),
        DemoPostcode("1010", "AT", "Wien", 48.2085, 16.3721),
        DemoPostcode("8001", "CH", "Zürich", 47.3717, 8.5415),
        DemoPostcode("10001", "US", "New York", 40.7484, -73.9967),
        DemoPostcode("60601", "US", "Chicago", 41.8858, -87.6181),
        DemoPostcode("90210", "US", "Beverly Hills", 34.0901, -118.4065),
        DemoPostcode("94040", "US", "Mountain View", 37.3855, -122.088),
        DemoPostcode("97201", "US", "Portland", 45.5088, -122.69),
        DemoPostcode("M5V", "CA", "Toronto", 43.6404, -79.3995),
        DemoPostcode("100-0001", "JP", "Chiyoda", 35.6846, 139.7517),
        DemoPostcode("2000", "AU", "Sydney", -33.8688, 151.2093),
        DemoPostcode("110001", "IN", "New Delhi", 28.6327, 77.2198),
        DemoPostcode("44600", "NP", "Kathmandu", 27.7172, 85.324),
    ]
}
