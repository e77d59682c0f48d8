// One import is enough: whoever imports OpenWeather also has its values, errors, queries and HTTP clients.
@_exported public import OpenWeatherCaching
@_exported public import OpenWeatherCore
@_exported public import OpenWeatherNetworking
