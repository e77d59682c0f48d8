public import Foundation
public import OpenWeatherCore

/// The reason that a list of cities could not be imported or opened.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CityListError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A file cannot be read or written.
    case storage(StorageFailure)
    /// The file to import is compressed, and cannot be unpacked here.
    case compressed
    /// The file to import is not one array of objects in JSON; the mistake follows `rows` rows.
    case notJSON(rows: Int)
    /// The file to import has no row that is a city.
    case noCities
    /// The file is not a list that was imported, is damaged, or is of another version of the package.
    case damaged
    /// The calling task was cancelled.
    case cancelled

    /// A sentence in English that says what to do.
    public var description: String {
        switch self {
        case .storage(let failure): failure.description
        case .compressed:
            "The list of cities is compressed, and cannot be unpacked here. Unpack it first, for example with gunzip."
        case .notJSON(let rows):
            "The list of cities is not an array in JSON: the mistake follows \(rows) rows. Download it again."
        case .noCities: "The list of cities has no city. Download city.list.json again."
        case .damaged: "The imported list of cities is damaged or of another version. Import it again."
        case .cancelled: "The import of the list of cities was cancelled. Start it again if it is still wanted."
        }
    }

    /// Returns what an operation on a file returns, and throws its failure as this error.
    static func catching<Value>(
        _ body: () throws(WeatherError) -> Value
    ) throws(CityListError) -> Value {
        do throws(WeatherError) {
            return try body()
        } catch {
            if case .storage(let failure) = error { throw .storage(failure) }
            throw .cancelled
        }
    }
}

extension CityListError: LocalizedError {
    /// The same sentence as ``description``, so that `localizedDescription` returns it; never `nil`.
    public var errorDescription: String? { description }
}
