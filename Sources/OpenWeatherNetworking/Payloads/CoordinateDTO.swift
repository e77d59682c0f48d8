/// `coord`: a point as the service repeats it.
struct CoordinateDTO: Decodable, Sendable {
    let lat: Double
    let lon: Double

    enum CodingKeys: String, CodingKey {
        case lat, lon
    }
}
