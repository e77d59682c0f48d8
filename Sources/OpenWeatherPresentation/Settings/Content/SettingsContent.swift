public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The settings as they are shown, ready to display.
public struct SettingsContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// For ``SettingsViewModel/backTapped()``.
    public let back: ActionContent
    /// A remark, for example that a change could not be saved.
    public let notice: NoticeContent?
    /// The units, for ``SettingsViewModel/unitsChanged(_:)``.
    public let units: Choice<UnitsPreference>
    /// The language.
    public let language: Language
    /// The cache; `nil` when there is none.
    public let cache: Cache?
    /// Whether screens refresh themselves, for ``SettingsViewModel/autoRefreshToggled(_:)``.
    public let autoRefresh: Switch
    /// About the SDK and the service.
    public let about: About
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// The identifiers of elements, the same in every language.
    enum ID {
        static let title = "settings.title"
        static let back = "settings.back"
        static let notice = "settings.notice"
        static let units = "settings.units"
        static let language = "settings.language"
        static let useDeviceLanguage = "settings.language.useDevice"
        static let languageNote = "settings.language.note"
        static let cache = "settings.cache"
        static let cacheSize = "settings.cache.size"
        static let clearCache = "settings.cache.clear"
        static let autoRefresh = "settings.autoRefresh"
        static let about = "settings.about"
        static let attribution = "settings.about.attribution"
        static let version = "settings.about.version"
    }
}

extension SettingsContent {
    /// A choice of one among several.
    public struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
        /// What is chosen.
        public let title: TextContent
        /// What there is to choose from; one at most is selected.
        public let options: [Option<Value>]
    }

    /// One of several things to choose.
    public struct Option<Value: Hashable & Sendable>: Hashable, Sendable, Identifiable {
        /// A stable name for tests of user interfaces, for example `settings.units.metric`; the same in every language.
        public let id: String
        /// What to hand to the event.
        public let value: Value
        /// The name.
        public let title: String
        /// What it means, or the name again in a language of its own; `nil` when the name says it all.
        public let detail: String?
        /// Whether it is chosen.
        public let isSelected: Bool
        /// What assistive technology says.
        public let accessibility: AccessibilityText
    }

    /// A switch.
    public struct Switch: Hashable, Sendable, Identifiable {
        /// A stable name for tests of user interfaces, for example `settings.autoRefresh`; the same in every language.
        public let id: String
        /// What is switched.
        public let title: String
        /// Whether it is on.
        public let isOn: Bool
        /// What assistive technology says.
        public let accessibility: AccessibilityText

        /// Creates a switch, spoken with its state and with what it does.
        init(id: String, title: String, isOn: Bool, hint: String, _ texts: SettingsTexts) {
            self.id = id
            self.title = title
            self.isOn = isOn
            accessibility = AccessibilityText(label: title, value: isOn ? texts.on : texts.off, hint: hint)
        }
    }

    /// The language to show.
    public struct Language: Hashable, Sendable {
        /// The switch, for ``SettingsViewModel/useDeviceLanguageToggled(_:)``.
        public let useDevice: Switch
        /// The service's languages, for ``SettingsViewModel/languageOverrideChanged(_:)``.
        ///
        /// Sorted by name in the app's language. The language in use is selected, also when it is the device's; choosing
        /// another one turns the switch off.
        public let choice: Choice<OpenWeatherCore.Language>
        /// What a language changes and what it does not.
        public let note: TextContent
    }

    /// The answers that are kept on the device.
    public struct Cache: Hashable, Sendable {
        /// The title of the section.
        public let title: TextContent
        /// The switch, for ``SettingsViewModel/cacheToggled(_:)``.
        public let isEnabled: Switch
        /// How much is kept.
        public let size: MetricContent
        /// For ``SettingsViewModel/clearCacheTapped()``.
        public let clear: ActionContent
        /// Whether the cache is being cleared; the button then says so and does nothing.
        public let isClearing: Bool
    }

    /// About the SDK and the service.
    public struct About: Hashable, Sendable {
        /// The title of the section.
        public let title: TextContent
        /// Where the data come from.
        public let attribution: AttributionContent
        /// The version of the SDK.
        public let version: MetricContent
    }
}
