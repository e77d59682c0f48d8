package import OpenWeatherCore

extension OneCallReport {
    /// Creates the report of a response of One Call 3.0.
    ///
    /// Where a section is absent, there are no alerts or no minutes; the other parts are always there.
    package init(_ fetched: Fetched<OneCallSections>, parts: Set<OneCallPart>) {
        func part<Value: Sendable>(
            _ part: OneCallPart,
            _ section: Result<Value, NetworkError>?,
            _ name: String,
            ifAbsent: Value? = nil
        ) -> Part<Value>? {
            guard parts.contains(part) else { return nil }
            let absent = Result<Value, NetworkError>.failure(.decoding(.invalidField(path: name)))
            return (section ?? ifAbsent.map { .success($0) } ?? absent)
                .map { value in fetched.map { _ in value } }
                .mapError { WeatherError($0) }
        }
        let sections = fetched.value
        self.init(
            current: part(.current, sections.current, "current"),
            minutes: part(.minutes, sections.minutes, "minutely", ifAbsent: []),
            hours: part(.hours, sections.hours, "hourly"),
            days: part(.days, sections.days, "daily"),
            alerts: part(.alerts, sections.alerts, "alerts", ifAbsent: WeatherAlerts())
        )
    }
}
