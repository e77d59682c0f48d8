public import OpenWeatherScreenKit

extension WidgetContent {
    /// The buttons of a widget, in words.
    ///
    /// Give each an intent of your own: a widget runs nothing else.
    public struct Actions: Hashable, Sendable {
        /// The button that requests a new timeline.
        ///
        /// Weather that is fresh in the cache is shown again without a request, however often the user taps.
        public let refresh: ActionContent
        /// The button that shows the next place; `nil` without ``WidgetPlaces``, and when there is no other place.
        public let nextPlace: ActionContent?
    }
}

extension WidgetContent.Actions {
    /// Creates the buttons of a size; returns `nil` for one that has no room for buttons.
    init?(_ family: WidgetSize, hasNextPlace: Bool, _ formatter: WidgetFormatter) {
        guard family == .medium || family == .large else { return nil }
        refresh = ActionContent(
            id: WidgetContent.ID.refresh,
            title: formatter.environment.texts.notices.refresh,
            symbolName: "arrow.clockwise"
        )
        nextPlace =
            hasNextPlace
            ? ActionContent(
                id: WidgetContent.ID.nextPlace,
                title: formatter.texts.nextPlace,
                symbolName: "chevron.forward"
            ) : nil
    }
}
