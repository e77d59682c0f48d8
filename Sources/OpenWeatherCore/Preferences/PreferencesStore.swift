/// A store of what the user chose.
///
/// A change is read, made and written as one step, so that an app and its widget never lose each other's changes.
public protocol PreferencesStore: Sendable {
    /// What is stored; defaults when nothing is.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    func preferences() async throws(WeatherError) -> Preferences

    /// Changes what is stored and returns the result.
    ///
    /// - Throws: ``WeatherError/storage(_:)``; what was stored before is then still stored.
    @discardableResult
    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences

    /// What is stored now, then every later state, also of other processes where the store can see them.
    func changes() -> AsyncStream<Preferences>
}
