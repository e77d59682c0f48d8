public import OpenWeatherCore
import OpenWeatherScreenKit

extension SettingsViewModel {
    /// A Boolean value that indicates whether the user is told of a subject.
    ///
    /// Setting it does what ``noticeToggled(_:_:)`` does.
    public subscript(tellsOf subject: SettingsContent.NoticeSubject) -> Bool {
        get { settings.preferences.notices?[subject] ?? false }
        set {
            guard newValue != self[tellsOf: subject] else { return }
            saver.enqueue { $0.tell(of: subject, newValue) }
            if newValue { asking = Task { await askForPermission() } }
        }
    }

    /// The time before rain at which the user is told of it; setting it does what ``rainLeadChanged(_:)`` does.
    public var rainLead: Duration {
        get { (settings.preferences.notices?.rain ?? NoticeRules.Rain()).lead }
        set { if newValue != rainLead { saver.enqueue { $0.notices?.rain?.lead = newValue } } }
    }

    /// The least rain in an hour of which the user is told; setting it does what ``rainThresholdChanged(_:)`` does.
    public var rainThreshold: Precipitation {
        get { (settings.preferences.notices?.rain ?? NoticeRules.Rain()).threshold }
        set { if newValue != rainThreshold { saver.enqueue { $0.notices?.rain?.threshold = newValue } } }
    }

    /// Turns the notices of a subject, or the quiet hours, on or off.
    ///
    /// Turning one on asks the user for permission, which the system does the first time only. The section says when it is
    /// refused.
    public func noticeToggled(_ subject: SettingsContent.NoticeSubject, _ isOn: Bool) async {
        await saver.save { $0.tell(of: subject, isOn) }
        if isOn { await askForPermission() }
    }

    /// Selects the time before rain at which the user is told of it.
    public func rainLeadChanged(_ lead: Duration) async {
        await saver.save { $0.notices?.rain?.lead = lead }
    }

    /// Selects the least rain in an hour of which the user is told.
    public func rainThresholdChanged(_ threshold: Precipitation) async {
        await saver.save { $0.notices?.rain?.threshold = threshold }
    }

    /// Reads whether the user permits notices, without asking.
    func loadNoticePermission() async {
        guard let notifier else { return }
        let isPermitted = await notifier.isPermitted()
        if !Task.isCancelled { isNoticePermitted = isPermitted }
    }

    private func askForPermission() async {
        guard let notifier else { return }
        // A system that cannot ask shows no notices either.
        isNoticePermitted = (try? await notifier.requestPermission()) ?? false
    }
}

extension NoticeRules {
    /// The time of the line of the morning that the settings turn on: 7:00.
    static let usualMorning = 7 * 60

    /// Whether the user is told of a subject; setting it to `true` uses the defaults of a rule that was off.
    subscript(subject: SettingsContent.NoticeSubject) -> Bool {
        get {
            switch subject {
            case .rain: rain != nil
            case .alerts: alerts != nil
            case .frost: frost != nil
            case .morning: morning != nil
            case .quietHours: quietHours != nil
            }
        }
        set {
            guard newValue != self[subject] else { return }
            switch subject {
            case .rain: rain = newValue ? Rain() : nil
            case .alerts: alerts = newValue ? Alerts() : nil
            case .frost: frost = newValue ? Frost() : nil
            case .morning: morning = newValue ? Self.usualMorning : nil
            case .quietHours: quietHours = newValue ? QuietHours() : nil
            }
        }
    }
}

extension Preferences {
    /// Turns a subject on or off; without any there are no rules, and the first one comes with quiet hours.
    fileprivate mutating func tell(of subject: SettingsContent.NoticeSubject, _ isOn: Bool) {
        var rules = notices ?? NoticeRules(rain: nil, alerts: nil)
        rules[subject] = isOn
        let hasSubject = SettingsContent.NoticeSubject.allCases.contains { $0 != .quietHours && rules[$0] }
        notices = hasSubject ? rules : nil
    }
}
