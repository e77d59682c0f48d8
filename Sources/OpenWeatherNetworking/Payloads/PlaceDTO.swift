/// One element of `direct` and `reverse`, and the body of `zip`, which has no state and no local names.
struct PlaceDTO: ResponseBody {
    let name: String
    let lat: Double
    let lon: Double
    private(set) var localNames: [String: String] = [:]
    private(set) var country: String?
    private(set) var state: String?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var name: String?
        var lat: Double?
        var lon: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "name": name = try reader.value()
            case "lat": lat = try reader.value()
            case "lon": lon = try reader.value()
            case "local_names": localNames = try reader.readableStrings()
            case "country": country = try reader.optional()
            case "state": state = try reader.optional()
            default: break
            }
        }
        self.name = try reader.required(name, "name")
        self.lat = try reader.required(lat, "lat")
        self.lon = try reader.required(lon, "lon")
    }
}

/// The body of `direct` and `reverse`.
extension Array: ResponseBody, JSONReadable where Element == PlaceDTO {
    /// Reads the places; more than 100 are refused, where at most five are requested and the service may send a few
    /// more.
    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        self = try reader.array(atMost: 100)
    }
}
