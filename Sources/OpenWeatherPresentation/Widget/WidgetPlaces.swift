public import Foundation
public import OpenWeatherCore

/// The places that a widget shows by turns: the current place, and then each favorite.
///
/// A button of the widget calls ``showNext()`` in an intent, and ``WidgetTimelineProvider`` shows the place that it
/// reached. The place of the app stays as it is, and no request is sent: the timeline that the system asks for after the
/// intent costs what any timeline costs.
///
/// The intent and the timeline may run in two processes, so that nothing is kept in memory. Pass two closures that keep a
/// few bytes where both find them. Bytes that name no favorite count as the current place.
public struct WidgetPlaces: Sendable {
    private let preferences: any PreferencesStore
    private let load: @Sendable () -> Data?
    private let save: @Sendable (Data) -> Void

    /// Creates the places of a widget.
    ///
    /// - Parameters:
    ///   - preferences: The store of the current place and the favorites.
    ///   - load: A closure that returns the bytes saved last, or `nil` when there are none.
    ///   - save: A closure that saves the bytes.
    public init(
        preferences: any PreferencesStore,
        load: @escaping @Sendable () -> Data?,
        save: @escaping @Sendable (Data) -> Void
    ) {
        self.preferences = preferences
        self.load = load
        self.save = save
    }

    /// Shows the place after the one that is shown; the current place comes after the last favorite.
    ///
    /// Nothing changes when the preferences cannot be read or there is only one place.
    public func showNext() async {
        guard let preferences = try? await preferences.preferences() else { return }
        let favorites = Self.favorites(of: preferences)
        let shown = favorites.firstIndex { Self.name(of: $0) == stored }
        let next = favorites[(shown.map { $0 + 1 } ?? 0)...].first
        save(next.map { Self.name(of: $0) } ?? Data())
    }

    /// Returns the place that is shown, which is the current one when a favorite that was shown is none any more.
    func shown(_ preferences: Preferences) -> WidgetPlace {
        let name = stored
        return Self.favorites(of: preferences).first { Self.name(of: $0) == name }.map { WidgetPlace($0) } ?? .current
    }

    /// Returns the place that is shown; the current one when the preferences cannot be read.
    func shown() async -> WidgetPlace {
        (try? await preferences.preferences()).map { shown($0) } ?? .current
    }

    /// Returns whether there is another place to show.
    static func hasNext(_ preferences: Preferences) -> Bool { !favorites(of: preferences).isEmpty }

    private var stored: Data { load() ?? Data() }

    /// Returns the favorites that are not the current place, in the user's order.
    private static func favorites(of preferences: Preferences) -> [PlaceChoice] {
        preferences.favoriteChoices.filter { $0.id != preferences.choice?.id }
    }

    private static func name(of choice: PlaceChoice) -> Data { Data(choice.id.description.utf8) }
}
