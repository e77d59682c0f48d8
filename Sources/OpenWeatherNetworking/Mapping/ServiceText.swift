import Foundation

/// The service's words about a failure, fit to be shown: one short line without control characters.
struct ServiceText: Sendable {
    /// The reason, without a full stop at its end.
    let message: String
    /// The parameters at fault.
    let parameters: [String]

    /// Reads the body of a failure; a proxy's page and an empty body give no reason.
    init(_ body: Data) {
        let message = try? JSONDecoder().decode(ServiceMessage.self, from: body)
        let line = Self.line(message?.text ?? "", limit: 200)
        self.message = line.isEmpty ? "no reason given" : line
        parameters = (message?.parameters ?? []).prefix(8).map { Self.line($0, limit: 40) }.filter { !$0.isEmpty }
    }

    /// Whether a subscription is what is missing.
    var mentionsSubscription: Bool {
        message.lowercased().contains("subscription")
    }

    private static func line(_ text: String, limit: Int) -> String {
        let invisible: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
        let words = text.unicodeScalars.prefix(4 * limit)
            .split { $0.properties.isWhitespace || invisible.contains($0.properties.generalCategory) }
            .map { String(String.UnicodeScalarView($0)) }
        var line = words.joined(separator: " ").unicodeScalars.prefix(limit)
        while line.last == " " || line.last == "." { line.removeLast() }
        return String(line)
    }
}
