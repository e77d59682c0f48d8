@testable import OpenWeatherNetworking

// The body of One Call 3.0, minutes and alerts as the system's decoder reads them.

extension Judged {
    /// The body of `onecall` of One Call 3.0; a section that cannot be read is `nil`.
    struct OneCallReport: Decodable, Hashable, Sendable {
        let lat: Double
        let lon: Double
        @Lenient var timezone: String?
        @Lenient var current: OneCallHours.Row?
        @Lenient var minutely: [OneCallMinutes.Row]?
        @Lenient var hourly: [OneCallHours.Row]?
        @Lenient var daily: [OneCallDays.Row]?
        @Lenient var alerts: [OneCallAlert]?

        enum CodingKeys: String, CodingKey {
            case lat, lon, timezone, current, minutely, hourly, daily, alerts
        }
    }

    /// The body of `timeline/1min` of One Call 4.0.
    struct OneCallMinutes: Decodable, Hashable, Sendable {
        let lat: Double
        let lon: Double
        let data: [Row]

        enum CodingKeys: String, CodingKey {
            case lat, lon, data
        }

        /// A row.
        struct Row: Decodable, Hashable, Sendable {
            let dt: Double
            @Lenient var precipitation: Double?
            let alerts: LossyArray<String>

            enum CodingKeys: String, CodingKey {
                case dt, precipitation, alerts
            }
        }
    }

    /// An element of `alerts` of One Call 3.0, and the body of `alert/{id}` of One Call 4.0.
    struct OneCallAlert: Decodable, Hashable, Sendable {
        let start: Double
        let end: Double
        @Lenient var id: String?
        @Lenient var sender_name: String?
        @Lenient var event: String?
        let description: Texts
        let tags: LossyArray<String>

        enum CodingKeys: String, CodingKey {
            case start, end, id, sender_name, event, description, tags
        }

        /// A text, or a list of texts.
        struct Texts: Decodable, Hashable, Sendable {
            /// The texts that can be decoded.
            var list: [Text] = []

            /// Creates a list.
            init(list: [Text]) {
                self.list = list
            }

            /// Decodes either form; never throws.
            init(from decoder: any Decoder) throws {
                if (try? decoder.unkeyedContainer()) != nil {
                    list = try LossyArray<Text>(from: decoder).elements
                } else if let text = try? decoder.singleValueContainer().decode(Text.self) {
                    list = [text]
                }
            }
        }

        /// A text, with its language when it is an object.
        struct Text: Decodable, Hashable, Sendable {
            var language: String?
            let text: String

            /// Creates a text.
            init(language: String?, text: String) {
                self.language = language
                self.text = text
            }

            /// Decodes a string, or an object with a text.
            init(from decoder: any Decoder) throws {
                if let text = try? decoder.singleValueContainer().decode(String.self) {
                    self.init(language: nil, text: text)
                } else {
                    let container = try decoder.container(keyedBy: Keys.self)
                    self.init(
                        language: try? container.decode(String.self, forKey: .language),
                        text: try container.decode(String.self, forKey: .description)
                    )
                }
            }

            private enum Keys: String, CodingKey {
                case language, description
            }
        }
    }
}

extension KeyedDecodingContainer {
    /// Decodes texts; synthesized initializers call this for a key that may be missing.
    func decode(_ type: Judged.OneCallAlert.Texts.Type, forKey key: Key) throws -> Judged.OneCallAlert.Texts {
        try decodeIfPresent(type, forKey: key) ?? Judged.OneCallAlert.Texts(list: [])
    }
}

extension Judged.OneCallReport {
    init(_ payload: OneCallDTO) {
        lat = payload.place.lat
        lon = payload.place.lon
        timezone = payload.place.timezone
        current = (try? payload.current?.get()).map { Judged.OneCallHours.Row($0) }
        minutely = (try? payload.minutely?.get()).map { $0.map { Judged.OneCallMinutes.Row($0) } }
        hourly = (try? payload.hourly?.get()).map { $0.map { Judged.OneCallHours.Row($0) } }
        daily = (try? payload.daily?.get()).map { $0.map { Judged.OneCallDays.Row($0) } }
        alerts = (try? payload.alerts?.get()).map { $0.map { Judged.OneCallAlert($0) } }
    }
}

extension Judged.OneCallMinutes {
    init(_ payload: OneCallPageDTO<OneCallMinuteDTO>) {
        lat = payload.place.lat
        lon = payload.place.lon
        data = payload.data.map { Row($0) }
    }
}

extension Judged.OneCallMinutes.Row {
    init(_ payload: OneCallMinuteDTO) {
        dt = payload.dt
        precipitation = payload.precipitation
        alerts = Judged.LossyArray(elements: payload.alerts)
    }
}

extension Judged.OneCallAlert {
    init(_ payload: OneCallAlertDTO) {
        start = payload.start
        end = payload.end
        id = payload.id
        sender_name = payload.senderName
        event = payload.event
        description = Texts(list: payload.descriptions.map { Text(language: $0.language, text: $0.text) })
        tags = Judged.LossyArray(elements: payload.tags)
    }
}
