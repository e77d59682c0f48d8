import Foundation
import OpenWeatherCaching
import Testing

@Suite("Standard folders")
struct StandardFoldersTests {
    #if !canImport(Darwin)
    @Test(
        "follow the XDG base directory specification",
        arguments: [
            (["XDG_CACHE_HOME": "/x/cache", "XDG_CONFIG_HOME": "/x/config", "HOME": "/h"], "/x/cache", "/x/config"),
            (["HOME": "/h"], "/h/.cache", "/h/.config"),
            (["XDG_CACHE_HOME": "", "XDG_CONFIG_HOME": "relative", "HOME": "/h"], "/h/.cache", "/h/.config"),
        ]
    )
    func followTheXDGBaseDirectorySpecification(environment: [String: String], caches: String, settings: String) {
        #expect(StandardFolders.caches(environment: environment).path(percentEncoded: false) == caches + "/openweather")
        #expect(
            StandardFolders.settings(environment: environment, name: "my app").path(percentEncoded: false)
                == settings + "/my app"
        )
    }
    #endif

    @Test("are the user's own without an environment")
    func areTheUsersOwnWithoutAnEnvironment() {
        for folder in [StandardFolders.caches(environment: [:]), StandardFolders.settings(environment: [:])] {
            #expect(folder.isFileURL)
            #expect(folder.path(percentEncoded: false).hasPrefix("/"))
            #expect(folder.lastPathComponent == "openweather")
        }
    }
}
