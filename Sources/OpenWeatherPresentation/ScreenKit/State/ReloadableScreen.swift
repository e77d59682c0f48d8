/// A screen that can be asked to read settings, place and data anew, for example when another screen was dismissed.
@MainActor
public protocol ReloadableScreen: AnyObject {
    /// Reads the settings and the place again and loads what they ask for, from the cache while it is fresh.
    func reload() async
}
