import Foundation
import OpenWeatherCore

/// An alert of the demo weather: a kind of danger on a day at a place, all of which its identity says.
struct DemoAlert: Hashable, Sendable {
    /// A kind of danger.
    enum Danger: String, CaseIterable, Sendable {
        case wind, rain, snow, heat, cold

        /// The name of the alert.
        var event: String {
            switch self {
            case .wind: "Wind Warning"
            case .rain: "Heavy Rain Warning"
            case .snow: "Snow Warning"
            case .heat: "Heat Warning"
            case .cold: "Extreme Cold Warning"
            }
        }

        /// The service's tag.
        var tag: String {
            switch self {
            case .wind: "Wind"
            case .rain: "Rain"
            case .snow: "Snow/Ice"
            case .heat: "Extreme high temperature"
            case .cold: "Extreme low temperature"
            }
        }

        /// The text of the alert in English.
        var text: String {
            switch self {
            case .wind: "* WHAT...Gusts of more than 60 km/h.\n\n* IMPACTS...Secure loose objects outdoors."
            case .rain: "* WHAT...Heavy rain.\n\n* IMPACTS...Streets and low-lying areas may be flooded."
            case .snow: "* WHAT...Heavy snow.\n\n* IMPACTS...Plan for slow travel."
            case .heat: "* WHAT...Dangerous heat.\n\n* IMPACTS...Drink water and stay out of the sun."
            case .cold: "* WHAT...Dangerous cold.\n\n* IMPACTS...Frostbite is possible within minutes."
            }
        }

        /// Returns whether the weather at a moment is as dangerous.
        func isPresent(in moment: DemoMoment) -> Bool {
            switch self {
            case .wind: moment.gust > 17
            case .rain: !moment.isSnow && moment.precipitation > 3
            case .snow: moment.isSnow && moment.precipitation > 1
            case .heat: moment.temperature > 35
            case .cold: moment.temperature < -20
            }
        }
    }

    /// The danger.
    let danger: Danger
    /// The first dangerous hour.
    let start: Date
    /// The end of the last dangerous hour.
    let end: Date

    /// The identity, with colons like the service's.
    var id: String {
        "urn:oid:2.49.0.0.0.0.demo:\(danger.rawValue).\(Int(start.timeIntervalSince1970)).\(Int(end.timeIntervalSince1970))"
    }

    /// Creates an alert from its parts.
    init(danger: Danger, start: Date, end: Date) {
        self.danger = danger
        self.start = start
        self.end = end
    }

    /// Creates the alert of an identity; `nil` for any other text.
    init?(id: String) {
        let parts = id.split(separator: ":").last?.split(separator: ".") ?? []
        guard id.hasPrefix("urn:oid:"), parts.count == 3, let danger = Danger(rawValue: String(parts[0])),
            let start = Int(parts[1]).map(Double.init), let end = Int(parts[2]).map(Double.init),
            DemoQuery.seconds.contains(start), DemoQuery.seconds.contains(end)
        else { return nil }
        self.danger = danger
        self.start = Date(timeIntervalSince1970: start)
        self.end = Date(timeIntervalSince1970: end)
    }

    /// Returns the alerts of a place on the UTC day of `now` and the next one that have not ended, the first of each danger.
    static func alerts(of place: DemoPlace, at now: Date) -> [DemoAlert] {
        let midnight = UTCOffset.utc.day(of: now).start(at: .utc)
        let hours = (0..<48).map { place.moment(at: midnight + Double($0) * 3_600) }
        return Danger.allCases.compactMap { danger in
            let dates = hours.filter(danger.isPresent).map(\.date)
            return periods(of: dates).first { $0.upperBound > now }
                .map { DemoAlert(danger: danger, start: $0.lowerBound, end: $0.upperBound) }
        }
    }

    /// Returns the periods that hours form, where six hours without danger separate two of them.
    private static func periods(of hours: [Date]) -> [Range<Date>] {
        hours.reduce(into: []) { periods, hour in
            if let last = periods.last, hour < last.upperBound + 6 * 3_600 {
                periods[periods.count - 1] = last.lowerBound..<hour + 3_600
            } else {
                periods.append(hour..<hour + 3_600)
            }
        }
    }
}

/// An element of `alerts` of One Call 3.0, and the body of `alert/{id}` of One Call 4.0.
struct DemoAlertBody: Encodable, Sendable {
    /// A description with its language, as in 4.0.
    struct Text: Encodable, Sendable {
        let language: String
        let description: String
    }

    private let alert: DemoAlert
    private let version: OneCallVersion

    private enum CodingKeys: String, CodingKey {
        case id, event, start, end, description, tags
        case senderName = "sender_name"
    }

    /// Creates the body of an alert in the form of a version.
    init(_ alert: DemoAlert, _ version: OneCallVersion) {
        self.alert = alert
        self.version = version
    }

    /// Encodes the alert; as in the service, 4.0 has an identity, languages, and no event.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("Demo Weather Service", forKey: .senderName)
        try container.encode(Int(alert.start.timeIntervalSince1970), forKey: .start)
        try container.encode(Int(alert.end.timeIntervalSince1970), forKey: .end)
        try container.encode([alert.danger.tag], forKey: .tags)
        switch version {
        case .v3:
            try container.encode(alert.danger.event, forKey: .event)
            try container.encode(alert.danger.text, forKey: .description)
        case .v4:
            try container.encode(alert.id, forKey: .id)
            try container.encode("", forKey: .event)
            try container.encode([Text(language: "en-GB", description: alert.danger.text)], forKey: .description)
        }
    }
}
