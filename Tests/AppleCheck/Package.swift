// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The sources of the package by symbolic links, with modules that stand for Apple's. README.md says what it proves.

/// The settings of the package's own targets, word for word those of its manifest.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let screens = [
    "Home", "LocationSearch", "Forecast", "AirQuality", "Map", "Favorites", "History", "Settings", "Converter",
    "Widget",
]

let features = screens.map { "OpenWeather\($0)Feature" }

/// The modules that stand for Apple's, each with those it imports.
let stubs: [(name: String, imports: [String])] = [
    ("UIKit", []),
    ("Accessibility", []),
    ("SwiftUI", ["UIKit", "Accessibility", "AppleCheckMacros"]),
    ("Charts", ["SwiftUI"]),
    ("AppIntents", []),
    ("WidgetKit", ["SwiftUI", "AppIntents"]),
    ("CoreLocation", []),
    ("MapKit", ["CoreLocation", "UIKit"]),
    ("Network", []),
    ("Security", []),
    ("os", []),
    ("WeatherKit", ["CoreLocation"]),
    ("BackgroundTasks", []),
    ("UserNotifications", []),
]

/// The modules that stand for Apple's, by name.
let frameworks = stubs.map(\.name)

extension Target {
    /// A module that stands for one of Apple's.
    ///
    /// Language mode 5 lets a type that is isolated to the main actor have
    /// initializers that are not, as Apple's have.
    static func stub(_ name: String, _ imports: [String]) -> Target {
        .target(
            name: name,
            dependencies: imports.map { .byName(name: $0) },
            path: "Stubs/\(name)",
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
        )
    }

    /// A target of the package, by its folder.
    static func layer(
        _ name: String,
        path: String? = nil,
        exclude: [String] = [],
        resources: [Resource]? = nil,
        _ dependencies: [String]
    ) -> Target {
        .target(
            name: name,
            dependencies: dependencies.map { .byName(name: $0) },
            path: path ?? "Sources/\(name)",
            exclude: exclude,
            resources: resources,
            swiftSettings: strict
        )
    }
}

extension Target {
    /// An example for Apple systems, whose program does nothing here.
    static func app(_ name: String, path: String, _ dependencies: [String]) -> Target {
        .executableTarget(
            name: name,
            dependencies: dependencies.map { .byName(name: $0) },
            path: "Examples/WeatherApp/\(path)",
            swiftSettings: strict
        )
    }
}

/// The package as it ships, up to its views.
let layers: [Target] =
    [
        .layer("OpenWeatherCore", []),
        .layer("OpenWeatherNetworking", exclude: ["PrivacyInfo.xcprivacy"], ["OpenWeatherCore"]),
        .layer("OpenWeatherCaching", exclude: ["PrivacyInfo.xcprivacy"], ["OpenWeatherCore"]),
        .layer("OpenWeatherInsights", ["OpenWeatherCore"]),
        .layer("OpenWeatherScreenKit", path: "Sources/OpenWeatherPresentation/ScreenKit", ["OpenWeatherCore"]),
        .layer("OpenWeather", ["OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherCaching"]),
        .layer("OpenWeatherExtras", ["OpenWeatherCore", "OpenWeatherNetworking", "OpenWeather"]),
        .layer(
            "OpenWeatherMaps",
            ["OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherCaching", "OpenWeather", "MapKit"]
        ),
        .layer(
            "OpenWeatherMocks",
            path: "Sources/OpenWeatherMocks/Data",
            ["OpenWeatherCore", "OpenWeatherNetworking"]
        ),
        .layer(
            "OpenWeatherPresentation",
            path: "Sources/OpenWeatherPresentation/Navigation",
            ["OpenWeatherCore", "OpenWeatherScreenKit"] + features
        ),
        .layer(
            "OpenWeatherComposition",
            [
                "OpenWeatherCore", "OpenWeatherInsights", "OpenWeather", "OpenWeatherExtras", "OpenWeatherMaps",
                "OpenWeatherPresentation",
            ]
        ),
        .layer(
            "OpenWeatherScreenMocks",
            path: "Sources/OpenWeatherMocks/Screens",
            [
                "OpenWeatherCore", "OpenWeatherMocks", "OpenWeatherScreenKit", "OpenWeatherPresentation",
                "OpenWeatherComposition",
            ]
        ),
        .layer("OpenWeatherTestSupport", path: "Support", ["OpenWeatherCore"]),
        .layer("OpenWeatherTestWatch", path: "Watch", ["OpenWeatherCore"]),
    ]
    + screens.map {
        .layer(
            "OpenWeather\($0)Feature",
            path: "Sources/OpenWeatherPresentation/\($0)",
            ["OpenWeatherCore", "OpenWeatherScreenKit"]
        )
    }

/// Everything that the package's modules for Apple systems may import of the package.
let below =
    [
        "OpenWeather", "OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherCaching", "OpenWeatherMaps",
        "OpenWeatherScreenKit", "OpenWeatherPresentation", "OpenWeatherComposition",
    ] + features

/// The doubles, for previews and tests.
let doubles = ["OpenWeatherMocks", "OpenWeatherScreenMocks"]

/// The package's modules for Apple systems.
let modules = ["OpenWeatherSwiftUI", "OpenWeatherApple", "OpenWeatherIcons"]

let package = Package(
    name: "AppleCheck",
    platforms: [.iOS(.v17), .macOS(.v14), .watchOS(.v10), .tvOS(.v17), .visionOS(.v1)],
    targets: layers
        + stubs.map { .stub($0.name, $0.imports) }
        + [
            .layer(
                "OpenWeatherIcons",
                resources: [.copy("WeatherIcons.xcassets")],
                ["OpenWeatherCore", "OpenWeatherScreenKit", "SwiftUI"]
            ),
            .layer(
                "OpenWeatherSwiftUI",
                below + ["SwiftUI", "Accessibility", "Charts", "WidgetKit", "AppIntents", "MapKit"]
            ),
            .layer(
                "OpenWeatherApple",
                below + [
                    "CoreLocation", "Network", "Security", "os", "WeatherKit", "BackgroundTasks", "UserNotifications",
                ]
            ),
        ]
        + [
            .app(
                "WeatherApp",
                path: "App",
                below + doubles + modules + [
                    "SwiftUI", "WidgetKit", "AppIntents", "BackgroundTasks", "UserNotifications",
                ]
            ),
            .app(
                "WeatherAppWidgets",
                path: "Widgets",
                below + doubles + modules + ["SwiftUI", "WidgetKit", "AppIntents"]
            ),
        ]
        + ["WeatherScreens", "TwoCities", "LayeredWeather", "DeviceForecast", "TemperatureWidget"]
        .map { .layer($0, path: "Apps/\($0)", below + modules + ["SwiftUI"]) }
        + [
            .macro(name: "AppleCheckMacros", path: "MacroPlugin"),
            .target(name: "StubHost", dependencies: ["SwiftUI"], path: "Host", swiftSettings: strict),
            .testTarget(
                name: "AppleCheckTests",
                dependencies: (["StubHost", "WeatherApp", "OpenWeatherTestSupport", "OpenWeatherTestWatch"] + below
                    + doubles + frameworks
                    + modules)
                    .map { .byName(name: $0) },
                path: "Tests",
                // Testing has an overlay for Apple's UIKit, which is not here.
                swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
            ),
        ],
    swiftLanguageModes: [.v6]
)
