/// The way out of the settings.
@MainActor
public protocol SettingsRouting: AnyObject {
    /// Goes back.
    func dismiss()
}
