import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks

/// Returns an app over scripted sources at a path, and the fixture of its screens.
@MainActor
func scripted(_ path: [Route] = [], _ preferences: Preferences = .sample()) -> (OpenWeatherApp, ScreenFixture) {
    let fixture = ScreenFixture(preferences)
    let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
    let app = OpenWeatherApp(
        client: client,
        dependencies: fixture.factory.dependencies,
        savedPath: SavedPath(path)
    )
    return (app, fixture)
}

/// Returns the identity of the model of a screen above home.
@MainActor
func model(_ screen: Screen) -> ObjectIdentifier? {
    screen.dismissible.map { ObjectIdentifier($0) }
}
