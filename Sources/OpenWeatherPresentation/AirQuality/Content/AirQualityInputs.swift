import OpenWeatherCore
import OpenWeatherScreenKit

/// Everything that the content of the air-quality screen is made from.
struct AirQualityInputs: ContentInputs {
    /// The place and the air there.
    let air: PlaceSnapshot<AirQualityParts>
    /// The scale of the index.
    let scale: AirQualityScale
    /// Whether the less common pollutants are shown.
    let showsMore: Bool

    /// Creates the content of the screen.
    func content(in environment: ScreenEnvironment) -> ScreenState<AirQualityContent> {
        let (now, location) = (air.state(of: \.now), air.location)
        if air.place == .none, now.failure == nil { return .idle(.noAirQualityPlace(in: environment)) }
        let formatter = AirQualityFormatter(scale: scale, in: environment)
        return ScreenState(
            now,
            placeholder: .placeholder(location, showsMore: showsMore, formatter),
            failure: { FailureContent(id: AirQualityContent.ID.failure, $0, canSearch: false, in: environment) },
            content: { fetched, failure in
                AirQualityContent(
                    fetched,
                    failure: failure,
                    hours: air.state(of: \.hours),
                    at: location,
                    clock: air.parts.clock.value,
                    showsMore: showsMore,
                    formatter
                )
            }
        )
    }
}
