import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

extension AirQualityContent {
    /// Creates the content for the air at a place.
    ///
    /// - Parameters:
    ///   - fetched: The air now.
    ///   - failure: The failure of the last refresh; `nil` when it succeeded.
    ///   - past: The air of the past day, from which the index of the US EPA is computed; `nil` when it is not known.
    ///   - hours: The state of the coming hours.
    ///   - location: The place.
    ///   - clock: The clocks of the place; `nil` when they are not known, so that times are in UTC.
    ///   - showsMore: Whether the less common pollutants are shown.
    ///   - formatter: The formatter for the scale and the language.
    init(
        _ fetched: Fetched<AirQuality>,
        failure: WeatherError?,
        past: AirQualityHistory? = nil,
        hours: LoadState<Fetched<AirQualityForecast>>,
        at location: Location?,
        clock: PlaceClock?,
        showsMore: Bool,
        _ formatter: AirQualityFormatter
    ) {
        let environment = formatter.environment
        let texts = formatter.texts
        let quality = fetched.value
        let means = formatter.scale == .usEPA ? past?.usEPAAssessment(through: quality.date) : nil
        let assessment = means ?? AirQualityAssessment(of: quality, on: formatter.scale)
        let now = environment.now()
        let time = environment.formats.time(at: clock?.offset(at: quality.date))
        isPlaceholder = false
        name = .place(location, id: ID.name, in: environment)
        scales = formatter.scales
        index = formatter.index(assessment)
        measured = TextContent(id: ID.measured, text: texts.measured(time(quality.date, relativeTo: now)))
        updated = TextContent(
            id: ID.updated,
            text: texts.updated(environment.formats.age(fetched.age(at: now))),
            traits: .updatesFrequently
        )
        self.fetched = .fetchTime(
            of: fetched,
            at: clock?.offset(at: fetched.fetchedAt),
            id: ID.fetched,
            in: environment
        )
        notice = NoticeContent(
            id: ID.notice,
            about: fetched,
            failure: failure,
            isOffline: false,
            in: environment
        )
        pollutants = formatter.rows(of: AirQualityFormatter.pollutants, in: quality)
        morePollutants = formatter.more(in: quality, isExpanded: showsMore)
        self.hours = formatter.hours(hours, clock: clock)
        bands = formatter.bands(current: assessment?.band)
        attribution = AttributionContent(id: ID.attribution, source: fetched.source, in: environment)
        layoutDirection = environment.layoutDirection
    }

    /// Creates the content of values that your app has loaded itself, for parts of the screen on one of your own.
    ///
    /// - Parameters:
    ///   - air: The air now, as a client or a repository returned it.
    ///   - past: The air of the 24 hours before, from which the index of the US EPA is computed; without it or with too few
    ///     hours, that index is an estimate from the present hour. The note beside it says which.
    ///   - hours: The air over the coming hours; `nil` leaves the chart without values.
    ///   - location: The place.
    ///   - offset: The difference of the place's clocks from UTC, which a response about its weather has; `nil` for times
    ///     in UTC.
    ///   - scale: The scale of the index.
    ///   - environment: The language and the time.
    public init(
        _ air: Fetched<AirQuality>,
        past: Fetched<AirQualityHistory>? = nil,
        hours: Fetched<AirQualityForecast>? = nil,
        at location: Location,
        offset: UTCOffset? = nil,
        on scale: AirQualityScale = .openWeather,
        in environment: ScreenEnvironment
    ) {
        self.init(
            air,
            failure: nil,
            past: past?.value,
            hours: hours.map { .loaded($0) } ?? .idle,
            at: location,
            clock: offset.map { PlaceClock(offset: $0, date: air.value.date) },
            showsMore: false,
            AirQualityFormatter(scale: scale, in: environment)
        )
    }

    /// Returns the layout without values; `location` is `nil` before the place is known.
    static func placeholder(
        _ location: Location?,
        showsMore: Bool,
        _ formatter: AirQualityFormatter
    ) -> AirQualityContent {
        AirQualityContent(
            isPlaceholder: true,
            name: .place(location, id: ID.name, in: formatter.environment),
            scales: formatter.scales,
            index: formatter.blankIndex,
            measured: formatter.blank(ID.measured),
            updated: formatter.blank(ID.updated),
            fetched: nil,
            notice: nil,
            pollutants: formatter.rows(of: AirQualityFormatter.pollutants, in: nil),
            morePollutants: formatter.more(in: nil, isExpanded: showsMore),
            hours: formatter.blankHours,
            bands: formatter.bands(current: nil),
            attribution: nil,
            layoutDirection: formatter.environment.layoutDirection
        )
    }
}

extension PromptContent {
    /// Returns the card of an air-quality screen for which no place is selected.
    static func noAirQualityPlace(in environment: ScreenEnvironment) -> PromptContent {
        let texts = AirQualityTexts.texts(in: environment)
        return .noPlace(
            id: AirQualityContent.ID.noLocation,
            message: texts.noLocationMessage,
            in: environment
        )
    }
}
