// swift-tools-version: 6.2
import PackageDescription

// A package of its own, which uses OpenWeather as any other does. README.md says what it shows.

let package = Package(
    name: "SourceApps",
    platforms: [.macOS(.v14), .iOS(.v17)],
    // `.ci/source-apps` names the copy that the gates have compiled.
    dependencies: [.package(name: "OpenWeather", path: Context.environment["OPENWEATHER_PACKAGE"] ?? "../..")],
    targets: [
        "WeatherScreens", "TwoCities", "LayeredWeather", "DeviceForecast", "TemperatureWidget",
    ]
    .flatMap { app -> [Target] in
        [
            .target(
                name: app,
                dependencies: [
                    .product(name: "OpenWeatherComposition", package: "OpenWeather"),
                    .product(name: "OpenWeatherSwiftUI", package: "OpenWeather"),
                ],
                swiftSettings: strict
            ),
            .testTarget(
                name: "\(app)Tests",
                dependencies: [.byName(name: app), .product(name: "OpenWeatherMocks", package: "OpenWeather")],
                swiftSettings: strict
            ),
        ]
    },
    swiftLanguageModes: [.v6]
)

var strict: [SwiftSetting] {
    [.treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility")]
}
