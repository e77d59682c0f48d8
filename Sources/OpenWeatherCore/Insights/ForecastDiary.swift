/// A diary of what was forecast and what was measured, place by place.
///
/// `OpenWeatherCaching` has one in memory and one in files; `OpenWeatherInsights` writes into a diary and reads the
/// accuracy of the forecasts from it. Methods may be called from any task at the same time.
public protocol ForecastDiary: Sendable {
    /// Adds entries about a place as ``DiaryEntry/merged(_:_:limit:)`` does.
    ///
    /// Coordinates that are equal to two decimals, about a kilometer, are one place.
    ///
    /// - Throws: ``WeatherError/storage(_:)``; nothing was added then. ``WeatherError/cancelled`` when the task is
    ///   cancelled while it waits for another process.
    func record(_ entries: [DiaryEntry], at coordinate: Coordinate) async throws(WeatherError)

    /// Returns the entries about a place, in the order of ``DiaryEntry/merged(_:_:limit:)``; an empty array without any.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    func entries(at coordinate: Coordinate) async throws(WeatherError) -> [DiaryEntry]

    /// Removes the entries about every place.
    ///
    /// - Throws: ``WeatherError/storage(_:)``; a part may be removed then. ``WeatherError/cancelled`` when the task is
    ///   cancelled while it waits for another process.
    func erase() async throws(WeatherError)
}

/// A source of the accuracy that forecasts had at a place.
///
/// `OpenWeatherInsights` has one that reads a ``ForecastDiary``; screens know this protocol alone.
public protocol ForecastAccuracySource: Sendable {
    /// Returns the accuracy of forecasts at a place, those of the same day first; an empty array when too little is known.
    func accuracy(at coordinate: Coordinate) async -> [ForecastAccuracy]
}
