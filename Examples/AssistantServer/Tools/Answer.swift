import Foundation
import OpenWeatherCore

/// The answer of a tool: lines and rows as text, and the same as JSON.
struct Answer: Sendable {
    /// A row, which may be left out of a short answer.
    struct Row: Sendable {
        let text: String
        let values: [String: JSONNode]
    }

    /// The place.
    let place: Place
    /// The zone of the place.
    let clock: PlaceClock
    /// The units of the numbers; `nil` when there are none.
    var measures: Measures?
    /// The lines that are never left out; the first one is the heading, without the place.
    var lines: [String]
    /// The values besides the rows.
    var values: [String: JSONNode] = [:]
    /// The name of the rows in JSON; `nil` when there are none.
    var rowsName: String?
    /// The rows.
    var rows: [Row] = []
    /// The number of rows that the service has and that were not fetched.
    var notFetched = 0
    /// The origin.
    let provenance: Provenance

    /// The largest number of bytes in the text of a short answer.
    static let longest = 1_500

    /// Returns the text and the values, with as many rows as the limit permits; the number of the others is said.
    func rendered(at now: Date, calls: CallUsage.Window, isFull: Bool) -> (text: String, values: [String: JSONNode]) {
        var head = lines
        let others = place.others > 0 ? "; \(place.others) other places have the name, see the tool place" : ""
        head[0] = "\(lines[0]) \(place.label), times in \(clock.name)\(others)"
        let foot =
            provenance.lines(at: now, clock)
            + ["Calls left: \(calls.remaining) of \(calls.allowed) until \(WeatherDesk.text(calls.ends))."]
        let shown = isFull ? rows.count : fitting(Self.longest - Self.bytes(head + foot) - 80)
        let omitted = rows.count - shown + notFetched
        let note = omitted > 0 ? ["… and \(omitted) more\(rows.count > shown ? "; detail: full shows them" : "")."] : []
        let text = (head + rows.prefix(shown).map(\.text) + note + foot).joined(separator: "\n")

        var values = values
        values["place"] = .object(place.values.merging(["otherMatches": .integer(place.others)]) { $1 })
        values["zone"] = .string(clock.name)
        values["units"] = measures?.symbols
        values["origin"] = provenance.values(at: now)
        values["calls"] = [
            "left": .integer(calls.remaining), "of": .integer(calls.allowed),
            "resetsAt": .string(PlaceClock(offset: .utc).iso(calls.ends)),
        ]
        if let rowsName {
            values[rowsName] = .array(rows.prefix(shown).map { .object($0.values) })
            values["omitted"] = .integer(omitted)
        }
        return (text, values)
    }

    /// Returns the number of rows that fit into a number of bytes.
    private func fitting(_ limit: Int) -> Int {
        var (count, left) = (0, limit)
        for row in rows {
            left -= row.text.utf8.count + 1
            if left < 0 { break }
            count += 1
        }
        return count
    }

    private static func bytes(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }

    /// Returns the schema of an answer.
    ///
    /// - Parameters:
    ///   - properties: The values besides the rows.
    ///   - optional: Those that may be missing.
    ///   - rows: The name and the schema of the rows; `nil` when there are none.
    ///   - hasUnits: Whether the numbers have units.
    /// - Returns: The schema.
    static func schema(
        _ properties: [String: JSONNode],
        optional: Set<String> = [],
        rows: (name: String, schema: JSONNode)? = nil,
        hasUnits: Bool = true
    ) -> JSONNode {
        var all = properties
        all["place"] = Place.schema
        all["zone"] = Schema.string("The zone of all times without another one, as a difference from UTC.")
        if hasUnits { all["units"] = Measures.schema }
        all["origin"] = Provenance.schema
        all["calls"] = Schema.object(
            "The calls to the service that are left in this UTC day, over all servers with the key.",
            [
                "left": Schema.integer("How many are left."), "of": Schema.integer("How many a day has."),
                "resetsAt": Schema.date("When there are new ones."),
            ]
        )
        if let rows {
            all[rows.name] = Schema.array("", of: rows.schema)
            all["omitted"] = Schema.integer("Rows that were left out; ask with detail: full for them.")
        }
        return Schema.object("", all, optional: optional)
    }
}
