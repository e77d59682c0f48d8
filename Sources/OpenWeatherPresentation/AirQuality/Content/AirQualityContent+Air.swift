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
        _ wording: AirQualityFormatter
    ) {
        let environment = wording.environment
        let texts = wording.texts
        let quality = fetched.value
        let assessment = AirQualityAssessment(of: quality, on: wording.scale)
        let now = environment.now()
        let time = environment.formats.time(at: clock?.offset(at: quality.date))
        isPlaceholder = false
        name = .place(location, id: ID.name, in: environment)
        scales = wording.scales
        index = wording.index(assessment)
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
        pollutants = wording.rows(of: AirQualityFormatter.pollutants, in: quality)
        morePollutants = wording.more(in: quality, isExpanded: showsMore)
        self.hours = wording.hours(hours, clock: clock)
        bands = wording.bands(current: assessment?.band)
        attribution = AttributionContent(id: ID.attribution, in: environment)
        layoutDirection = environment.layoutDirection
    }

    /// The same layout before anything is there; `location` is `nil` before the place is known.
    static func placeholder(
        _ location: Location?,
        showsMore: Bool,
        _ wording: AirQualityFormatter
    ) -> AirQualityContent {
        AirQualityContent(
            isPlaceholder: true,
            name: .place(location, id: ID.name, in: wording.environment),
            scales: wording.scales,
            index: wording.blankIndex,
            measured: wording.blank(ID.measured),
            updated: wording.blank(ID.updated),
            notice: nil,
            pollutants: wording.rows(of: AirQualityFormatter.pollutants, in: nil),
            morePollutants: wording.more(in: nil, isExpanded: showsMore),
            hours: wording.blankHours,
            bands: wording.bands(current: nil),
            attribution: AttributionContent(id: ID.attribution, in: wording.environment),
            layoutDirection: wording.environment.layoutDirection
        )
    }
}
