// One import is enough: a file that imports OpenWeather also sees its values, errors, queries and HTTP clients.
@_exported public import OpenWeatherCaching
@_exported public import OpenWeatherCore
@_exported public import OpenWeatherNetworking
