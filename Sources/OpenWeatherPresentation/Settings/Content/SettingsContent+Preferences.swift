import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension SettingsContent {
    /// The content for what the user chose.
    init(
        _ preferences: Preferences,
        cache: CacheStatus?,
        failure: WeatherError?,
        languages: [LanguageName],
        in environment: ScreenEnvironment
    ) {
        let texts = SettingsTexts.texts(in: environment.textLanguage)
        let formatter = SettingsFormatter(texts: texts, environment: environment)
        title = TextContent(id: ID.title, text: texts.title)
        back = ActionContent(
            id: ID.back,
            title: environment.texts.notices.dismiss,
            symbolName: "chevron.backward"
        )
        notice = failure.map { formatter.notice(about: $0) }
        units = formatter.units(chosen: preferences.units)
        language = formatter.language(chosen: preferences.language, among: languages)
        self.cache = cache.map { formatter.cache($0, isEnabled: preferences.isCacheEnabled) }
        autoRefresh = SettingsSwitchContent(
            id: ID.autoRefresh,
            title: texts.autoRefresh,
            isOn: preferences.isAutoRefreshEnabled,
            hint: texts.autoRefreshHint,
            texts
        )
        about = formatter.about
        layoutDirection = environment.layoutDirection
    }
}
