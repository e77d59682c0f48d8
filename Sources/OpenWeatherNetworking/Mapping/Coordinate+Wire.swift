import OpenWeatherCore

extension Coordinate {
    /// The point an answer is for.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of the number that is out of range.
    init(wireLatitude latitude: Double, longitude: Double, path: String) throws(NetworkError) {
        let prefix = path.isEmpty ? "" : "\(path)."
        guard (-90...90).contains(latitude) else { throw .decoding(.invalidField(path: "\(prefix)lat")) }
        guard (-180...180).contains(longitude) else { throw .decoding(.invalidField(path: "\(prefix)lon")) }
        self.init(validLatitude: latitude, validLongitude: longitude)
    }
}
