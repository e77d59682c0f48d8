import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherHomeFeature

/// The router of a list of places beside the screens, where a place is chosen and not visited.
///
/// It returns to home and has it select the place, which also says when the choice cannot be saved.
@MainActor
final class PlacesRouter: FavoritesRouting {
    private let home: HomeViewModel
    private let router: AppRouter

    /// Creates a router that shows places on `home`, above which `router` shows the other screens.
    init(home: HomeViewModel, router: AppRouter) {
        self.home = home
        self.router = router
    }

    /// Selects a favorite as the current place and returns to home.
    func showHome(at location: Location) { showHome(for: .place(location), at: location) }

    /// Selects a favorite as the current place, which follows the device where it is the device's own, and returns to
    /// home.
    func showHome(for favorite: PlaceChoice, at location: Location) {
        router.path.removeAll()
        Task { [home] in await home.favoriteTapped(favorite.id) }
    }

    /// Shows the search for places.
    func showSearch() { router.showSearch() }

    /// Does nothing: a list beside the screens stays.
    func dismiss() {}
}
