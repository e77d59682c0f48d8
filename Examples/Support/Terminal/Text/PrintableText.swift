extension String {
    /// The text with a space in place of each run of control characters, which a terminal would obey.
    ///
    /// Texts of the service arrive without any; an argument, a stored place or another source may have them.
    public var printable: String { printable { _ in false } }

    /// The text as ``printable`` has it, with its line feeds.
    public var printableLines: String { printable { $0 == "\n" } }

    /// The JSON text with its characters between U+007F and U+009F escaped, which some terminals obey and JSON permits.
    public var printableJSON: String {
        guard unicodeScalars.contains(where: Self.isLateControl) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if Self.isLateControl(scalar) {
                result += "\\u00" + String(scalar.value, radix: 16)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private func printable(_ isKept: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: { Self.isControl($0) && !isKept($0) }) else { return self }
        var result = String.UnicodeScalarView()
        var isInRun = false
        for scalar in unicodeScalars {
            let isControl = Self.isControl(scalar) && !isKept(scalar)
            if !isControl { result.append(scalar) } else if !isInRun { result.append(" ") }
            isInRun = isControl
        }
        return String(result)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || isLateControl(scalar) || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    private static func isLateControl(_ scalar: Unicode.Scalar) -> Bool {
        0x7F...0x9F ~= scalar.value
    }
}

extension String {
    /// The text as ``printable`` has it, with an apostrophe before what a spreadsheet would take for a formula.
    public var cellText: String {
        let text = printable
        return text.unicodeScalars.first.map { "=+-@".unicodeScalars.contains($0) } == true ? "'" + text : text
    }

    /// The text as a field of comma-separated values, quoted where RFC 4180 asks for it.
    public var csvField: String {
        let isQuoted = unicodeScalars.contains { $0 == "," || $0 == "\"" || Character($0).isNewline }
        return isQuoted ? "\"" + replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\"" : self
    }

    /// Returns the text with another one in place of each scalar for which `replacement` returns one.
    ///
    /// Readers of a format look for scalars, and a mark with an accent over it, which is another character, still is the
    /// mark for them.
    public func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        for scalar in unicodeScalars {
            if let text = replacement(scalar) { result += text } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
