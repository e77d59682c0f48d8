public import OpenWeatherCore

extension WeatherCondition {
    /// Light rain by day, unless said otherwise.
    public static func sample(_ code: ConditionCode = .lightRain, _ partOfDay: PartOfDay = .day) -> WeatherCondition {
        WeatherCondition(code, partOfDay)
    }
}
