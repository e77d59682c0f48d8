// `import OpenWeatherPresentation` is enough for all screens, their building blocks, and the domain.
@_exported public import OpenWeatherAirQualityFeature
@_exported public import OpenWeatherConverterFeature
@_exported public import OpenWeatherCore
@_exported public import OpenWeatherFavoritesFeature
@_exported public import OpenWeatherForecastFeature
@_exported public import OpenWeatherHistoryFeature
@_exported public import OpenWeatherHomeFeature
@_exported public import OpenWeatherLocationSearchFeature
@_exported public import OpenWeatherMapFeature
@_exported public import OpenWeatherScreenKit
@_exported public import OpenWeatherSettingsFeature
@_exported public import OpenWeatherWidgetFeature
