/// The parts of One Call at a place, each with its own age, origin or failure.
///
/// A part that was not requested, or that has not arrived yet, is `nil`.
///
/// ```swift
/// let report = try await client.oneCall(at: coordinate, parts: [.current, .minutes, .alerts])
/// if let current = try? report.current?.get().value {
///     print(current.temperature, current.uvIndex?.band ?? .low)
/// }
/// if let outlook = report.precipitationOutlook(at: now) {
///     print(outlook.value.event, outlook.value.minutes(from: now), outlook.value.part, outlook.source.name)
/// }
/// for (part, failure) in report.failures { print(part, failure) }
/// ```
public struct OneCallReport: Sendable {
    /// A part with its date, origin and source, or the reason there is none.
    public typealias Part<Value: Sendable> = Result<Fetched<Value>, WeatherError>

    /// The weather now; `nil` when it was not requested or is still on its way.
    public var current: Part<CurrentWeather>?
    /// The precipitation of the next hour, minute by minute; `nil` when it was not requested or is still on its way.
    ///
    /// The value is empty where the service has none.
    public var minutes: Part<[MinutePrecipitation]>?
    /// The weather of the coming hours in steps of 15 minutes; `nil` when it was not requested or is still on its way.
    ///
    /// From One Call 3.0 it is the failure ``WeatherError/unsupported``.
    public var quarterHours: Part<[HourlyForecast]>?
    /// The weather of the coming hours; `nil` when it was not requested or is still on its way.
    public var hours: Part<[HourlyForecast]>?
    /// The weather of the coming days; `nil` when it was not requested or is still on its way.
    public var days: Part<[DailyForecast]>?
    /// The alerts; `nil` when they were not requested or are still on their way.
    ///
    /// The value is empty when there are no alerts.
    public var alerts: Part<WeatherAlerts>?

    /// Creates a report; every part that is not given is absent.
    public init(
        current: Part<CurrentWeather>? = nil,
        minutes: Part<[MinutePrecipitation]>? = nil,
        quarterHours: Part<[HourlyForecast]>? = nil,
        hours: Part<[HourlyForecast]>? = nil,
        days: Part<[DailyForecast]>? = nil,
        alerts: Part<WeatherAlerts>? = nil
    ) {
        self.current = current
        self.minutes = minutes
        self.quarterHours = quarterHours
        self.hours = hours
        self.days = days
        self.alerts = alerts
    }

    /// Creates a report in which every one of `parts` has the same failure.
    public init(_ parts: Set<OneCallPart>, failure: WeatherError) {
        self.init()
        for part in parts { setFailure(failure, of: part) }
    }

    /// The parts that have a value or a failure.
    public var parts: Set<OneCallPart> {
        Set(OneCallPart.allCases.filter { outcome(of: $0) != nil })
    }

    /// The failures of the parts that have no value.
    public var failures: [OneCallPart: WeatherError] {
        var failures: [OneCallPart: WeatherError] = [:]
        for part in OneCallPart.allCases { failures[part] = failure(of: part) }
        return failures
    }

    /// Returns the failure of a part; `nil` when it has a value or is absent.
    public func failure(of part: OneCallPart) -> WeatherError? {
        guard case .failure(let error)? = outcome(of: part) else { return nil }
        return error
    }

    /// Returns the parts of this report, completed with those of `other` that it lacks.
    public func completed(by other: OneCallReport) -> OneCallReport {
        OneCallReport(
            current: current ?? other.current,
            minutes: minutes ?? other.minutes,
            quarterHours: quarterHours ?? other.quarterHours,
            hours: hours ?? other.hours,
            days: days ?? other.days,
            alerts: alerts ?? other.alerts
        )
    }

    /// Returns the report without the parts that are not among `parts`.
    package func limited(to parts: Set<OneCallPart>) -> OneCallReport {
        OneCallReport(
            current: parts.contains(.current) ? current : nil,
            minutes: parts.contains(.minutes) ? minutes : nil,
            quarterHours: parts.contains(.quarterHours) ? quarterHours : nil,
            hours: parts.contains(.hours) ? hours : nil,
            days: parts.contains(.days) ? days : nil,
            alerts: parts.contains(.alerts) ? alerts : nil
        )
    }

    /// Returns the report, or throws when parts were requested and none of them has a value.
    ///
    /// - Parameter requested: The parts that were requested.
    /// - Returns: The report.
    /// - Throws: The failure of the first part in the order of ``OneCallPart``.
    package func checked(for requested: Set<OneCallPart>) throws(WeatherError) -> OneCallReport {
        let asked = OneCallPart.allCases.filter(requested.contains)
        guard !asked.isEmpty else { return self }
        let failures = asked.compactMap { failure(of: $0) }
        guard failures.count == asked.count else { return self }
        // That a version does not have a part says less than why the others failed.
        throw failures.first { $0 != .unsupported } ?? .unsupported
    }

    /// Returns whether a part has a value; `nil` when it is absent.
    private func outcome(of part: OneCallPart) -> Result<Void, WeatherError>? {
        switch part {
        case .current: current?.map { _ in }
        case .minutes: minutes?.map { _ in }
        case .quarterHours: quarterHours?.map { _ in }
        case .hours: hours?.map { _ in }
        case .days: days?.map { _ in }
        case .alerts: alerts?.map { _ in }
        }
    }

    private mutating func setFailure(_ failure: WeatherError, of part: OneCallPart) {
        switch part {
        case .current: current = .failure(failure)
        case .minutes: minutes = .failure(failure)
        case .quarterHours: quarterHours = .failure(failure)
        case .hours: hours = .failure(failure)
        case .days: days = .failure(failure)
        case .alerts: alerts = .failure(failure)
        }
    }
}

extension OneCallReport: Equatable {}
extension OneCallReport: Hashable {}
