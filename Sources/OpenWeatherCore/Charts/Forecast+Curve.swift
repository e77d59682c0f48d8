extension Forecast {
    /// The temperature over the whole forecast, in degrees Celsius.
    public var temperatureCurve: ChartCurve {
        ChartCurve(points: entries.map { ChartPoint(date: $0.date, value: $0.temperature.celsius) })
    }
}
