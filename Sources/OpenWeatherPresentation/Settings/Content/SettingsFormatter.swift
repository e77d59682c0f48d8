import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// Everything that the content of the settings screen is made from.
struct SettingsInputs: ContentInputs {
    /// The user's preferences.
    let preferences: Preferences
    /// The activities of the app; `nil` without any.
    let activities: [Activity]?
    /// A Boolean value that indicates whether the app can keep a diary of forecasts.
    let hasDiary: Bool
    /// The state of the cache; `nil` without one.
    let cache: CacheStatus?
    /// The state of the calls; `nil` without a meter.
    let calls: CallStatus?
    /// The state of notices; `nil` without a notifier.
    let notices: NoticeStatus?
    /// The location of the device; `nil` without one.
    let location: LocationStatus?
    /// The failure to read or save the preferences; `nil` when there is none.
    let failure: WeatherError?
    /// The languages of the service in the order of the list.
    let languages: [LanguageName]
    /// The provider of the data.
    let source: DataSource

    /// Creates the content of the screen.
    func content(in environment: ScreenEnvironment) -> SettingsContent { SettingsContent(self, in: environment) }
}

extension SettingsContent {
    /// Creates the content of the user's preferences.
    fileprivate init(_ inputs: SettingsInputs, in environment: ScreenEnvironment) {
        let preferences = inputs.preferences
        let texts = SettingsTexts.texts(in: environment)
        let formatter = SettingsFormatter(texts: texts, environment: environment)
        title = .header(id: ID.title, text: texts.title)
        back = .back(id: ID.back, in: environment)
        notice = inputs.failure.map { formatter.notice(about: $0) }
        units = formatter.units(chosen: preferences.units)
        language = formatter.language(chosen: preferences.language, among: inputs.languages)
        cache = inputs.cache.map { formatter.cache($0, isEnabled: preferences.isCacheEnabled) }
        autoRefresh = SettingsContent.Switch(
            id: ID.autoRefresh,
            title: texts.autoRefresh,
            isOn: preferences.isAutoRefreshEnabled,
            hint: texts.autoRefreshHint,
            texts
        )
        fetchTime = SettingsContent.Switch(
            id: ID.fetchTime,
            title: texts.fetchTime,
            isOn: preferences.showsFetchTime,
            hint: texts.fetchTimeHint,
            texts
        )
        goodTimes = inputs.activities.map { formatter.goodTimes($0, chosen: preferences.activities) }
        diary = inputs.hasDiary ? formatter.diary(isKept: preferences.keepsDiary) : nil
        notices = inputs.notices.map { formatter.notices($0, by: preferences.notices) }
        calls = inputs.calls.map { formatter.calls($0) }
        location = inputs.location.flatMap { formatter.location($0) }
        about = formatter.about(inputs.source)
        layoutDirection = environment.layoutDirection
    }
}

/// The state of the cache.
struct CacheStatus: Hashable, Sendable {
    /// The number and the size of its entries; `nil` until they are known.
    let usage: CacheUsage?
    /// A Boolean value that indicates whether it is being cleared.
    let isClearing: Bool
}

/// A formatter of the sections of the settings screen in one language.
struct SettingsFormatter {
    /// The texts of the screen.
    let texts: SettingsTexts
    /// The language, the locale, and the units.
    let environment: ScreenEnvironment

    private typealias ID = SettingsContent.ID

    /// Returns the notice that preferences could not be read or saved.
    func notice(about failure: WeatherError) -> NoticeContent {
        let words = FailureContent(id: ID.notice, failure, in: environment)
        return NoticeContent(id: ID.notice, kind: .failure, text: words.accessibility.label)
    }

    // MARK: - Units

    /// Returns the choice of units, each explained by its symbols.
    func units(chosen: UnitsPreference) -> SettingsContent.Choice<UnitsPreference> {
        SettingsContent.Choice(
            title: .header(id: ID.units, text: texts.units),
            options: UnitsPreference.allCases.map { preference in
                let title =
                    switch preference {
                    case .system: texts.unitsSystem
                    case .metric: texts.unitsMetric
                    case .imperial: texts.unitsImperial
                    case .standard: texts.unitsStandard
                    }
                let isSystem = preference == .system
                let units = isSystem ? environment.systemUnits : preference.resolved(in: environment.locale)
                let temperature = isSystem ? environment.systemTemperatureUnit : units.temperature
                let symbols = symbols(of: units, temperature)
                return option(
                    id: "\(ID.units).\(preference.rawValue)",
                    preference,
                    title: title,
                    detail: symbols,
                    isSelected: preference == chosen
                )
            }
        )
    }

