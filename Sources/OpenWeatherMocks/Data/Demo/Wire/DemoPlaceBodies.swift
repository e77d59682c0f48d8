import OpenWeatherCore

/// An element of the bodies of `/geo/1.0/direct` and `/geo/1.0/reverse`.
struct DemoPlaceBody: Encodable, Sendable {
    let name: String
    let localNames: [String: String]
    let lat: Double
    let lon: Double
    let country: String?
    let state: String?

    private enum CodingKeys: String, CodingKey {
        case name, lat, lon, country, state
        case localNames = "local_names"
    }

    /// Creates the element of a city, with the service's two internal names among the localized ones.
    init(_ city: DemoCity) {
        name = city.name
        localNames = city.names.merging(["ascii": city.name, "feature_name": city.name]) { name, _ in name }
        lat = city.coordinate.latitude
        lon = city.coordinate.longitude
        country = city.country
        state = city.state
    }
}

/// The body of `/geo/1.0/zip`.
struct DemoPostcodeBody: Encodable, Sendable {
    let zip: String
    let name: String
    let lat: Double
    let lon: Double
    let country: String

    /// Creates the body of the area of a postcode.
    init(_ area: DemoPostcode) {
        zip = area.code
        name = area.name
        lat = area.coordinate.latitude
        lon = area.coordinate.longitude
        country = area.country
    }
}
