import Foundation
import OpenWeatherCaching
import Testing

@Suite("Standard directories")
struct StandardDirectoriesTests {
    #if !canImport(Darwin)
    @Test(arguments: [
        (["XDG_CACHE_HOME": "/x/cache", "XDG_CONFIG_HOME": "/x/config", "HOME": "/h"], "/x/cache", "/x/config"),
        (["HOME": "/h"], "/h/.cache", "/h/.config"),
        (["XDG_CACHE_HOME": "", "XDG_CONFIG_HOME": "relative", "HOME": "/h"], "/h/.cache", "/h/.config"),
    ]
    )
    func `follow the XDG base directory specification`(environment: [String: String], caches: String, settings: String)
    {
        #expect(
            StandardDirectories.caches(environment: environment).path(percentEncoded: false) == caches + "/openweather"
        )
        #expect(
            StandardDirectories.settings(environment: environment, name: "my app").path(percentEncoded: false)
                == settings + "/my app"
        )
    }
    #endif

    @Test
    func `are the users own without an environment`() {
        for directory in [StandardDirectories.caches(environment: [:]), StandardDirectories.settings(environment: [:])]
        {
            #expect(directory.isFileURL)
            #expect(directory.path(percentEncoded: false).hasPrefix("/"))
            #expect(directory.lastPathComponent == "openweather")
        }
    }
}
