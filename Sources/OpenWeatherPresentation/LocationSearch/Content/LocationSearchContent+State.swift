import OpenWeatherCore
import OpenWeatherScreenKit

extension LocationSearchContent {
    /// Makes the screen from what is known.
    ///
    /// - Parameters:
    ///   - query: The text in the field.
    ///   - search: What was found for it.
    ///   - preferences: The places saved.
    ///   - location: Whether the device can tell its place, and whether it is doing so.
    ///   - failure: What went wrong beside the search.
    ///   - environment: Language, locale and units.
    init(
        query: String,
        search: LoadState<[Location]>,
        preferences: Preferences,
        location: (isAvailable: Bool, isLocating: Bool),
        failure: WeatherError?,
        in environment: ScreenEnvironment
    ) {
        let texts = LocationSearchTexts.texts(in: environment.textLanguage)
        let placeTexts = PlaceTexts.texts(in: environment.textLanguage)
        title = TextContent(id: "search.title", text: texts.title)
        field = SearchFieldContent(id: "search.field", text: query, in: environment)
        useCurrentLocation =
            location.isAvailable
            ? ActionContent(
                id: "search.currentLocation",
                title: placeTexts.useCurrentLocation,
                symbolName: "location",
                hint: texts.currentLocationHint
            ) : nil
        locating = location.isLocating ? TextContent(id: "search.locating", text: placeTexts.locating) : nil
        list = LocationSearchList(search, preferences: preferences, in: environment)
        notice = failure.map { error in
            NoticeContent(
                id: "search.notice",
                kind: error == .offline ? .offline : .failure,
                text: FailureContent(id: "search.notice", error, in: environment).message
            )
        }
        back = ActionContent(
            id: "search.back",
            title: environment.texts.notices.dismiss,
            symbolName: "chevron.backward"
        )
        layoutDirection = environment.layoutDirection
    }
}
