import ExampleSupport
import Foundation
import OpenWeatherCore

/// A place whose weather is exported.
struct Place: Hashable, Sendable {
    /// The name, which is the label of its metrics.
    let name: String
    /// The point; `nil` for a name that has to be looked up.
    let coordinate: Coordinate?

    /// The greatest number of characters in a name.
    static let longestName = 64

    /// Creates a place from a text such as `Home = 38.72,-9.14`, or a name to look up, such as `Lisbon`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - origin: The argument, or the file and the line, that an error names.
    /// - Throws: `UsageError` when the text is neither, or the name is not fit to be a label.
    init(_ text: String, origin: String) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        name = parts[0]
        if let point = parts.dropFirst().first {
            guard case .coordinate(let coordinate) = SearchText(point) else {
                throw UsageError(origin, "'\(point)' is not LATITUDE,LONGITUDE in -90...90,-180...180.")
            }
            self.coordinate = coordinate
        } else {
            if case .coordinate = SearchText(name) {
                throw UsageError(origin, "coordinates need a name, such as: Home = \(name)")
            }
            coordinate = nil
        }
        guard !name.isEmpty else { throw UsageError(origin, "the name is empty.") }
        guard name.count <= Self.longestName else {
            throw UsageError(origin, "the name has more than \(Self.longestName) characters.")
        }
        guard !name.unicodeScalars.contains(where: { CharacterSet.controlCharacters.contains($0) }) else {
            throw UsageError(origin, "the name has a control character.")
        }
    }
}

/// The places of a command line and of a file.
enum PlaceList {
    /// The greatest number of places, which bounds the series of metrics.
    static let longest = 1_000

    /// Returns the places of operands and of the lines of a file.
    ///
    /// Lines that are empty or begin with `#` are skipped.
    ///
    /// - Parameters:
    ///   - operands: A place each.
    ///   - text: The text of the file; `nil` for none.
    ///   - file: The name of the file, which an error names with the number of the line.
    /// - Returns: The places in order.
    /// - Throws: `UsageError` for a line that is no place, a name that is used twice, too many places, or none.
    static func places(_ operands: [String], text: String? = nil, file: String = "") throws(UsageError) -> [Place] {
        var entries = operands.map { (text: $0, origin: $0) }
        for (index, line) in (text ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            entries.append((line, "\(file), line \(index + 1)"))
        }
        var places: [Place] = []
        var names: Set<String> = []
        for (text, origin) in entries {
            let place = try Place(text, origin: origin)
            guard names.insert(place.name).inserted else {
                throw UsageError(origin, "there is a place with the name '\(place.name)' already.")
            }
            places.append(place)
        }
        guard !places.isEmpty else {
            throw UsageError(
                "PLACES",
                "are missing; name them, such as: Lisbon \"Home = 41.15,-8.61\", or a --places FILE."
            )
        }
        guard places.count <= longest else { throw UsageError("PLACES", "are more than \(longest).") }
        return places
    }
}
