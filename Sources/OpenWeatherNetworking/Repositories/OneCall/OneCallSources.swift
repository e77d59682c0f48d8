import Foundation
import OpenWeatherCore

/// A value of One Call 4.0 with the identities of the alerts that its rows name.
struct AlertCarrier<Value: Sendable>: Sendable {
    /// The value.
    let value: Value
    /// The identities in order of appearance, each once.
    let alertIDs: [String]

    /// Creates a carrier.
    init(_ value: Value, alertIDs: [[String]]) {
        self.value = value
        var known: Set<String> = []
        self.alertIDs = alertIDs.flatMap(\.self).filter { known.insert($0).inserted }
    }
}

/// The sections of a response of One Call 3.0.
struct OneCallSections: Sendable {
    let current: Result<CurrentWeather, NetworkError>?
    let minutes: Result<[MinutePrecipitation], NetworkError>?
    let hours: Result<[HourlyForecast], NetworkError>?
    let days: Result<[DailyForecast], NetworkError>?
    let alerts: Result<WeatherAlerts, NetworkError>?

    /// Creates the sections of a body, each with its value or the reason it cannot be read.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point is impossible.
    init(_ payload: OneCallDTO, units: Units) throws(NetworkError) {
        let context = try OneCallContext(payload.place, units: units)
        current = Self.section(payload.current) { (row) throws(NetworkError) in
            try context.current(row, at: "current")
        }
        minutes = Self.section(payload.minutely) { (rows) throws(NetworkError) in
            try context.minutes(rows, in: "minutely")
        }
        hours = Self.section(payload.hourly) { (rows) throws(NetworkError) in
            try context.hours(rows, in: "hourly")
        }
        days = Self.section(payload.daily) { (rows) throws(NetworkError) in
            try context.days(rows, in: "daily", of: .version3)
        }
        alerts = Self.section(payload.alerts) { (alerts) throws(NetworkError) in try WeatherAlerts(alerts) }
    }

    private static func section<Payload, Value>(
        _ section: OneCallDTO.Section<Payload>,
        _ map: (Payload) throws(NetworkError) -> Value
    ) -> Result<Value, NetworkError>? {
        guard let section else { return nil }
        do throws(NetworkError) {
            return .success(try map(try section.get()))
        } catch {
            return .failure(error)
        }
    }
}

/// The endpoints of both versions of One Call.
struct OneCallSources: Sendable {
    /// The provider of the data.
    let source: DataSource
    private let sections: RemoteSource<OneCallSections>
    private let currents: RemoteSource<AlertCarrier<CurrentWeather>>
    private let minutePages: RemoteSource<AlertCarrier<[MinutePrecipitation]>>
    private let hourPages: RemoteSource<AlertCarrier<[HourlyForecast]>>
    private let dayPages: RemoteSource<AlertCarrier<[DailyForecast]>>
    private let alerts: RemoteSource<WeatherAlert>
    private let summaries: RemoteSource<DailyForecast>
    private let overviews: RemoteSource<WeatherOverview>

    /// Creates the sources of the endpoints.
    init(
        client: any HTTPClient,
        config: any WeatherAPIConfig,
        now: @escaping @Sendable () -> Date,
        handler: @escaping NetworkEventHandler
    ) {
        source = config.source
        sections = RemoteSource(client: client, config: config, now: now, handler: handler)
        currents = RemoteSource(client: client, config: config, now: now, handler: handler)
        minutePages = RemoteSource(client: client, config: config, now: now, handler: handler)
        hourPages = RemoteSource(client: client, config: config, now: now, handler: handler)
        dayPages = RemoteSource(client: client, config: config, now: now, handler: handler)
        alerts = RemoteSource(client: client, config: config, now: now, handler: handler)
        summaries = RemoteSource(client: client, config: config, now: now, handler: handler)
        overviews = RemoteSource(client: client, config: config, now: now, handler: handler)
    }

    // MARK: - One Call 3.0

    /// Returns the sections of `parts`.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    func sections(
        _ parts: Set<OneCallPart>,
        at coordinate: Coordinate,
        _ options: RequestOptions,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<OneCallSections> {
        try await sections.fetch(
            .oneCall3(at: coordinate, parts: parts),
            options: options,
            policy: policy
        ) { (payload: OneCallDTO, _, units) throws(NetworkError) in
            try OneCallSections(payload, units: units)
        }
    }

