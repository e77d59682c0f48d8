public import Foundation

/// The directories that the platform assigns for caches and settings.
///
/// On Apple systems these are the app's own directories. An app and its widget share files in the directory of an app
/// group instead: pass its URL to the stores. Other systems follow the XDG base directory specification. Source:
/// <https://specifications.freedesktop.org/basedir-spec/latest/>.
public enum StandardDirectories: Sendable {
    /// Returns the directory for data that can be fetched again, which the system may delete on Apple systems.
    ///
    /// It is in `Library/Caches` on Apple systems, elsewhere in `XDG_CACHE_HOME` or `~/.cache`.
    ///
    /// - Parameters:
    ///   - environment: The environment; not used on Apple systems.
    ///   - name: The name of the product's own directory in it.
    /// - Returns: The directory, which may not exist yet.
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

    /// Returns the directory for the choices of the user.
    ///
    /// It is in `Library/Application Support` on Apple systems, elsewhere in `XDG_CONFIG_HOME` or `~/.config`.
    ///
    /// - Parameters:
    ///   - environment: The environment; not used on Apple systems.
    ///   - name: The name of the product's own directory in it.
    /// - Returns: The directory, which may not exist yet.
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
        // The specification tells programs to ignore relative paths.
        if let path = environment[variable], path.hasPrefix("/") { return URL(filePath: path) }
        if let home = environment["HOME"], home.hasPrefix("/") { return URL(filePath: home).appending(path: fallback) }
        return FileManager.default.homeDirectoryForCurrentUser.appending(path: fallback)
    }
    #endif
}
