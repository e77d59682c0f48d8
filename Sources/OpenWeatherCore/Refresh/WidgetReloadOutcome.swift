/// How a widget's last reload ended.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WidgetReloadOutcome: Hashable, Sendable {
    /// With a value.
    case succeeded
    /// Without a network, or with a failure of the service.
    case failed(WeatherError)
}
