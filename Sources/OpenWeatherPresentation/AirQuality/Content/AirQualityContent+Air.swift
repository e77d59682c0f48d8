import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension AirQualityContent {
    /// The content for the air at a place, with the failure of the last refresh, if it failed.
    init(
        _ fetched: Fetched<AirQuality>,
        failure: WeatherError?,
        hours: LoadState<Fetched<AirQualityForecast>>,
        at location: Location?,
        clock: PlaceClock?,
        showsMore: Bool,
        _ formatter: AirQualityFormatter
    ) {
        let environment = formatter.environment
        let texts = formatter.texts
        let quality = fetched.value
        let assessment = AirQualityAssessment(of: quality, on: formatter.scale)
        let now = environment.now()
        let time = environment.formats.time(at: clock?.offset(at: quality.date))
        isPlaceholder = false
        name = .place(location, id: ID.name, in: environment)
        scales = formatter.scales
        index = formatter.index(assessment)
        measured = TextContent(id: ID.measured, text: texts.measured(time(quality.date, relativeTo: now)))
        updated = TextContent(
            id: ID.updated,
            text: texts.updated(environment.formats.age(fetched.age(at: now)))
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

    /// The same layout before anything is there; `location` is `nil` before the place is known.
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
