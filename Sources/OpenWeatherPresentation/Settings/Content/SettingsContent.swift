public import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The content of the settings screen, ready to display.
///
/// ``SettingsViewModel/state`` computes it from the current preferences. All texts are in the user's language, and
/// identifiers are the same in every language.
public struct SettingsContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// The button for ``SettingsViewModel/backTapped()``.
    public let back: ActionContent
    /// A notice, for example about a change that could not be saved; `nil` when there is nothing to report.
    public let notice: NoticeContent?
    /// The units, for ``SettingsViewModel/unitsChanged(_:)``.
    public let units: Choice<UnitsPreference>
    /// The section about the language.
    public let language: Language
    /// The section about the cache; `nil` when the app has none.
    public let cache: Cache?
    /// The switch for the automatic refresh, for ``SettingsViewModel/autoRefreshToggled(_:)``.
    public let autoRefresh: Switch
    /// The switch for the time at which data was fetched, for ``SettingsViewModel/fetchTimeToggled(_:)``.
    public let fetchTime: Switch
    /// The section about good times; `nil` when the app knows no activities.
    public let goodTimes: GoodTimes?
    /// The section about notices; `nil` when the app shows none.
    public let notices: Notices?
    /// The section about the diary of forecasts; `nil` when the app keeps none.
    public let diary: Diary?
    /// The section about the calls that this device has used; `nil` when the app has no budget.
    public let calls: Calls?
    /// The section about the location of the device; `nil` when the app does not use it and none is remembered.
    public let location: Location?
    /// The section about the SDK and the service.
    public let about: About
    /// The reading direction of the screen.
    public let layoutDirection: TextDirection

    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The title of the screen.
        package static let title = "settings.title"
        /// The button that leaves the screen.
        package static let back = "settings.back"
        /// The notice, for example that a change could not be saved.
        package static let notice = "settings.notice"
        /// The heading of the units; an option adds the name of its value, as in `settings.units.metric`.
        package static let units = "settings.units"
        /// The heading of the languages; an option adds the code of its language, as in `settings.language.de`.
        package static let language = "settings.language"
        /// The switch for the language of the device.
        package static let useDeviceLanguage = "settings.language.useDevice"
        /// The explanation of the texts that a language changes.
        package static let languageNote = "settings.language.note"
        /// The heading of the section about the cache.
        package static let cache = "settings.cache"
        /// The switch for the cache.
        package static let cacheSwitch = "settings.cache.isEnabled"
        /// The size of the cached responses.
        package static let cacheSize = "settings.cache.size"
        /// The button that clears the cache.
        package static let clearCache = "settings.cache.clear"
        /// The switch for the automatic refresh.
        package static let autoRefresh = "settings.autoRefresh"
        /// The switch for the time at which data was fetched.
        package static let fetchTime = "settings.fetchTime"
        /// The heading of the section about good times; a switch adds its activity, as in `settings.goodTimes.run`.
        package static let goodTimes = "settings.goodTimes"
        /// The heading of the section about notices; a switch adds its subject, as in `settings.notices.rain`.
        package static let notices = "settings.notices"
        /// The times before rain; an option adds its minutes, as in `settings.notices.lead.30`.
        package static let noticeLead = "settings.notices.lead"
        /// The amounts of rain; an option adds its tenths of a millimeter, as in `settings.notices.threshold.5`.
        package static let noticeThreshold = "settings.notices.threshold"
        /// The sentence that notices are not permitted.
        package static let noticePermission = "settings.notices.permission"
        /// The switch for the diary of forecasts.
        package static let diary = "settings.diary"
        /// The explanation of what the diary stores.
        package static let diaryNote = "settings.diary.note"
        /// The heading of the section about calls; a row adds its plan and window, as in `settings.calls.oneCall4.day`.
        package static let calls = "settings.calls"
        /// The explanation of whose limits they are.
        package static let callsNote = "settings.calls.note"
        /// The notice that calls cannot be counted.
        package static let callsNotice = "settings.calls.notice"
        /// The heading of the section about the location.
        package static let location = "settings.location"
        /// The place where the device was found last.
        package static let locationPlace = "settings.location.place"
        /// The time at which the device was found last.
        package static let locationFound = "settings.location.found"
        /// The sentence about the permission.
        package static let locationPermission = "settings.location.permission"
        /// The button that opens the system's settings.
        package static let locationSettings = "settings.location.openSettings"
        /// The button that forgets where the device was.
        package static let forgetLocation = "settings.location.forget"
        /// The explanation of what is remembered.
        package static let locationNote = "settings.location.note"
        /// The heading of the section about the SDK.
        package static let about = "settings.about"
        /// The attribution of the weather data.
        package static let attribution = "settings.about.attribution"
        /// The version of the SDK.
        package static let version = "settings.about.version"
    }
}

