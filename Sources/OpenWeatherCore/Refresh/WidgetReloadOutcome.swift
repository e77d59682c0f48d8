/// How a widget's last reload ended.
public enum WidgetReloadOutcome: Hashable, Sendable {
    /// With a value.
    case succeeded
    /// Without a network, or with a failure of the service.
    case failed(WeatherError)
}
