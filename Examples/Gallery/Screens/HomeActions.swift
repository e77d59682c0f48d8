import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The buttons of the home screen as HTML, in the groups of its content: the name of the place between the menu and the
/// settings at the top, the screens that are opened most below the content, and everything else in the menu.
enum HomeActions: Sendable {
    /// Returns the bar at the top; `name` is `nil` while no place is known.
    static func bar(_ actions: HomeContent.Actions, name: TextContent?) -> Markup {
        Markup("div", ["class": "bar home-bar"]) {
            Part.menu(actions.more.title) {
                for destination in actions.menu {
                    Part.button(actions[destination], class: "menu-item", to: anchor(of: destination))
                }
                Part.button(actions.refresh, class: "menu-item")
            }
            Markup("h4", ["class": "place", "data-id": name?.id]) {
                Part.button(actions.place, class: "place-link", to: Anchor.search)
            }
            for destination in HomeContent.Destination.top {
                Part.iconButton(actions[destination], to: anchor(of: destination))
            }
        }
    }

    /// Returns the bar below the content, each button with its symbol above its title.
    static func primary(_ actions: HomeContent.Actions) -> Markup {
        Markup("div", ["class": "action-bar"]) {
            for destination in HomeContent.Destination.primary {
                Part.button(actions[destination], class: "tab", to: anchor(of: destination))
            }
        }
    }

    private static func anchor(of destination: HomeContent.Destination) -> String {
        switch destination {
        case .search: Anchor.search
        case .forecast: Anchor.forecast
        case .airQuality: Anchor.airQuality
        case .map: Anchor.map
        case .favorites: Anchor.favorites
        case .history: Anchor.history
        case .converter: Anchor.converter
        case .settings: Anchor.settings
        }
    }
}
