public import OpenWeatherCore

/// A notifier that shows nothing and remembers what it was asked to show.
public actor StubNotifier: WeatherNotifier {
    /// The messages that are shown, by the place that they are about.
    public private(set) var messages: [LocationID: [NoticeMessage]] = [:]
    /// The number of times that permission was asked for.
    public private(set) var requestCount = 0
    private var permission: Bool?
    private let decision: Bool

    /// Creates a notifier.
    ///
    /// - Parameters:
    ///   - isPermitted: The user's decision so far; `nil` when the user was not asked.
    ///   - decision: The decision of a user who is asked.
    public init(isPermitted: Bool? = nil, decision: Bool = true) {
        permission = isPermitted
        self.decision = decision
    }

    /// Returns the user's decision so far.
    public func isPermitted() -> Bool? { permission }

    /// Sets the user's decision, as a change in the settings of the system does.
    public func setPermission(_ isPermitted: Bool?) { permission = isPermitted }

    /// Returns the user's decision, and asks for it the first time.
    public func requestPermission() -> Bool {
        requestCount += 1
        let decision = permission ?? decision
        permission = decision
        return decision
    }

    /// Keeps the messages in place of those before.
    ///
    /// - Throws: ``/OpenWeatherCore/NoticeError/notPermitted`` unless the user has permitted notices.
    public func show(_ messages: [NoticeMessage], at place: LocationID) throws(NoticeError) {
        guard permission == true else { throw .notPermitted }
        self.messages[place] = messages
    }
}