    /// Returns the weather at a moment.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    func moment(
        _ date: Date,
        at coordinate: Coordinate,
        _ options: RequestOptions,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[HourlyForecast]> {
        try await hours(.timeMachine(at: coordinate, date: date), options, policy).map(\.value)
    }

    /// Returns the summary of a day.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    func summary(
        _ day: LocalDay,
        at coordinate: Coordinate,
        offset: UTCOffset?,
        _ options: RequestOptions,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<DailyForecast> {
        try await summaries.fetch(
            .daySummary(of: day, at: coordinate, offset: offset),
            options: options,
            policy: policy
        ) { (payload: DaySummaryDTO, _, units) throws(NetworkError) in
            try DailyForecast(payload, units: units)
        }
    }

    /// Returns the description of a day.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    func overview(
        _ day: LocalDay?,
        at coordinate: Coordinate,
        _ units: Units,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<WeatherOverview> {
        try await overviews.fetch(
            .overview(of: day, at: coordinate, units: units),
            policy: policy
        ) { (payload: OverviewDTO, _, _) throws(NetworkError) in
            try WeatherOverview(payload, units: units)
        }
    }

    // MARK: - One Call 4.0

    /// Returns the weather now.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `invalidResponse` for a response without a row.
    func current(
        at coordinate: Coordinate,
        _ options: RequestOptions,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AlertCarrier<CurrentWeather>> {
        try await currents.fetch(
            .oneCall4Current(at: coordinate),
            options: options,
            policy: policy
        ) { (payload: OneCallPageDTO<OneCallRowDTO>, _, units) throws(NetworkError) in
            guard let row = payload.data.first else { throw .decoding(.invalidField(path: "data[0]")) }
            let context = try OneCallContext(payload.place, units: units)
            return AlertCarrier(try context.current(row, at: "data[0]"), alertIDs: payload.data.map(\.alerts))
        }
    }

    /// Returns the minutes.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    func minutes(
        at coordinate: Coordinate,
        _ options: RequestOptions,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AlertCarrier<[MinutePrecipitation]>> {
        try await minutePages.fetch(
            .timeline(.minutes, at: coordinate),
            options: options,
            policy: policy
        ) { (payload: OneCallPageDTO<OneCallMinuteDTO>, _, units) throws(NetworkError) in
            let context = try OneCallContext(payload.place, units: units)
            return AlertCarrier(
                try context.minutes(payload.data, in: "data"),
                alertIDs: payload.data.map(\.alerts)
            )
        }
    }

    /// Returns the rows of an endpoint with hours or quarters of an hour.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    func hours(
        _ endpoint: Endpoint,
        _ options: RequestOptions,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AlertCarrier<[HourlyForecast]>> {
        try await hourPages.fetch(
            endpoint,
            options: options,
            policy: policy
        ) { (payload: OneCallPageDTO<OneCallRowDTO>, _, units) throws(NetworkError) in
            let context = try OneCallContext(payload.place, units: units)
            return AlertCarrier(try context.hours(payload.data, in: "data"), alertIDs: payload.data.map(\.alerts))
        }
    }

    /// Returns the rows of an endpoint with days.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    func days(
        _ endpoint: Endpoint,
        _ options: RequestOptions,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AlertCarrier<[DailyForecast]>> {
        try await dayPages.fetch(
            endpoint,
            options: options,
            policy: policy
        ) { (payload: OneCallPageDTO<OneCallDayDTO>, _, units) throws(NetworkError) in
            let context = try OneCallContext(payload.place, units: units)
            let days = try context.days(payload.data, in: "data", of: .version4)
            return AlertCarrier(days, alertIDs: payload.data.map(\.alerts))
        }
    }

    /// Returns an alert.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `notFound` for an identity that cannot be one.
    func alert(_ id: String, _ policy: FetchPolicy) async throws(WeatherError) -> Fetched<WeatherAlert> {
        guard let endpoint = Endpoint.alert(id: id) else { throw .notFound }
        return try await alerts.fetch(
            endpoint,
            policy: policy
        ) { (payload: OneCallAlertDTO, _, _) throws(NetworkError) in
            try WeatherAlert(payload, id: id)
        }
    }
}
