import OpenWeatherCore
public import OpenWeatherScreenKit

extension HomeContent {
    /// A screen that home leads to, in the order in which its buttons stand where all of them stand in one row.
    ///
    /// A tap calls ``HomeViewModel/tapped(_:)``. Where there is little room, three groups of them stand apart: ``top``,
    /// ``primary``, and ``Actions/menu``, beside the name of the place, which is ``Actions/place``.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Destination: Hashable, Sendable, CaseIterable, Identifiable {
        /// The search for places.
        case search
        /// The forecast.
        case forecast
        /// The air quality.
        case airQuality
        /// The map, which not every app has.
        case map
        /// The favorites.
        case favorites
        /// The history.
        case history
        /// The temperature converter.
        case converter
        /// The settings.
        case settings

        /// The identity of the destination, which is the destination itself.
        public var id: Destination { self }

        /// The destinations of the buttons in the bar at the top, beside the name of the place.
        public static let top: [Destination] = [.settings]

        /// The destinations of the buttons below the content, within reach of a thumb.
        public static let primary: [Destination] = [.forecast, .airQuality, .favorites]
    }

    /// The buttons of the home screen, most of which lead to other screens.
    ///
    /// They are available in every state from ``HomeViewModel/actions``.
    public struct Actions: Hashable, Sendable {
        /// The name of the place, as a button for ``HomeViewModel/searchTapped()``; the search while no place is known.
        public let place: ActionContent
        /// The button for ``HomeViewModel/refreshPulled()``.
        public let refresh: ActionContent
        /// The button for ``HomeViewModel/searchTapped()``.
        public let search: ActionContent
        /// The button for ``HomeViewModel/forecastTapped()``.
        public let forecast: ActionContent
        /// The button for ``HomeViewModel/airQualityTapped()``.
        public let airQuality: ActionContent
        /// The button for ``HomeViewModel/mapTapped()``; `nil` in an app without a map.
        public let map: ActionContent?
        /// The button for ``HomeViewModel/favoritesTapped()``.
        public let favorites: ActionContent
        /// The button for ``HomeViewModel/historyTapped()``.
        public let history: ActionContent
        /// The button for ``HomeViewModel/settingsTapped()``.
        public let settings: ActionContent
        /// The button for ``HomeViewModel/converterTapped()``.
        public let converter: ActionContent
        /// The button of the menu with what has no button of its own.
        public let more: ActionContent
        /// The button for ``HomeViewModel/backTapped()``; `nil` on the app's own home screen.
        public let back: ActionContent?

        /// The screens that home leads to, in the order of one row: all of them, or all but the map in an app without one.
        public var destinations: [Destination] { Destination.allCases.filter { $0 != .map || map != nil } }

        /// The destinations in the menu, whose button is ``more``: those without a button of their own.
        public var menu: [Destination] {
            destinations.filter { !Destination.top.contains($0) && !Destination.primary.contains($0) }
        }

        /// Returns the button that leads to a screen; ``more`` for one that is not among the ``destinations``.
        public subscript(destination: Destination) -> ActionContent {
            switch destination {
            case .search: search
            case .forecast: forecast
            case .airQuality: airQuality
            case .map: map ?? more
            case .favorites: favorites
            case .history: history
            case .converter: converter
            case .settings: settings
            }
        }
    }
}

extension HomeContent.Actions {
    /// Creates the buttons in the language of `environment`.
    ///
    /// - Parameters:
    ///   - location: The place that is shown; `nil` while none is known.
    ///   - hasBack: Whether there is a screen to go back to.
    ///   - hasMap: Whether home leads to a map.
    ///   - environment: The language.
    init(at location: Location?, hasBack: Bool, hasMap: Bool, in environment: ScreenEnvironment) {
        let texts = HomeTexts.texts(in: environment)
        func action(_ id: String, _ title: String, _ symbolName: String, _ hint: String) -> ActionContent {
            ActionContent(id: id, title: title, symbolName: symbolName, hint: hint)
        }
        place = ActionContent(
            id: HomeContent.ID.place,
            title: location.map(PlaceFormat(environment).title) ?? SpokenText(texts.search),
            symbolName: "magnifyingglass",
            hint: texts.searchHint
        )
        refresh = .refresh(id: HomeContent.ID.refresh, hint: texts.refreshHint, in: environment)
        search = action(HomeContent.ID.search, texts.search, "magnifyingglass", texts.searchHint)
        forecast = action(HomeContent.ID.forecast, texts.forecast, "calendar", texts.forecastHint)
        airQuality = action(HomeContent.ID.airQuality, texts.airQuality, "aqi.medium", texts.airQualityHint)
        map = hasMap ? action(HomeContent.ID.map, texts.map, "map", texts.mapHint) : nil
        favorites = action(HomeContent.ID.favorites, texts.favorites, "star", texts.favoritesHint)
        history = action(HomeContent.ID.history, texts.history, "clock", texts.historyHint)
        settings = action(HomeContent.ID.settings, texts.settings, "gearshape", texts.settingsHint)
        converter = action(HomeContent.ID.converter, texts.converter, "thermometer.medium", texts.converterHint)
        more = ActionContent(id: HomeContent.ID.more, title: texts.more, symbolName: "ellipsis.circle")
        back = hasBack ? .back(id: HomeContent.ID.back, in: environment) : nil
    }
}
