#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS) && canImport(AppIntents)
import AppIntents
import OpenWeatherComposition
import OpenWeatherSwiftUI

/// The configuration of a widget: one of the favorites, or the current place of the app.
struct SelectPlaceIntent: WeatherWidgetIntent {
    static let title: LocalizedStringResource = "Select a place"

    @Parameter(title: "Place")
    var favorite: FavoriteEntity?

    var place: WidgetPlace { favorite.map { .location($0.location) } ?? .current }
}

/// A favorite of the app as a choice in the configuration of a widget.
struct FavoriteEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let defaultQuery = FavoriteQuery()

    /// The place.
    let location: Location

    var id: String { location.id.description }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(location.name)") }
}

/// Finds the favorites in the preferences that the app shares.
struct FavoriteQuery: EntityQuery {
    func entities(for identifiers: [FavoriteEntity.ID]) async throws -> [FavoriteEntity] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [FavoriteEntity] {
        guard let store = WidgetComposition.shared?.makePreferencesStore() else { return [] }
        return try await store.preferences().favorites.map { FavoriteEntity(location: $0) }
    }
}
#endif
