import OpenWeatherCore

/// The arguments of a call, checked.
struct ToolArguments: Sendable {
    private let values: [String: JSONNode]

    /// The units and the language of the answer.
    let options: RequestOptions
    /// A Boolean value that indicates whether the answer may be of any length.
    let isFull: Bool

    /// Checks the arguments of a tool.
    ///
    /// - Throws: ``ToolFailure`` that names the argument that is not known or not valid.
    init(_ values: [String: JSONNode], of tool: Tool, defaults: RequestOptions) throws(ToolFailure) {
        if let unknown = values.keys.sorted().first(where: { tool.parameters[$0] == nil }) {
            let known = tool.parameters.keys.sorted().joined(separator: ", ")
            throw ToolFailure("There is no argument \(unknown.clipped(to: 40)). The arguments are: \(known).")
        }
        // A client may send null for an argument that it leaves out.
        self.values = values.filter { $0.value != .null }
        var options = defaults
        if let units = try Self.choice("units", in: self.values, Units.allCases.map(\.rawValue)) {
            options.units = Units(rawValue: units) ?? options.units
        }
        if let code = try Self.text("language", in: self.values) {
            guard let language = Language.documented(code) else {
                let codes = Language.documented.map(\.code).sorted().joined(separator: ", ")
                throw ToolFailure("language: \"\(code.clipped(to: 20))\" is none of \(codes).")
            }
            options.language = language
        }
        self.options = options
        isFull = try Self.choice("detail", in: self.values, Self.details) == "full"
    }

    /// Returns the place to look for.
    ///
    /// - Throws: ``ToolFailure`` when it is missing, empty, or longer than any name.
    func place() throws(ToolFailure) -> String {
        guard let text = try Self.text("place", in: values), !text.allSatisfy(\.isWhitespace) else {
            throw ToolFailure("place: is missing. Name a city, perhaps with a country, or a point as \"38.72,-9.14\".")
        }
        guard text.count <= 200 else { throw ToolFailure("place: is longer than any name.") }
        return text
    }

    /// Returns an integer in a range, or a default when it is missing.
    ///
    /// - Throws: ``ToolFailure`` when it is none.
    func integer(_ name: String, in range: ClosedRange<Int>, or standard: Int) throws(ToolFailure) -> Int {
        guard let value = values[name] else { return standard }
        guard case .integer(let number) = value, range.contains(number) else {
            throw ToolFailure("\(name): is not a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// Returns one of some texts; `nil` when it is missing.
    ///
    /// - Throws: ``ToolFailure`` when it is another one.
    func choice(_ name: String, _ choices: [String]) throws(ToolFailure) -> String? {
        try Self.choice(name, in: values, choices)
    }

    private static func choice(
        _ name: String,
        in values: [String: JSONNode],
        _ choices: [String]
    ) throws(ToolFailure) -> String? {
        guard let text = try text(name, in: values) else { return nil }
        guard choices.contains(text) else {
            throw ToolFailure("\(name): \"\(text.clipped(to: 40))\" is none of \(choices.joined(separator: ", ")).")
        }
        return text
    }

    private static func text(_ name: String, in values: [String: JSONNode]) throws(ToolFailure) -> String? {
        guard let value = values[name] else { return nil }
        guard let text = value.text else { throw ToolFailure("\(name): is not a string.") }
        return text
    }

    private static let details = ["brief", "full"]

    /// The schemas of the arguments that every tool has.
    static let shared: [String: JSONNode] = [
        "place": Schema.string(
            "A city, perhaps with its country (\"Lisbon, PT\"), a postcode, or \"latitude,longitude\"."
        ),
        "language": Schema.string("The language of descriptions and names, such as en, de or pt_br; en by default."),
        "detail": Schema.choice("full lifts the limit of 1,500 bytes; brief by default.", details),
    ]

    /// The schema of the argument for units.
    static let units = Schema.choice(
        "metric (°C, m/s), imperial (°F, mph) or standard (K).",
        Units.allCases.map(\.rawValue)
    )
}

extension Language {
    /// Returns the language of a code of the service or of ISO 639, perhaps with a region; `nil` when the service has none.
    static func documented(_ text: String) -> Language? {
        let coded = Language(code: text)
        if documented.contains(coded) { return coded }
        let found = Language(tag: text)
        let base = text.lowercased().prefix { $0 != "-" && $0 != "_" }
        return found.isoCodes.contains(String(base)) ? found : nil
    }
}
