public import Foundation
import OpenWeatherCaching
public import OpenWeatherCore
import OpenWeatherNetworking

/// The weather of all cities in a bulk file of the service, as an asynchronous sequence in the order of the file.
///
/// The plans Professional and Expert include files with the current weather of all cities, written once an hour, such as
/// `weather_14.json.gz` with 22,635 cities and `weather_16.json.gz` with 209,579, and Expert those of postcodes. Nothing here
/// fetches one: download it from `https://bulk.openweathermap.org/snapshot/` with your key, and unpack it.
///
/// ```swift
/// for try await row in BulkWeather(contentsOf: file) {
///     guard let weather = try? row.get() else { continue }  // a line that cannot be read
///     print(weather.name ?? "", weather.temperature.celsius)
/// }
/// ```
///
/// A line is read when it is asked for, and one at most is in memory, however long the file is. Bulk files have no zone and
/// no times of the sun.
public struct BulkWeather: AsyncSequence, Sendable {
    /// The weather of a city, or the reason that a line could not be read; the lines behind it are read all the same.
    public typealias Element = Result<CurrentWeather, BulkLineFailure>

    private let file: URL

    /// Creates the sequence of a file, without reading it.
    public init(contentsOf file: URL) {
        self.file = file
    }

    /// Returns an iterator, which opens the file when it is asked for the first line.
    public func makeAsyncIterator() -> Iterator {
        Iterator(file: WholeFile(file))
    }

    /// An iterator over the lines.
    ///
    /// Each iterator reads the file from its beginning, on the thread of its caller.
    public struct Iterator: AsyncIteratorProtocol {
        private let file: WholeFile
        private var pieces: FilePieces?
        private var lines = Lines()

        fileprivate init(file: WholeFile) {
            self.file = file
        }

        /// Returns the weather of the next line that is not empty, or `nil` at the end of the file.
        ///
        /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the file cannot be read, and
        ///   ``/OpenWeatherCore/WeatherError/cancelled``.
        public mutating func next() async throws(WeatherError) -> Element? {
            if pieces == nil { pieces = try file.pieces() }
            while let pieces {
                guard !Task.isCancelled else { throw .cancelled }
                if let line = lines.next() { return try Self.weather(line) }
                guard !lines.isAtEnd else { break }
                lines.add(try pieces.next())
            }
            return nil
        }

        private static func weather(_ line: Lines.Line) throws(WeatherError) -> Element {
            guard let text = line.text else {
                return .failure(BulkLineFailure(line: line.number, reason: .tooLarge(limit: Lines.longest)))
            }
            do throws(WeatherError) {
                return .success(try CurrentWeather(bulkLine: text))
            } catch .invalidResponse(let reason) {
                return .failure(BulkLineFailure(line: line.number, reason: reason))
            }
        }
    }
}

/// The reason that a line of a bulk file could not be read.
public struct BulkLineFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    public let line: Int

    /// The reason, with the path of the field where one is missing or malformed.
    public let reason: InvalidResponse

    /// Creates the failure of a line.
    public init(line: Int, reason: InvalidResponse) {
        self.line = line
        self.reason = reason
    }

    /// A sentence in English.
    public var description: String { "Line \(line) cannot be read: \(reason.description)" }
}

extension BulkLineFailure: LocalizedError {
    /// The same sentence as ``description``, so that `localizedDescription` returns it; never `nil`.
    public var errorDescription: String? { description }
}
