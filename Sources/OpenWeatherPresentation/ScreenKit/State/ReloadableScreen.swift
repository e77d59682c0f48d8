/// A screen that can load again when something outside of it changed.
///
/// The router calls it on the screen below one that was dismissed, which may have changed the place or the settings.
@MainActor
public protocol ReloadableScreen: AnyObject {
    /// Reads the settings and the place again, and loads their data; the cache is used while it is fresh.
    func reload() async
}
