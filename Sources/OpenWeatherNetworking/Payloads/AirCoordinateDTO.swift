/// `coord` of air quality: an object in every recorded answer, an array `[lat, lon]` in the documentation.
struct AirCoordinateDTO: Decodable, Sendable {
    let lat: Double
    let lon: Double

    /// Reads either form.
    init(from decoder: any Decoder) throws {
        if var array = try? decoder.unkeyedContainer() {
            lat = try array.decode(Double.self)
            lon = try array.decode(Double.self)
        } else {
            let object = try CoordinateDTO(from: decoder)
            lat = object.lat
            lon = object.lon
        }
    }
}
