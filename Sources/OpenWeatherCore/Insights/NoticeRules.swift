/// The rules by which a user is told of the weather before it comes.
///
/// A rule that is `nil` is off. Times of day are minutes after midnight.
///
/// Rules that a newer version saved are read one by one: one that this version cannot read is off. Such rules and unknown keys
/// are kept, are part of equality, and are saved again, until the user changes the same rule. Unknown keys within a rule are not
/// kept.
public struct NoticeRules: Hashable, Sendable {
    /// The rule about rain and snow.
    public var rain: Rain? {
        didSet { if rain != oldValue { unread.discard(CodingKeys.rain) } }
    }
    /// The rule about alerts of the authorities.
    public var alerts: Alerts? {
        didSet { if alerts != oldValue { unread.discard(CodingKeys.alerts) } }
    }
    /// The rule about a night with frost.
    public var frost: Frost? {
        didSet { if frost != oldValue { unread.discard(CodingKeys.frost) } }
    }
    /// The time of the line about the day; `nil` for none.
    public var morning: Int? {
        didSet { if morning != oldValue { unread.discard(CodingKeys.morning) } }
    }
    /// The hours without notices; `nil` for none.
    public var quietHours: QuietHours? {
        didSet { if quietHours != oldValue { unread.discard(CodingKeys.quietHours) } }
    }
    /// The clocks that times of day are of.
    public var clock: Clock {
        didSet { if clock != oldValue { unread.discard(CodingKeys.clock) } }
    }
    private var unread = UnreadFields()

    /// Creates rules: rain, alerts, and quiet hours by default.
    public init(
        rain: Rain? = Rain(),
        alerts: Alerts? = Alerts(),
        frost: Frost? = nil,
        morning: Int? = nil,
        quietHours: QuietHours? = QuietHours(),
        clock: Clock = .place
    ) {
        self.rain = rain
        self.alerts = alerts
        self.frost = frost
        self.morning = morning
        self.quietHours = quietHours
        self.clock = clock
    }

    /// The parts of One Call that the rules need; empty when all rules are off.
    public var parts: Set<OneCallPart> {
        var parts: Set<OneCallPart> = rain == nil && frost == nil && morning == nil ? [] : [.hours]
        if rain != nil { parts.insert(.minutes) }
        if alerts != nil { parts.insert(.alerts) }
        return parts
    }

    /// The rule about rain and snow that begin.
    public struct Rain: Hashable, Codable, Sendable {
        /// The smallest intensity, as the depth of an hour.
        ///
        /// The default of 0.5 mm an hour is the "slight" rain of the UK Met Office, as that of `Activity.run`.
        public var threshold: Precipitation
        /// The longest time before its beginning at which rain is told of; half an hour by default.
        public var lead: Duration
        /// The time without rain after which rain is told of again, chosen by this package as two hours: in showers that
        /// come and go, the first notice is the only one.
        public var rearm: Duration

        /// Creates a rule.
        public init(
            threshold: Precipitation = Precipitation(millimeters: 0.5),
            lead: Duration = .seconds(30 * 60),
            rearm: Duration = .seconds(2 * 3_600)
        ) {
            self.threshold = threshold
            self.lead = lead
            self.rearm = rearm
        }
    }

    /// The rule about alerts, each of which is told of once.
    public struct Alerts: Hashable, Codable, Sendable {
        /// The tags of which an alert must have one; all alerts when `nil`.
        public var tags: Set<String>?

        /// Creates a rule.
        public init(tags: Set<String>? = nil) {
            self.tags = tags
        }
    }

    /// The rule about frost in the coming night, for evenings that are warmer.
    public struct Frost: Hashable, Codable, Sendable {
        /// The highest temperature that counts as frost, by default 0 °C.
        public var temperature: Temperature
        /// The time of the notice, by default 18:00.
        public var time: Int

        /// Creates a rule.
        public init(temperature: Temperature = Temperature(celsius: 0), time: Int = 18 * 60) {
            self.temperature = temperature
            self.time = time
        }
    }

    /// Hours of each day, which may contain midnight.
    public struct QuietHours: Hashable, Codable, Sendable {
        /// The beginning, by default 22:00.
        public var start: Int
        /// The end, by default 7:00, which is not quiet any more.
        ///
        /// There are no quiet hours when it is the beginning, too.
        public var end: Int

        /// Creates quiet hours.
        public init(start: Int = 22 * 60, end: Int = 7 * 60) {
            self.start = start
            self.end = end
        }
    }

    /// The clocks that times of day are of.
    ///
    /// The set of cases is closed.
    public enum Clock: String, CaseIterable, Codable, Sendable {
        /// Those at the place.
        case place
        /// Those of the device.
        case device
    }
}

extension NoticeRules: Codable {
    /// Creates rules by decoding them leniently, one by one.
    ///
    /// A rule that is absent or not readable is off; without readable clocks, times of day are of those at the place.
    ///
    /// - Throws: A decoding error when the value is not an object.
    public init(from decoder: any Decoder) throws {
        var fields = try FieldReader<CodingKeys>(decoder)
        self.init(
            rain: fields.value(for: .rain),
            alerts: fields.value(for: .alerts),
            frost: fields.value(for: .frost),
            morning: fields.value(for: .morning),
            quietHours: fields.value(for: .quietHours),
            clock: fields.value(for: .clock) ?? .place
        )
        unread = fields.unread
    }

    /// Encodes the rules, with the values that could not be read as they were.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var fields = try FieldWriter<CodingKeys>(encoder, keeping: unread)
        try fields.write(rain, for: .rain)
        try fields.write(alerts, for: .alerts)
        try fields.write(frost, for: .frost)
        try fields.write(morning, for: .morning)
        try fields.write(quietHours, for: .quietHours)
        try fields.write(clock, for: .clock)
    }

    private enum CodingKeys: String, CodingKey {
        case rain, alerts, frost, morning, quietHours, clock
    }
}
