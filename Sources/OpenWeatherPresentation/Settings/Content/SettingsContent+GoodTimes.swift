public import OpenWeatherCore
public import OpenWeatherScreenKit

extension SettingsContent {
    /// The section about the activities whose good times home and the screens of days show.
    public struct GoodTimes: Hashable, Sendable {
        /// The title of the section.
        public let title: TextContent
        /// The activities of the app, in its order.
        public let activities: [ActivitySwitch]
    }

    /// A switch for the good times of an activity.
    public struct ActivitySwitch: Hashable, Sendable, Identifiable {
        /// The identifier of the activity, for ``SettingsViewModel/activityToggled(_:_:)``.
        public let id: Activity.ID
        /// The switch.
        public let isShown: Switch
    }
}

extension SettingsFormatter {
    /// Returns the section about good times, in which the activities of `chosen` are on.
    func goodTimes(_ activities: [Activity], chosen: [Activity.ID]) -> SettingsContent.GoodTimes {
        let words = GoodTimesTexts.texts(in: environment)
        return SettingsContent.GoodTimes(
            title: .header(id: SettingsContent.ID.goodTimes, text: words.title),
            activities: activities.map { activity in
                SettingsContent.ActivitySwitch(
                    id: activity.id,
                    isShown: SettingsContent.Switch(
                        id: "\(SettingsContent.ID.goodTimes).\(activity.id)",
                        title: words.name(of: activity),
                        isOn: chosen.contains(activity.id),
                        hint: texts.activityHint,
                        texts
                    )
                )
            }
        )
    }
}
