import ExampleSupport
import Foundation
import OpenWeatherCore

/// The places of a file.
///
/// With the columns `latitude` and `longitude` in its first row, each row is a point, named by `name` when there is such a
/// column; with `name` alone, a city, perhaps with its `country`. Without such a row, each line is a place as on a command
/// line: `Lisbon`, `Paris,FR` or `41.15,-8.61`. Lines that begin with # are comments, above the columns as well.
struct PlaceList {
    /// A place with the name under which it stands in the output.
    struct Place: Hashable {
        let name: String
        let query: LocationQuery
    }

    /// The places in the order of the file, each once.
    private(set) var places: [Place] = []

    /// Reads the file.
    ///
    /// - Throws: `UsageError` that names the line when it is no place, or has the name of another place.
    init(file path: String) throws(UsageError) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw UsageError(path, "the file cannot be read as text.")
        }
        var records = CSV.records(in: text).filter { $0.fields.first?.hasPrefix("#") != true }[...]
        let header = records.first?.fields.map { $0.trimmingCharacters(in: .whitespaces).lowercased() } ?? []
        func column(_ names: String...) -> Int? { header.firstIndex { names.contains($0) } }
        let (latitude, longitude) = (column("latitude", "lat"), column("longitude", "lon", "lng"))
        let (name, country) = (column("name", "place", "city"), column("country"))
        if name != nil || latitude != nil && longitude != nil { records.removeFirst() }

        for record in records {
            let error = UsageError("\(path):\(record.line)", "'\(record.fields.joined(separator: ","))' is no place.")
            func field(_ column: Int?) -> String? {
                guard let column, record.fields.indices.contains(column) else { return nil }
                let text = record.fields[column].trimmingCharacters(in: .whitespaces)
                return text.isEmpty ? nil : text.printable
            }
            var place: Place
            if let latitude, let longitude {
                guard let text = field(latitude).flatMap({ first in field(longitude).map { "\(first),\($0)" } }),
                    case .coordinate(let coordinate) = SearchText(text)
                else { throw error }
                place = Place(name: field(name) ?? text, query: .coordinate(coordinate))
            } else if name != nil {
                guard let city = field(name) else { throw error }
                place = Place(name: city, query: .city(name: city, country: field(country)))
            } else {
                let text = record.fields.joined(separator: ",").trimmingCharacters(in: .whitespaces).printable
                guard !text.isEmpty else { throw error }
                place = Place(name: text, query: LocationQuery(text: text))
            }
            try add(place, line: "\(path):\(record.line)")
        }
        guard !places.isEmpty else { throw UsageError(path, "has no places.") }
    }

    /// Creates the list of the places of a command line.
    ///
    /// - Throws: `UsageError` when there are none.
    init(_ texts: [String]) throws(UsageError) {
        for text in texts { try add(Place(name: text, query: LocationQuery(text: text)), line: text) }
        guard !places.isEmpty else {
            throw UsageError("many", "needs places, such as: many Lisbon 41.15,-8.61, or a file of places")
        }
    }

    private var queries: [String: LocationQuery] = [:]

    private mutating func add(_ place: Place, line: String) throws(UsageError) {
        if let other = queries[place.name] {
            guard other == place.query else {
                throw UsageError(line, "another place is named '\(place.name)', too; names tell places apart.")
            }
            return
        }
        queries[place.name] = place.query
        places.append(place)
    }
}
