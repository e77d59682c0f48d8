import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

extension SettingsContent {
    /// The section about notices of the weather before it comes.
    public struct Notices: Hashable, Sendable {
        /// The title of the section.
        public let title: TextContent
        /// The switches; that for the quiet hours only where there is something to tell.
        public let subjects: [NoticeSwitch]
        /// The time before rain, for ``SettingsViewModel/rainLeadChanged(_:)``; `nil` while rain is not told of.
        public let lead: Choice<Duration>?
        /// The least rain in an hour, for ``SettingsViewModel/rainThresholdChanged(_:)``; `nil` while rain is not told of.
        public let threshold: Choice<Precipitation>?
        /// A sentence that the system shows no notices of this app; `nil` when it does, or the user has not been asked.
        public let permission: TextContent?
    }

    /// A switch for the notices of a subject.
    public struct NoticeSwitch: Hashable, Sendable, Identifiable {
        /// The subject, for ``SettingsViewModel/noticeToggled(_:_:)``.
        public let id: NoticeSubject
        /// The switch.
        public let isOn: Switch
    }

    /// A subject of notices, or the hours without any.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum NoticeSubject: String, CaseIterable, Sendable {
        /// Rain and snow that begin.
        case rain
        /// Alerts of the authorities.
        case alerts
        /// Frost in the coming night.
        case frost
        /// The weather of a day in its morning.
        case morning
        /// The hours without notices.
        case quietHours
    }
}

/// The state of notices.
struct NoticeStatus: Hashable, Sendable {
    /// A Boolean value that indicates whether the user permits them; `nil` when it is not known.
    let isPermitted: Bool?
}

extension SettingsFormatter {
    private typealias ID = SettingsContent.ID

    /// The times before rain to choose from, in minutes.
    private static let leads = [15, 30, 60]
    /// The amounts of rain to choose from, in tenths of a millimeter an hour.
    private static let thresholds = [1, 5, 20]

    /// Returns the section about notices by rules; all switches are off without any.
    func notices(_ status: NoticeStatus, by rules: NoticeRules?) -> SettingsContent.Notices {
        let words = SettingsNoticeTexts.texts(in: environment)
        let subjects = SettingsContent.NoticeSubject.allCases.filter { rules != nil || $0 != .quietHours }
        return SettingsContent.Notices(
            title: .header(id: ID.notices, text: words.title),
            subjects: subjects.map { subject in
                SettingsContent.NoticeSwitch(
                    id: subject,
                    isOn: SettingsContent.Switch(
                        id: "\(ID.notices).\(subject.rawValue)",
                        title: title(of: subject, by: rules, words),
                        isOn: rules?[subject] ?? false,
                        hint: subject == .quietHours ? words.quietHint : words.hint,
                        texts
                    )
                )
            },
            lead: rules?.rain.map { lead($0.lead, words) },
            threshold: rules?.rain.map { threshold($0.threshold, words) },
            permission: status.isPermitted == false
                ? TextContent(id: ID.noticePermission, text: words.notPermitted) : nil
        )
    }

    private func title(
        of subject: SettingsContent.NoticeSubject,
        by rules: NoticeRules?,
        _ words: SettingsNoticeTexts
    ) -> String {
        switch subject {
        case .rain: words.rain
        case .alerts: words.alerts
        case .frost: words.frost(time(rules?.frost?.time ?? NoticeRules.Frost().time))
        case .morning: words.morning(time(rules?.morning ?? NoticeRules.usualMorning))
        case .quietHours:
            {
                let hours = rules?.quietHours ?? NoticeRules.QuietHours()
                return words.quiet(time(hours.start), time(hours.end))
            }()
        }
    }

    /// Returns a time of day of so many minutes after midnight.
    private func time(_ minute: Int) -> String {
        environment.formats.time(at: .utc)(Date(timeIntervalSince1970: Double(minute) * 60))
    }

    private func lead(_ chosen: Duration, _ words: SettingsNoticeTexts) -> SettingsContent.Choice<Duration> {
        SettingsContent.Choice(
            title: TextContent(id: ID.noticeLead, text: words.lead),
            options: Self.leads.map { minutes in
                let lead = Duration.seconds(minutes * 60)
                return option(
                    id: "\(ID.noticeLead).\(minutes)",
                    lead,
                    title: environment.formats.duration.ahead(minutes: minutes),
                    isSelected: lead == chosen
                )
            }
        )
    }

    private func threshold(
        _ chosen: Precipitation,
        _ words: SettingsNoticeTexts
    ) -> SettingsContent.Choice<Precipitation> {
        SettingsContent.Choice(
            title: TextContent(id: ID.noticeThreshold, text: words.threshold),
            options: Self.thresholds.map { tenths in
                let depth = Precipitation(millimeters: Double(tenths) / 10)
                return option(
                    id: "\(ID.noticeThreshold).\(tenths)",
                    depth,
                    title: words.anHour(environment.formats.precipitation(depth).text),
                    isSelected: depth == chosen
                )
            }
        )
    }
}
