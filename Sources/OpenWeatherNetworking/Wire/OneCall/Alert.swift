import Foundation
package import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of an alert of One Call 4.0, or `nil` for an identity that cannot be part of a path.
    ///
    /// Source: <https://openweathermap.org/api/one-call-4>.
    ///
    /// - Parameter id: The identity, which a response named. It is one segment of the path, so it may have colons and
    ///   must not have a slash.
    /// - Returns: The endpoint, or `nil`.
    public static func alert(id: String) -> Endpoint? {
        let forbidden = #"/\?#%"#.utf8
        let isAllowed = id.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !forbidden.contains($0) }
        guard isAllowed, (1...300).contains(id.utf8.count), id != ".", id != ".." else { return nil }
        return Endpoint(
            operation: "alert",
            base: .oneCall4,
            path: "onecall/alert/\(id)",
            queryItems: [],
            takesOptions: false
        )
    }
}

extension WireResource where Value == WeatherAlert {
    /// The text of an alert.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/notFound`` for an identity that cannot be one.
    package static func alert(id: String) throws(WeatherError) -> WireResource {
        guard let endpoint = Endpoint.alert(id: id) else { throw .notFound }
        return WireResource(endpoint) { (payload: OneCallAlertDTO, _) throws(NetworkError) in
            try WeatherAlert(payload, id: id)
        }
    }
}

/// An element of `alerts` of One Call 3.0, and the body of `alert/{id}` of One Call 4.0.
struct OneCallAlertDTO: ResponseBody {
    let start: Double
    let end: Double
    private(set) var id: String?
    private(set) var senderName: String?
    private(set) var event: String?
    private(set) var descriptions: [TextDTO] = []
    private(set) var tags: [String] = []
    /// `cod`: absent, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of texts and tags that are read.
    private static let limit = 50

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var start: Double?
        var end: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "id": id = try reader.optional()
            case "sender_name": senderName = try reader.optional()
            case "event": event = try reader.optional()
            case "start": start = try reader.value()
            case "end": end = try reader.value()
            case "description":
                descriptions =
                    reader.isAtArray
                    ? try reader.readableElements(first: Self.limit)
                    : [try reader.optional(TextDTO.self)].compactMap(\.self)
            case "tags": tags = try reader.readableElements(first: Self.limit)
            case "cod": status = try reader.optional()
            default: break
            }
        }
        self.start = try reader.required(start, "start")
        self.end = try reader.required(end, "end")
    }

    /// `description`: a text, or an element of an array with a language.
    struct TextDTO: JSONReadable {
        private(set) var language: String?
        let text: String

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            guard !reader.isAtString else {
                text = try reader.value()
                return
            }
            var text: String?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "language": language = try reader.optional()
                case "description": text = try reader.optional()
                default: break
                }
            }
            self.text = try reader.required(text, "description")
        }
    }
}

extension WeatherAlert {
    /// Creates the alert of a payload.
    ///
    /// - Parameters:
    ///   - payload: The body of `alert`, or an element of `alerts`.
    ///   - id: The identity that was requested; when `nil`, the payload's, or one that is made of its other values.
    ///   - path: The path of the payload; empty for a whole body.
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of a date that is impossible.
    init(_ payload: OneCallAlertDTO, id: String? = nil, path: String = "") throws(NetworkError) {
        let prefix = path.isEmpty ? "" : "\(path)."
        guard let start = Date(wire: payload.start) else { throw .decoding(.invalidField(path: "\(prefix)start")) }
        guard let end = Date(wire: payload.end) else { throw .decoding(.invalidField(path: "\(prefix)end")) }
        let sender = WireText.line(payload.senderName)
        let event = WireText.line(payload.event)
        let tags = payload.tags.compactMap { WireText.line($0) }.uniqued(on: \.self)
        let texts = payload.descriptions.compactMap { payload in
            WireText.paragraphs(payload.text).map { Text(language: WireText.line(payload.language), text: $0) }
        }
        let parts = [sender ?? "", event ?? tags.first ?? "", "\(start.wholeSeconds())", "\(end.wholeSeconds())"]
        self.init(
            id: id ?? payload.id.flatMap { WireText.line($0) } ?? parts.joined(separator: "/"),
            sender: sender,
            event: event,
            start: start,
            end: end,
            texts: texts,
            tags: tags
        )
    }
}

extension WeatherAlerts {
    /// Creates the alerts of `alerts` of One Call 3.0; two with the same identity, such as one for each of two districts,
    /// have a number at the end of it.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of a date that is impossible.
    init(_ payloads: [OneCallAlertDTO]) throws(NetworkError) {
        var alerts: [WeatherAlert] = []
        var counts: [String: Int] = [:]
        for (index, payload) in payloads.enumerated() {
            var alert = try WeatherAlert(payload, path: "alerts[\(index)]")
            let count = counts[alert.id, default: 0]
            counts[alert.id] = count + 1
            if count > 0 { alert.id += "/\(count + 1)" }
            alerts.append(alert)
        }
        self.init(alerts)
    }
}
