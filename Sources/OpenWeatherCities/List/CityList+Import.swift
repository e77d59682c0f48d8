public import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherNetworking

/// The outcome of an import of a list of cities.
public struct CityImport: Hashable, Sendable {
    /// The number of cities in the list.
    public let cities: Int

    /// The number of rows that were left out, because they have no name, no identifier, or no point on the Earth.
    public let leftOut: Int
}

extension CityList {
    /// Imports the service's list of cities.
    ///
    /// The list is at <https://bulk.openweathermap.org/sample/city.list.json.gz>, and needs no key. Apple systems inflate it
    /// here, in memory, which takes another 50 MB; elsewhere it is unpacked before.
    ///
    /// It is read in pieces, and the result is sorted in memory, which takes less than 30 MB for the whole list, and about a
    /// second. The result is written beside `file` and moved there: whenever the process ends, `file` is the old list or
    /// the new one.
    ///
    /// - Parameters:
    ///   - source: The file `city.list.json`, or another one of its form; on Apple systems also `city.list.json.gz`.
    ///   - file: The file of the imported list, whose directory is created when it does not exist.
    ///   - now: A closure that returns the current date.
    ///   - onProgress: A handler that receives the part of `source` that was read, in `0...1`.
    /// - Returns: The numbers of rows.
    /// - Throws: ``CityListError``; `file` is as it was then.
    @concurrent
    @discardableResult
    public static func importCities(
        from source: URL,
        to file: URL,
        now: @Sendable () -> Date = { Date() },
        onProgress: @Sendable (Double) -> Void = { _ in }
    ) async throws(CityListError) -> CityImport {
        let pieces = try CityListError.catching { () throws(WeatherError) in try WholeFile(source).pieces() }
        // A row takes about a quarter of its text.
        var cities = CityFileWriter(capacity: min(pieces.size / 4, 64 << 20))
        var objects = JSONObjects()
        let add = { (object: Data, count: Int) throws(CityListError) in
            if let row = try Self.row(object, behind: count) { cities.add(row) }
        }
        var bytesRead = 0
        while true {
            let piece = try CityListError.catching { () throws(WeatherError) in try pieces.next() }
            guard !Task.isCancelled else { throw .cancelled }
            guard !piece.isEmpty else { break }
            if bytesRead == 0, piece.starts(with: Gzip.magic) {
                try objects.read(try inflated(source), add)
                onProgress(1)
                break
            }
            try objects.read(piece, add)
            bytesRead += piece.count
            onProgress(min(1, Double(bytesRead) / Double(max(1, pieces.size))))
        }
        try objects.finish()
        guard cities.count > 0 else { throw .noCities }
        let data = cities.file(imported: now())
        try CityListError.catching { () throws(WeatherError) in try WholeFile(file).replace(with: data) }
        return CityImport(cities: cities.count, leftOut: objects.count - cities.count)
    }

    /// Returns the text of a compressed list.
    private static func inflated(_ source: URL) throws(CityListError) -> Data {
        let file = try CityFile.bytes(of: source)
        guard let text = Gzip.inflated(file) else { throw .compressed }
        return text
    }

    /// Returns the row of an object; `nil` when it is to be left out.
    private static func row(_ object: Data, behind count: Int) throws(CityListError) -> CityRow? {
        do throws(WeatherError) {
            return try CityRow(json: object)
        } catch {
            throw error == .cancelled ? .cancelled : .notJSON(rows: count)
        }
    }
}
