// `import OpenWeatherComposition` is the only import of an app with screens: the client, the screens, and the domain.
@_exported public import OpenWeather
@_exported public import OpenWeatherPresentation
