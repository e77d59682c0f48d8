#if canImport(WidgetKit) && canImport(SwiftUI) && !os(visionOS) && canImport(AppIntents)
import AppIntents
import Foundation
import OpenWeatherComposition
import OpenWeatherSwiftUI

/// The configuration of a widget: one of the favorites, the device's own place among them, or the current place of the
/// app.
struct SelectPlaceIntent: WeatherWidgetIntent {
    static let title: LocalizedStringResource = "Select a place"

    @Parameter(title: "Place")
    var favorite: FavoriteEntity?

    var place: WidgetPlace { favorite.map { WidgetPlace($0.choice) } ?? .current }
}

/// A favorite of the app as a choice in the configuration of a widget.
struct FavoriteEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let defaultQuery = FavoriteQuery()

    /// The place, or that of the device, which follows the device.
    let choice: PlaceChoice

    var id: String { choice.id.description }

    var displayRepresentation: DisplayRepresentation {
        switch choice {
        case .place(let location): DisplayRepresentation(title: "\(location.name(in: Language(locale: .current)))")
        default: DisplayRepresentation(title: "My location")
        }
    }
}

/// Finds the favorites in the preferences that the app shares.
struct FavoriteQuery: EntityQuery {
    func entities(for identifiers: [FavoriteEntity.ID]) async throws -> [FavoriteEntity] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [FavoriteEntity] {
        guard let store = WidgetComposition.preferences else { return [] }
        return try await store.preferences().favoriteChoices.map { FavoriteEntity(choice: $0) }
    }
}
#endif
