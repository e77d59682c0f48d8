public import OpenWeatherCore

/// The activities that the screens know good times for, and the finder of those times.
///
/// `OpenWeatherComposition` connects those of `OpenWeatherInsights`; an app may give ``ScreenSettings`` its own in their place.
///
/// Screens name the activities `run`, `ride`, `walk`, `laundry`, `stargaze`, and `drone` in the user's language, and any
/// other one by its identifier.
public struct ScreenActivities: Sendable {
    /// The activities in the order in which they are shown.
    public let all: [Activity]

    /// The finder, which sends no request.
    public let finder: any ActivityWindowFinder

    /// Creates the activities of an app; of several with one identifier, the first counts.
    public init(_ activities: [Activity], finder: any ActivityWindowFinder) {
        all = activities.uniqued(on: \.id)
        self.finder = finder
    }

    /// Returns the activities that the user chose; `nil` when they chose none of them.
    func chosen(by preferences: Preferences) -> ScreenActivities? {
        let chosen = all.filter { preferences.activities.contains($0.id) }
        return chosen.isEmpty ? nil : ScreenActivities(chosen, finder: finder)
    }
}
