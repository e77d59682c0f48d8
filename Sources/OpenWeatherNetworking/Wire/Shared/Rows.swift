import OpenWeatherCore

extension Array {
    /// Returns the elements in order, of several with the same key the first.
    package func inOrder<Key: Comparable & Hashable>(by key: (Element) -> Key) -> [Element] {
        // The service's lists are in order.
        if indices.dropFirst().allSatisfy({ key(self[$0 - 1]) < key(self[$0]) }) { return self }
        return uniqued(on: key).sorted(on: key)
    }
}

extension NetworkError {
    /// Returns the error for a field of the row at `index` of `section`.
    package static func invalid(_ section: String, _ index: Int, _ field: String) -> NetworkError {
        .decoding(.invalidField(path: "\(section)[\(index)].\(field)"))
    }
}
