public import Foundation

/// Where the platform wants things to be kept.
///
/// On Apple systems these are the app's own folders; an app and its widget share files in an app group's folder
/// instead, which only they know. Elsewhere the XDG base directory specification rules.
/// Source: <https://specifications.freedesktop.org/basedir-spec/latest/>.
public enum StandardDirectories: Sendable {
    /// The folder for what can be fetched again: `Library/Caches`, or `XDG_CACHE_HOME`, or `~/.cache`.
    ///
    /// - Parameters:
    ///   - environment: The environment; not asked on Apple systems.
    ///   - name: The product's own folder within it.
    /// - Returns: The folder, which may not exist yet.
    public static func caches(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        name: String = "openweather"
    ) -> URL {
        #if canImport(Darwin)
        URL.cachesDirectory.appending(path: name)
        #else
        directory(environment, variable: "XDG_CACHE_HOME", fallback: ".cache").appending(path: name)
        #endif
    }

    /// The folder for what the user chose: `Library/Application Support`, or `XDG_CONFIG_HOME`, or `~/.config`.
    ///
    /// - Parameters:
    ///   - environment: The environment; not asked on Apple systems.
    ///   - name: The product's own folder within it.
    /// - Returns: The folder, which may not exist yet.
    public static func settings(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        name: String = "openweather"
    ) -> URL {
        #if canImport(Darwin)
        URL.applicationSupportDirectory.appending(path: name)
        #else
        directory(environment, variable: "XDG_CONFIG_HOME", fallback: ".config").appending(path: name)
        #endif
    }

    #if !canImport(Darwin)
    private static func directory(_ environment: [String: String], variable: String, fallback: String) -> URL {
        // The specification has relative paths ignored.
        if let path = environment[variable], path.hasPrefix("/") { return URL(filePath: path) }
        if let home = environment["HOME"], home.hasPrefix("/") { return URL(filePath: home).appending(path: fallback) }
        return FileManager.default.homeDirectoryForCurrentUser.appending(path: fallback)
    }
    #endif
}
