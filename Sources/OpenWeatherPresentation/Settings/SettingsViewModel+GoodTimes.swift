public import OpenWeatherCore
import OpenWeatherScreenKit

extension SettingsViewModel {
    /// A Boolean value that indicates whether screens show the good times for an activity.
    ///
    /// Setting it does what ``activityToggled(_:_:)`` does.
    public subscript(showsActivity id: Activity.ID) -> Bool {
        get { settings.preferences.activities.contains(id) }
        set { if newValue != self[showsActivity: id] { saver.enqueue { $0.setActivity(id, isShown: newValue) } } }
    }

    /// Shows or hides the good times for an activity on home and on the screens of days.
    public func activityToggled(_ id: Activity.ID, _ isOn: Bool) async {
        await saver.save { $0.setActivity(id, isShown: isOn) }
    }
}

extension Preferences {
    fileprivate mutating func setActivity(_ id: Activity.ID, isShown: Bool) {
        activities = activities.filter { $0 != id } + (isShown ? [id] : [])
    }
}