    /// Returns the symbols of temperature and wind speed, for example `°C, km/h`.
    private func symbols(of units: Units, _ temperature: Temperature.Unit) -> String {
        let phrases = environment.texts.units
        let speed =
            switch units {
            case .standard: phrases.metersPerSecond
            case .metric: phrases.kilometersPerHour
            case .imperial: phrases.milesPerHour
            }
        let symbols = [phrases.temperature(in: temperature).written, speed]
        return symbols.map { $0("").trimmingCharacters(in: .whitespaces) }
            .formatted(.list(type: .and, width: .narrow).locale(environment.locale))
    }

    // MARK: - Language

    /// Returns the section about the language.
    func language(chosen: LanguagePreference, among names: [LanguageName]) -> SettingsContent.Language {
        SettingsContent.Language(
            useDevice: SettingsContent.Switch(
                id: ID.useDeviceLanguage,
                title: texts.useDeviceLanguage,
                isOn: chosen == .device,
                hint: texts.useDeviceLanguageHint,
                texts
            ),
            choice: SettingsContent.Choice(
                title: .header(id: ID.language, text: texts.language),
                options: names.map { name in
                    option(
                        id: "\(ID.language).\(name.language.code)",
                        name.language,
                        title: name.name,
                        detail: name.ownName == name.name ? nil : name.ownName,
                        // Some languages have two codes.
                        isSelected: name.language.tag == environment.language.tag
                    )
                }
            ),
            note: TextContent(id: ID.languageNote, text: texts.languageNote)
        )
    }

    /// Returns an option of a choice, with its detail and its state in its spoken text.
    func option<Value>(
        id: String,
        _ value: Value,
        title: String,
        detail: String? = nil,
        isSelected: Bool
    ) -> SettingsContent.Option<Value> {
        SettingsContent.Option(
            id: id,
            value: value,
            title: title,
            detail: detail,
            isSelected: isSelected,
            accessibility: AccessibilityText(
                label: detail.map { texts.listed(title, $0) } ?? title,
                value: isSelected ? texts.selected : nil,
                hint: isSelected ? nil : texts.optionHint
            )
        )
    }

    // MARK: - Cache and about

    /// Returns the section about the cache.
    func cache(_ status: CacheStatus, isEnabled: Bool) -> SettingsContent.Cache {
        SettingsContent.Cache(
            title: .header(id: ID.cache, text: texts.cache),
            isEnabled: SettingsContent.Switch(
                id: ID.cacheSwitch,
                title: texts.cacheSwitch,
                isOn: isEnabled,
                hint: texts.cacheHint,
                texts
            ),
            size: size(of: status.usage),
            clear: ActionContent(
                id: ID.clearCache,
                title: status.isClearing ? texts.clearing : texts.clearCache,
                symbolName: "trash",
                hint: status.isClearing ? nil : texts.clearCacheHint
            ),
            isClearing: status.isClearing
        )
    }

    private func size(of usage: CacheUsage?) -> MetricContent {
        let value =
            usage.map { usage in
                SpokenText(
                    Int64(max(0, usage.bytes))
                        .formatted(.byteCount(style: .file, spellsOutZero: false).locale(environment.locale))
                )
            } ?? .loading(in: environment)
        return MetricContent(id: ID.cacheSize, label: texts.cacheSize, value: value, symbolName: "internaldrive")
    }

    /// Returns the section about the SDK and the provider of the data.
    func about(_ source: DataSource) -> SettingsContent.About {
        SettingsContent.About(
            title: .header(id: ID.about, text: texts.about),
            attribution: AttributionContent(id: ID.attribution, source: source, in: environment),
            version: MetricContent(
                id: ID.version,
                label: texts.version,
                value: SpokenText(SDKVersion.current),
                symbolName: "shippingbox"
            )
        )
    }
}
