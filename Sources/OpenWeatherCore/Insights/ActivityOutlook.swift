public import Foundation

/// The times at which the weather suits an activity, or the reason there are none.
public struct ActivityOutlook: Hashable, Sendable {
    /// The answer that the weather gives.
    ///
    /// The set of cases is closed.
    public enum Answer: String, Hashable, Sendable {
        /// There is at least one window.
        case windows
        /// No window ends before ``ActivityOutlook/knownUntil``; ``ActivityOutlook/obstacles`` has the reason.
        case none
        /// There may be a window, but a value is missing; ``ActivityOutlook/missing`` names what.
        case unknown
    }

    /// The activity.
    public let activity: Activity
    /// The answer, which follows from the other properties.
    public let answer: Answer
    /// The windows, the one with the larger ``ActivityWindow/margin`` first, and of equal ones the earlier.
    public let windows: [ActivityWindow]
    /// The first time at which each requirement fails, in order of time.
    public let obstacles: [ActivityObstacle]
    /// The elements that were missing at times at which nothing failed, in the order of the requirements.
    public let missing: [Requirement.Element]
    /// The end of the weather that is known; the present date when there is none.
    public let knownUntil: Date
    /// The parts that the answer rests on and that were outdated.
    public let outdated: Set<ActivityPart>

    /// Creates an outlook.
    public init(
        activity: Activity,
        answer: Answer,
        windows: [ActivityWindow] = [],
        obstacles: [ActivityObstacle] = [],
        missing: [Requirement.Element] = [],
        knownUntil: Date,
        outdated: Set<ActivityPart> = []
    ) {
        self.activity = activity
        self.answer = answer
        self.windows = windows
        self.obstacles = obstacles
        self.missing = missing
        self.knownUntil = knownUntil
        self.outdated = outdated
    }
}

/// A time in which every requirement of an activity holds, as long as they do.
public struct ActivityWindow: Hashable, Sendable {
    /// The time, at least as long as the activity takes.
    public let interval: DateInterval
    /// The requirement that comes closest to failing, of equal ones the first of the activity; `nil` without requirements.
    public let weakest: Requirement?
    /// The distance of ``weakest`` from its limit as a share of the limit's scale, from 0 at the limit to 1.
    public let margin: Double
    /// The parts of the weather that the window rests on.
    public let parts: Set<ActivityPart>
    /// The length of the longest step of weather within the window, by which its ends may be off; `nil` when it rests on none.
    public let resolution: Duration?
    /// A Boolean value that indicates whether a part that the window rests on was outdated.
    public let isOutdated: Bool

    /// Creates a window.
    public init(
        interval: DateInterval,
        weakest: Requirement?,
        margin: Double,
        parts: Set<ActivityPart>,
        resolution: Duration?,
        isOutdated: Bool = false
    ) {
        self.interval = interval
        self.weakest = weakest
        self.margin = margin
        self.parts = parts
        self.resolution = resolution
        self.isOutdated = isOutdated
    }

    /// A Boolean value that indicates whether to say "about" before its times, as its weather has steps of more than an hour.
    public var isApproximate: Bool { resolution.map { $0 > .seconds(3_600) } ?? false }
}

/// A requirement that fails, and the time in which it does without a break.
public struct ActivityObstacle: Hashable, Sendable {
    /// The requirement.
    public let requirement: Requirement
    /// The time, which ends with the known weather at the latest.
    public let interval: DateInterval

    /// Creates an obstacle.
    public init(requirement: Requirement, interval: DateInterval) {
        self.requirement = requirement
        self.interval = interval
    }
}

/// A part of the weather that a window can rest on.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ActivityPart: String, CaseIterable, Codable, Sendable {
    /// The precipitation of the next hour, minute by minute.
    case minutes
    /// The weather in steps of 15 minutes.
    case quarterHours
    /// The weather of the coming hours.
    case hours
    /// The steps of the forecast.
    case forecast
    /// The forecast of the air quality.
    case airQuality
    /// The times of sunrise and sunset.
    case sun
    /// The computed position of the sun or the moon.
    case astronomy
}

/// A finder of the times at which the weather suits an activity.
///
/// `OpenWeatherInsights` has one; screens know this protocol alone. A finder sends no request.
public protocol ActivityWindowFinder: Sendable {
    /// Returns the outlook for `activity` from `now` to the end of the known weather.
    func outlook(for activity: Activity, in weather: ActivityWeather, at now: Date) -> ActivityOutlook
}
