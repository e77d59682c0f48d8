import ExampleSupport

/// Tables as comma-separated values, as RFC 4180 describes them.
enum CSV {
    /// A value of a row.
    enum Cell {
        /// Text of which a spreadsheet makes no formula.
        case text(String)
        /// A number with up to six decimals.
        case number(Double)
    }

    /// A row of a file.
    struct Record {
        /// The fields.
        let fields: [String]
        /// The number of the line on which the row begins, from 1.
        let line: Int
    }

    /// The end of each row.
    static let end = "\r\n"

    /// Returns a row without its end; a missing value is an empty field.
    static func line(_ cells: [Cell?]) -> String {
        cells.map { cell in
            switch cell {
            case nil: ""
            case .number(let number): ResponseFormat.number(number, upTo: 6)
            case .text(let text): text.cellText.csvField
            }
        }
        .joined(separator: ",")
    }

    /// Returns the rows of a text; rows end with either kind of line break, and empty lines are left out.
    static func records(in text: String) -> [Record] {
        var records: [Record] = []
        var (fields, field, isQuoted, line, start) = ([String](), "", false, 1, 1)
        func end() {
            fields.append(field)
            if fields != [""] { records.append(Record(fields: fields, line: start)) }
            (fields, field) = ([], "")
        }
        var rest = (text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]).unicodeScalars
        while let scalar = rest.popFirst() {
            let isNewline = Character(scalar).isNewline
            if isNewline, scalar != "\r" || rest.first != "\n" { line += 1 }
            switch scalar {
            case "\"" where isQuoted && rest.first == "\"":
                field.append("\"")
                rest.removeFirst()
            case "\"" where isQuoted || field.isEmpty: isQuoted.toggle()
            case "," where !isQuoted:
                fields.append(field)
                field = ""
            case _ where isNewline && !isQuoted:
                end()
                start = line
            default: field.unicodeScalars.append(scalar)
            }
        }
        end()
        return records
    }
}
