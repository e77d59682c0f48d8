import ExampleSupport
import Foundation
import OpenWeatherCore

/// A value of a place with the time and the provider of its response.
struct Row<Value> {
    /// The place as it was named.
    let place: String
    /// The difference between the clocks at the place and UTC; `nil` when it is unknown.
    let offset: UTCOffset?
    let fetchedAt: Date
    let isStale: Bool
    let source: String
    let value: Value

    /// The end of a time in texts: the name of UTC where the clocks at the place are not known.
    var zone: String { offset == nil ? " UTC" : "" }
}

/// A part of a row: a name in templates, and a column of CSV, whose unit is in its name and does not depend on options.
struct Field<Value> {
    /// The name in templates.
    let name: String
    /// The name of the column.
    let column: String
    /// Returns the text in templates; `nil` when the value is missing.
    let text: (Row<Value>, ResponseFormat) -> String?
    /// Returns the value in the column; `nil` when it is missing.
    let cell: (Row<Value>) -> CSV.Cell?

    /// A text that is the same everywhere.
    static func text(_ name: String, column: String? = nil, _ text: @escaping (Row<Value>) -> String?) -> Field {
        Field(name: name, column: column ?? name, text: { row, _ in text(row) }, cell: { text($0).map(CSV.Cell.text) })
    }

    /// A measured value: its number in the unit of the column, and its text in the units of the user.
    static func measure<Quantity>(
        _ name: String,
        _ column: String,
        _ number: @escaping (Quantity) -> Double,
        _ text: @escaping (ResponseFormat, Quantity) -> String,
        _ value: @escaping (Row<Value>) -> Quantity?
    ) -> Field {
        Field(
            name: name,
            column: column,
            text: { row, format in value(row).map { text(format, $0) } },
            cell: { value($0).map { .number(number($0)) } }
        )
    }

    /// A temperature.
    static func temperature(
        _ name: String,
        _ column: String,
        _ value: @escaping (Row<Value>) -> Temperature?
    ) -> Field {
        measure(name, "\(column)_celsius", \.celsius, { $0.degrees($1) }, value)
    }

    /// A percentage.
    static func percent(_ name: String, _ column: String, _ value: @escaping (Row<Value>) -> Percentage?) -> Field {
        measure(name, "\(column)_percent", \.percent, { ResponseFormat.percent($1) }, value)
    }

    /// A speed.
    static func speed(_ name: String, _ value: @escaping (Row<Value>) -> Speed?) -> Field {
        measure(name, "\(name)_meters_per_second", \.metersPerSecond, { $0.speed($1) }, value)
    }

    /// A depth of rain or snow.
    static func depth(_ name: String, _ value: @escaping (Row<Value>) -> Precipitation?) -> Field {
        measure(name, "\(name)_millimeters", \.millimeters, { $0.depth($1) }, value)
    }

    /// The depth of an amount of rain or snow, with its period in templates.
    static func amount(_ name: String, _ value: @escaping (Row<Value>) -> PrecipitationAmount?) -> Field {
        measure(name, "\(name)_millimeters", \.depth.millimeters, { $0.amount($1) }, value)
    }

    /// The period of an amount of rain or snow.
    static func period(_ name: String, _ value: @escaping (Row<Value>) -> PrecipitationAmount?) -> Field {
        measure("\(name)_hours", "\(name)_hours", { Double($0.hours) }, { "\($1.hours) h" }, value)
    }

    /// The time at the place, as a date and a time in templates, and in UTC and at the place in columns.
    ///
    /// Without the offset of the place, the texts are those of UTC and end with its name, and the column is empty.
    static func times(_ date: @escaping (Row<Value>) -> Date?) -> [Field] {
        func local(_ row: Row<Value>) -> String? { date(row).map { ResponseFormat.clock($0, row.offset) } }
        return [
            Field(
                name: "time",
                column: "time_utc",
                text: { row, _ in local(row).map { "\($0.suffix(5))\(row.zone)" } },
                cell: { date($0).map { .text(ResponseFormat.clock($0, .utc)) } }
            ),
            Field(
                name: "date",
                column: "time_local",
                text: { row, _ in local(row).map { "\($0.prefix(10))\(row.zone)" } },
                cell: { row in row.offset.flatMap { _ in local(row).map(CSV.Cell.text) } }
            ),
        ]
    }

    /// A time of day at the place.
    ///
    /// Without the offset of the place, the text is that of UTC and ends with its name, and the column is empty.
    static func clock(_ name: String, _ date: @escaping (Row<Value>) -> Date?) -> Field {
        func local(_ row: Row<Value>) -> String? {
            date(row).map { String(ResponseFormat.clock($0, row.offset).suffix(5)) }
        }
        return Field(
            name: name,
            column: "\(name)_local",
            text: { row, _ in local(row).map { $0 + row.zone } },
            cell: { row in row.offset.flatMap { _ in local(row).map(CSV.Cell.text) } }
        )
    }

    /// The parts of the response: when it was fetched, whether it is out of date, and by whom it is.
    static var response: [Field] {
        [
            .text("fetched", column: "fetched_utc") { ResponseFormat.clock($0.fetchedAt, .utc) },
            .text("stale", column: "is_stale") { $0.isStale ? "true" : "false" },
            .text("source", \.source),
        ]
    }
}

/// Rows of one kind as cells and as texts by name.
struct Records {
    /// The names of the columns.
    let header: [String]
    /// The cells of each row.
    let cells: [[CSV.Cell?]]
    /// The texts of each row by the names in templates.
    let texts: [[String: String]]
    /// The age of each row that is out of date, in words; `nil` for others.
    let ages: [String?]

    /// Creates the records of rows.
    init<Value>(_ fields: [Field<Value>], _ rows: [Row<Value>], _ format: ResponseFormat, now: Date = Date()) {
        header = fields.map(\.column)
        cells = rows.map { row in fields.map { $0.cell(row) } }
        texts = rows.map { row in
            let texts = fields.compactMap { field in field.text(row, format).map { (field.name, $0.printable) } }
            return Dictionary(texts, uniquingKeysWith: { first, _ in first })
        }
        ages = rows.map { row in
            guard row.isStale else { return nil }
            return ResponseFormat.span(minutes: Int(row.fetchedAt.age(at: now).components.seconds / 60))
        }
    }

    /// The rows as CSV, below the names of the columns.
    var csv: String { ([header.joined(separator: ",")] + cells.map(CSV.line)).joined(separator: CSV.end) + "\r" }
}
