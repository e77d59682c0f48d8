public import OpenWeatherScreenKit

/// The search screen as it is shown.
public struct LocationSearchContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// The field to type into; what is typed goes to ``LocationSearchViewModel/queryChanged(text:)``.
    public let field: SearchFieldContent
    /// The button for ``LocationSearchViewModel/useCurrentLocationTapped()``; `nil` where the device has no place.
    public let useCurrentLocation: ActionContent?
    /// Says that the device looks for its place; `nil` while it does not.
    public let locating: TextContent?
    /// What is listed.
    public let list: LocationSearchList
    /// A remark about something that failed; nothing that is listed is lost by it.
    public let notice: NoticeContent?
    /// The button for ``LocationSearchViewModel/backTapped()``.
    public let back: ActionContent
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection
}