extension SettingsContent {
    /// A choice of one value among several.
    ///
    /// Draw it as a picker or as a list with a check mark, and pass the ``Option/value`` of the tapped option to the event
    /// method that the property of the choice names.
    public struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
        /// The heading of the choice.
        public let title: TextContent
        /// The values to choose from; at most one is selected.
        public let options: [Option<Value>]
        /// The value that is selected; `nil` when it is none of the options.
        public var selection: Value? { options.first(where: \.isSelected)?.value }
    }

    /// One value of a ``Choice``.
    ///
    /// It is spoken with its detail and, when it is selected, with that state.
    public struct Option<Value: Hashable & Sendable>: Hashable, Sendable, Identifiable {
        /// The stable identifier for user-interface tests, for example `settings.units.metric`.
        public let id: String
        /// The value to pass to the event method.
        public let value: Value
        /// The name of the value.
        public let title: String
        /// An explanation, or the name of a language in that language; `nil` when the title is enough.
        public let detail: String?
        /// A Boolean value that indicates whether the value is selected.
        public let isSelected: Bool
        /// The text for assistive technology.
        public let accessibility: AccessibilityText
        /// The traits for assistive technology.
        public var accessibilityTraits: AccessibilityTraits { isSelected ? [.button, .selected] : .button }
    }

    /// A setting that is on or off.
    ///
    /// Draw it as a switch that shows ``isOn``, and pass the new value to the event method that the property of the switch
    /// names.
    public struct Switch: Hashable, Sendable, Identifiable {
        /// The stable identifier for user-interface tests, for example `settings.autoRefresh`.
        public let id: String
        /// The label of the switch.
        public let title: String
        /// A Boolean value that indicates whether the switch is on.
        public let isOn: Bool
        /// The text for assistive technology.
        public let accessibility: AccessibilityText
        /// The traits for assistive technology.
        public var accessibilityTraits: AccessibilityTraits { .button }

        /// Creates a switch that is spoken with its state and its effect.
        init(id: String, title: String, isOn: Bool, hint: String, _ texts: SettingsTexts) {
            self.id = id
            self.title = title
            self.isOn = isOn
            accessibility = AccessibilityText(label: title, value: isOn ? texts.on : texts.off, hint: hint)
        }
    }

    /// The section about the language.
    ///
    /// The service translates weather descriptions into more languages than the screens have texts in; ``note`` says so.
    public struct Language: Hashable, Sendable {
        /// The switch for ``SettingsViewModel/useDeviceLanguageToggled(_:)``.
        public let useDevice: Switch
        /// The languages of the service, for ``SettingsViewModel/languageOverrideChanged(_:)``.
        ///
        /// The options are sorted by their names in the language of the screen. The language in use is selected, also
        /// when it is that of the device; selecting another one turns the switch off.
        public let choice: Choice<OpenWeatherCore.Language>
        /// An explanation of the texts that a language changes.
        public let note: TextContent
    }

    /// The section about the cache.
    ///
    /// Turning the cache off stops new responses from being cached; it does not remove those in the cache.
    public struct Cache: Hashable, Sendable {
        /// The title of the section.
        public let title: TextContent
        /// The switch for ``SettingsViewModel/cacheToggled(_:)``.
        public let isEnabled: Switch
        /// The size of the cached responses; dashes until it is known.
        public let size: MetricContent
        /// The button for ``SettingsViewModel/clearCacheTapped()``.
        public let clear: ActionContent
        /// A Boolean value that indicates whether the cache is being cleared.
        ///
        /// The button then has a title that says so, and a tap has no effect.
        public let isClearing: Bool
    }

    /// The section about the calls that this device has used.
    ///
    /// The limits are those of the account, of which this device may use a share; ``note`` says so.
    public struct Calls: Hashable, Sendable {
        /// The title of the section.
        public let title: TextContent
        /// The calls of each plan in a window, for example "12 of 1,000 today"; empty until they are known.
        public let rows: [MetricContent]
        /// The plans whose calls the service refuses, with the time from which it accepts them again.
        public let refusals: [TextContent]
        /// A notice that the calls cannot be counted; `nil` when they can.
        public let notice: NoticeContent?
        /// An explanation of whose limits they are.
        public let note: TextContent
    }

    /// The section about the location of the device.
    ///
    /// It says what the app remembers of it, and what the permission allows.
    public struct Location: Hashable, Sendable {
        /// The title of the section.
        public let title: TextContent
        /// The place where the device was found last.
        public let place: MetricContent
        /// The time at which the device was found last; `nil` when it is not known.
        public let found: TextContent?
        /// A sentence about a permission that is missing or limited; `nil` when it is granted.
        public let permission: TextContent?
        /// The button that opens ``settingsURL``; `nil` where the system's settings do not help.
        public let openSettings: ActionContent?
        /// The address of the system's settings; `nil` when there is no button for it.
        public let settingsURL: URL?
        /// The button for ``SettingsViewModel/forgetLocationTapped()``; `nil` when nothing is remembered.
        public let forget: ActionContent?
        /// An explanation of what is remembered and why.
        public let note: TextContent
    }

    /// The section about the SDK and the service.
    ///
    /// The terms of the service also require the attribution on each screen that shows its data.
    public struct About: Hashable, Sendable {
        /// The title of the section.
        public let title: TextContent
        /// The attribution of the weather data.
        public let attribution: AttributionContent
        /// The version of the SDK.
        public let version: MetricContent
    }
}
