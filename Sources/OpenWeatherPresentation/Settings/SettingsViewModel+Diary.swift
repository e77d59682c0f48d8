import OpenWeatherCore
import OpenWeatherScreenKit

extension SettingsViewModel {
    /// A Boolean value that indicates whether a diary of forecasts is kept.
    ///
    /// Setting it does what ``diaryToggled(_:)`` does.
    public var keepsDiary: Bool {
        get { settings.preferences.keepsDiary }
        set { if newValue != keepsDiary { saver.enqueue { $0.keepsDiary = newValue } } }
    }

    /// Begins to keep a diary of forecasts, or stops; what is in the diary stays until the history is cleared.
    public func diaryToggled(_ isOn: Bool) async {
        await saver.save { $0.keepsDiary = isOn }
    }
}
