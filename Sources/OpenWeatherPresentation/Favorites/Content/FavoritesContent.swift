public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The content of the favorites screen, ready to display.
///
/// ``FavoritesViewModel/state`` computes it. All texts are in the user's language and units, and identifiers are the same
/// in every language.
public struct FavoritesContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// The favorites, or the card in their place.
    public let list: List
    /// A notice that the list could not be read or changed, which leaves the rows as they are; `nil` when there is none.
    public let notice: NoticeContent?
    /// The button for ``FavoritesViewModel/retryTapped()``; `nil` unless some rows could not be loaded.
    public let retry: ActionContent?
    /// The button for ``FavoritesViewModel/refreshPulled()``; `nil` while there are no rows.
    public let refresh: ActionContent?
    /// The button for ``FavoritesViewModel/backTapped()``.
    public let back: ActionContent
    /// The provider of the data; `nil` until some weather is shown.
    public let attribution: AttributionContent?
    /// The reading direction of the screen.
    public let layoutDirection: TextDirection
}

extension FavoritesContent {
    /// The list of the favorites screen in each of its states.
    ///
    /// ``rows`` gives the rows in any state.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum List: Hashable, Sendable {
        /// The favorites have not been read yet: a progress text.
        case loading(TextContent)
        /// There are no favorites: a card with a button for ``FavoritesViewModel/searchTapped()``.
        case empty(PromptContent)
        /// The favorites in the order of the user.
        case rows([Row])
        /// The favorites could not be read; ``FavoritesViewModel/retryTapped()`` reads them again.
        case failed(FailureContent)

        /// The rows; empty when the list shows something else.
        public var rows: [Row] {
            guard case .rows(let rows) = self else { return [] }
            return rows
        }
    }

    /// A favorite place with the weather there.
    ///
    /// Its identity is that of the place, so a row keeps it while the list changes around it. The first row may be the
    /// device's own place, which follows the device; its subtitle names where that is.
    public struct Row: Hashable, Sendable, Identifiable {
        /// The identity of the place; ``/OpenWeatherCore/LocationID/device`` for the device's own.
        public let id: LocationID
        /// The place, with the weather in its accessibility value; a tap calls ``FavoritesViewModel/favoriteTapped(_:)``.
        public let place: PlaceContent
        /// The weather, as far as it is known.
        public let weather: WeatherState
        /// The button for ``FavoritesViewModel/removeTapped(_:)``.
        public let remove: ActionContent
        /// The button that moves the row up by one position; `nil` in the first row.
        ///
        /// It calls ``FavoritesViewModel/favoriteMoved(from:to:)``, as dragging does.
        public let moveUp: ActionContent?
        /// The button that moves the row down by one position; `nil` in the last row.
        public let moveDown: ActionContent?

        /// A Boolean value that indicates whether the place is the device's own.
        public var isDevice: Bool { id == .device }
    }

    /// The weather of a row in each of its states.
    ///
    /// Rows load by themselves: one city that fails leaves the others as they are.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum WeatherState: Hashable, Sendable {
        /// The weather is being loaded; `previous` is what was shown before, or `nil` when there is none.
        case loading(previous: Weather?)
        /// The weather; its ``Weather/notice`` says when it is not up to date.
        case loaded(Weather)
        /// The weather could not be loaded, and there is none from before.
        case failed(NoticeContent)

        /// The weather to show; `nil` when none is known.
        public var weather: Weather? {
            switch self {
            case .loading(let previous): previous
            case .loaded(let weather): weather
            case .failed: nil
            }
        }

        /// A Boolean value that indicates whether the weather is being loaded.
        public var isLoading: Bool {
            guard case .loading = self else { return false }
            return true
        }

        /// The remark on the weather: that it is not up to date, or why there is none; `nil` for any other weather.
        package var notice: NoticeContent? {
            guard case .failed(let notice) = self else { return weather?.notice }
            return notice
        }
    }

    /// The present weather at a favorite.
    public struct Weather: Hashable, Sendable {
        /// The temperature, for example `12°`.
        public let temperature: TextContent
        /// The icon of the primary condition.
        public let icon: ConditionIcon
        /// The names of the conditions, the primary one first.
        public let condition: TextContent
        /// A remark that the weather is not up to date, with its age; `nil` when it is.
        public let notice: NoticeContent?
    }
}
