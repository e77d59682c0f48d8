public import OpenWeatherScreenKit

extension SettingsContent {
    /// The section about the diary of forecasts.
    public struct Diary: Hashable, Sendable {
        /// The switch for ``SettingsViewModel/diaryToggled(_:)``.
        public let isKept: Switch
        /// An explanation of what is stored, what it costs, and how it is erased.
        public let note: TextContent
    }
}

extension SettingsFormatter {
    /// Returns the section about the diary of forecasts.
    func diary(isKept: Bool) -> SettingsContent.Diary {
        SettingsContent.Diary(
            isKept: SettingsContent.Switch(
                id: SettingsContent.ID.diary,
                title: texts.diary,
                isOn: isKept,
                hint: texts.diaryHint,
                texts
            ),
            note: TextContent(id: SettingsContent.ID.diaryNote, text: texts.diaryNote)
        )
    }
}
