import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The maker of the sections of the settings in one language.
struct SettingsFormatter {
    /// The texts of the screen.
    let texts: SettingsTexts
    /// The language, the locale and the units.
    let environment: ScreenEnvironment

    private typealias ID = SettingsContent.ID

    /// The remark that something could not be read or saved.
    func notice(about failure: WeatherError) -> NoticeContent {
        let words = FailureContent(id: ID.notice, failure, in: environment)
        return NoticeContent(id: ID.notice, kind: .failure, text: words.accessibility.label)
    }

    // MARK: - Units

    /// The units with what they mean.
    func units(chosen: UnitsPreference) -> SettingsChoiceContent<UnitsPreference> {
        SettingsChoiceContent(
            title: TextContent(id: ID.units, text: texts.units),
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
                let symbols = symbols(of: units)
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

    /// The symbols of temperature and wind, for example `°C, km/h`.
    private func symbols(of units: Units) -> String {
        let phrases = environment.texts.units
        let symbols =
            switch units {
            case .standard: [phrases.kelvins, phrases.metersPerSecond]
            case .metric: [phrases.celsius, phrases.kilometersPerHour]
            case .imperial: [phrases.fahrenheit, phrases.milesPerHour]
            }
        return symbols.map { $0("").trimmingCharacters(in: .whitespaces) }
            .formatted(.list(type: .and, width: .narrow).locale(environment.locale))
    }

    // MARK: - Language

    /// The switch and the languages.
    func language(chosen: LanguagePreference, among names: [LanguageName]) -> SettingsLanguageContent {
        SettingsLanguageContent(
            useDevice: SettingsSwitchContent(
                id: ID.useDeviceLanguage,
                title: texts.useDeviceLanguage,
                isOn: chosen == .device,
                hint: texts.useDeviceLanguageHint,
                texts
            ),
            choice: SettingsChoiceContent(
                title: TextContent(id: ID.language, text: texts.language),
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

    private func option<Value>(
        id: String,
        _ value: Value,
        title: String,
        detail: String?,
        isSelected: Bool
    ) -> SettingsOptionContent<Value> {
        SettingsOptionContent(
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

    /// The section about the cache.
    func cache(_ status: CacheStatus, isEnabled: Bool) -> SettingsCacheContent {
        SettingsCacheContent(
            title: TextContent(id: ID.cache, text: texts.cache),
            isEnabled: SettingsSwitchContent(
                id: "\(ID.cache).isEnabled",
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
            } ?? SpokenText("––", spoken: environment.texts.notices.loading)
        return MetricContent(id: ID.cacheSize, label: texts.cacheSize, value: value, symbolName: "internaldrive")
    }

    /// The section about the SDK.
    var about: SettingsAboutContent {
        SettingsAboutContent(
            title: TextContent(id: ID.about, text: texts.about),
            attribution: AttributionContent(id: ID.attribution, source: .openWeather, in: environment),
            version: MetricContent(
                id: ID.version,
                label: texts.version,
                value: SpokenText(SDKVersion.current),
                symbolName: "shippingbox"
            )
        )
    }
}
