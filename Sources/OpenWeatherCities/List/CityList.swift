public import Foundation

/// The service's list of cities on this device, in which names are found without a request.
///
/// A list is imported once from the file `city.list.json` of the service, with about 210,000 cities, into one sorted file of
/// about 10 MB. Opening it reads the file into memory and checks that it is whole. A search looks at those bytes, and only
/// the cities that it finds become values.
///
/// ```swift
/// let list = try CityList(contentsOf: file)
/// let cities = list.cities(matching: "são p")  // São Paulo and others
/// ```
///
/// A name matches one that begins as it does, without regard to case, accents, and width. A country or a state and a
/// country may follow, as in `London,GB` and `Portland,OR,US`. The list has one name for each city, and no population:
///
/// 1. first come cities whose whole name it is,
/// 2. then those in whose name it is followed by another word,
/// 3. then all others,
///
/// and in each of the three the shorter names come first, then the order is that of names, countries, and states.
public struct CityList: Sendable {
    private let file: CityFile

    /// The number of cities.
    public var count: Int { file.count }

    /// The date of the import.
    public var imported: Date { file.imported }

    /// Opens an imported list, whose file may be replaced or changed at any time; this value keeps what it was.
    ///
    /// No bytes can end the process.
    ///
    /// - Throws: ``CityListError/damaged`` for a file that is not whole, and ``CityListError/storage(_:)`` for one that is
    ///   missing or cannot be read.
    public init(contentsOf file: URL) throws(CityListError) {
        self.file = try CityFile(try CityFile.bytes(of: file))
    }

    /// Returns the cities that a text means, best first.
    ///
    /// - Parameters:
    ///   - text: A name or its beginning, such as `lond`, `London,GB` or `Portland,OR,US`.
    ///   - limit: The largest number of cities.
    /// - Returns: The cities; an empty array when none has such a name.
    /// - Complexity: O(log *n* + *m*), where *m* is the number of names that begin so.
    public func cities(matching text: String, limit: Int = 20) -> [City] {
        CityQuery(text).map { file.cities(matching: $0, limit: limit) } ?? []
    }
}
