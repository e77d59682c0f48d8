/// One element of `direct` and `reverse`, and the body of `zip`, which has no state and no local names.
struct PlaceDTO: Decodable, Sendable {
    let name: String
    let lat: Double
    let lon: Double
    @Lenient var localNames: LossyDictionary?
    @Lenient var country: String?
    @Lenient var state: String?

    enum CodingKeys: String, CodingKey {
        case name, lat, lon
        case localNames = "local_names"
        case country, state
    }
}
