import OpenWeatherCore

/// The body of `/geo/1.0/zip`.
struct DemoPostcodeBody: Encodable, Sendable {
    let zip: String
    let name: String
    let lat: Double
    let lon: Double
    let country: String

    /// The area of a postcode.
    init(_ area: DemoPostcode) {
        zip = area.code
        name = area.name
        lat = area.coordinate.latitude
        lon = area.coordinate.longitude
        country = area.country
    }
}
