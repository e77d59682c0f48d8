// swift-tools-version: 6.2
import PackageDescription

/// Whether warnings are errors: where the gates ask for it, and never for a package that depends on this one.
///
/// Xcode and SwiftPM's new build system compile a dependency with `-suppress-warnings`, which rules `-warnings-as-errors`
/// out, so a manifest that always has it cannot be added by its address.
let treatsWarningsAsErrors = Context.environment["OPENWEATHER_WARNINGS_AS_ERRORS"] == "1"

/// The settings of every target: Swift 6, all upcoming features, and warnings as errors where the gates ask for it.
let strict: [SwiftSetting] =
    (treatsWarningsAsErrors ? [.treatAllWarnings(as: .error)] : []) + [
        .enableUpcomingFeature("ExistentialAny"),  // SE-0335
        .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
        .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
        .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
        .enableUpcomingFeature("ImmutableWeakCaptures"),  // SE-0481
    ]

/// What becomes of a privacy manifest, which only the App Store reads.
///
/// A Mac builds apps, so there it is a resource. Elsewhere it is left out: a module with a resource gets a bundle,
/// which a program on Linux would need beside it.
#if os(macOS)
let privacyManifest: (exclude: [String], resources: [Resource]) = ([], [.copy("PrivacyInfo.xcprivacy")])
#else
let privacyManifest: (exclude: [String], resources: [Resource]) = (["PrivacyInfo.xcprivacy"], [])
#endif

/// What becomes of the icons: as the manifest of privacy, a resource where apps are built and left out elsewhere.
#if os(macOS)
let icons: (exclude: [String], resources: [Resource]) = ([], [.process("WeatherIcons.xcassets")])
#else
let icons: (exclude: [String], resources: [Resource]) = (["WeatherIcons.xcassets"], [])
#endif

/// The screens, each a module of its own.
let screens = [
    "Home", "LocationSearch", "Forecast", "AirQuality", "Map", "Favorites", "History", "Settings", "Converter",
    "Widget",
]

/// The name of a screen's module.
func featureName(of screen: String) -> String { "OpenWeather\(screen)Feature" }

extension Target {
    /// A library layer; its folder is named after it unless `path` says otherwise.
    static func layer(
        _ name: String,
        path: String? = nil,
        hasPrivacyManifest: Bool = false,
        _ dependencies: Dependency...
    ) -> Target {
        .target(
            name: name,
            dependencies: dependencies,
            path: path,
            exclude: hasPrivacyManifest ? privacyManifest.exclude : [],
            resources: hasPrivacyManifest ? privacyManifest.resources : nil,
            swiftSettings: strict
        )
    }

    /// A module of one screen, which knows the domain and the display building blocks and nothing else.
    static func feature(_ screen: String) -> Target {
        .layer(
            featureName(of: screen),
            path: "Sources/OpenWeatherPresentation/\(screen)",
            "OpenWeatherCore",
            "OpenWeatherScreenKit"
        )
    }

    /// The tests of one screen, with the doubles of its neighbours.
    static func featureTests(_ screen: String) -> Target {
        .tests(
            of: featureName(of: screen),
            "OpenWeatherCore",
            "OpenWeatherScreenKit",
            "OpenWeatherMocks",
            "OpenWeatherScreenMocks",
            "OpenWeatherPresentation"
        )
    }

    /// Tests of everything together.
    static func appTests(_ name: String) -> Target {
        let factory = [
            "OpenWeather", "OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherCaching", "OpenWeatherCurl",
            "OpenWeatherCities", "OpenWeatherStations", "OpenWeatherMaps", "OpenWeatherExtras", "OpenWeatherInsights",
            "OpenWeatherScreenKit", "OpenWeatherPresentation", "OpenWeatherComposition",
            "OpenWeatherSwiftUI",
            "OpenWeatherMocks", "OpenWeatherScreenMocks", "OpenWeatherTestSupport", "OpenWeatherTestWatch",
        ]
        return .testTarget(
            name: name,
            dependencies: (factory + screens.map(featureName)).map { .target(name: $0) },
            swiftSettings: strict
        )
    }

    /// The code that examples share.
    static func exampleLibrary(_ name: String, path: String, _ dependencies: Dependency...) -> Target {
        .target(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
    }

    /// An example that can be run; `exclude` names its files that are not Swift.
    static func example(_ name: String, _ dependencies: Dependency..., exclude: [String] = []) -> Target {
        .example(name, dependencies, exclude: exclude)
    }

    /// An example that can be run.
    private static func example(_ name: String, _ dependencies: [Dependency], exclude: [String] = []) -> Target {
        .executableTarget(
            name: name,
            dependencies: ["ExampleSupport"] + dependencies,
            path: "Examples/\(name)",
            exclude: exclude,
            swiftSettings: strict
        )
    }

    /// The example of one screen.
    static func screenExample(_ screen: String, _ dependencies: Dependency...) -> Target {
        .example(
            "\(screen)Example",
            ["ExampleScreens", "OpenWeatherCore", "OpenWeatherScreenKit", .byName(name: featureName(of: screen))]
                + dependencies
        )
    }

    /// The tests of one layer.
    static func tests(of name: String, _ dependencies: Dependency...) -> Target {
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.byName(name: name), "OpenWeatherTestSupport", "OpenWeatherTestWatch"] + dependencies,
            swiftSettings: strict
        )
    }
}

let package = Package(
    name: "OpenWeather",
    platforms: [.iOS(.v17), .macOS(.v14), .watchOS(.v10), .tvOS(.v17), .visionOS(.v1)],
    products: [
        .library(name: "OpenWeatherCore", targets: ["OpenWeatherCore"]),
        .library(name: "OpenWeatherNetworking", targets: ["OpenWeatherNetworking"]),
        .library(name: "OpenWeatherCaching", targets: ["OpenWeatherCaching"]),
        .library(
            name: "OpenWeatherPresentation",
            targets: ["OpenWeatherPresentation", "OpenWeatherScreenKit"] + screens.map(featureName)
        ),
        .library(name: "OpenWeather", targets: ["OpenWeather"]),
        .library(name: "OpenWeatherCities", targets: ["OpenWeatherCities"]),
        .library(name: "OpenWeatherStations", targets: ["OpenWeatherStations"]),
        .library(name: "OpenWeatherMaps", targets: ["OpenWeatherMaps"]),
        .library(name: "OpenWeatherExtras", targets: ["OpenWeatherExtras"]),
        .library(name: "OpenWeatherInsights", targets: ["OpenWeatherInsights"]),
        .library(name: "OpenWeatherComposition", targets: ["OpenWeatherComposition"]),
        .library(name: "OpenWeatherCurl", targets: ["OpenWeatherCurl"]),
        .library(name: "OpenWeatherSwiftUI", targets: ["OpenWeatherSwiftUI"]),
        .library(name: "OpenWeatherApple", targets: ["OpenWeatherApple"]),
        .library(name: "OpenWeatherIcons", targets: ["OpenWeatherIcons"]),
        .library(name: "OpenWeatherMocks", targets: ["OpenWeatherMocks", "OpenWeatherScreenMocks"]),
        // The commands that are installed, and the examples that they are.
        .executable(name: "owm", targets: ["QueryExample"]),
        .executable(name: "QueryExample", targets: ["QueryExample"]),
        .executable(name: "owm-mcp", targets: ["AssistantServer"]),
        .executable(name: "owm-exporter", targets: ["WeatherExporter"]),
        .executable(name: "owm-terminal", targets: ["WeatherTerminal"]),
        .executable(name: "WeatherTerminal", targets: ["WeatherTerminal"]),
    ],
    targets: [
        // Floor 0
        .layer("OpenWeatherCore"),
        .target(name: "OpenWeatherCurlCalls", path: "Sources/OpenWeatherCurl/Calls"),

        // Floor 1
        .layer("OpenWeatherNetworking", hasPrivacyManifest: true, "OpenWeatherCore"),
        .layer("OpenWeatherCaching", hasPrivacyManifest: true, "OpenWeatherCore"),
        .layer("OpenWeatherInsights", "OpenWeatherCore"),
        .layer("OpenWeatherScreenKit", path: "Sources/OpenWeatherPresentation/ScreenKit", "OpenWeatherCore"),

        // Floor 2
        .layer("OpenWeather", "OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherCaching"),
        .layer("OpenWeatherCities", "OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherCaching"),
        .layer("OpenWeatherApple", "OpenWeatherCore", "OpenWeatherNetworking"),
        .layer(
            "OpenWeatherCurl",
            path: "Sources/OpenWeatherCurl/Transport",
            "OpenWeatherCore",
            "OpenWeatherNetworking",
            "OpenWeatherCurlCalls"
        ),
        .target(
            name: "OpenWeatherIcons",
            dependencies: ["OpenWeatherCore", "OpenWeatherScreenKit"],
            exclude: icons.exclude,
            resources: icons.resources,
            swiftSettings: strict
        ),
        .layer(
            "OpenWeatherMocks",
            path: "Sources/OpenWeatherMocks/Data",
            "OpenWeatherCore",
            "OpenWeatherNetworking"
        ),

        // Floor 3
        .layer(
            "OpenWeatherMaps",
            "OpenWeatherCore",
            "OpenWeatherNetworking",
            "OpenWeatherCaching",
            "OpenWeather"
        ),
        .layer("OpenWeatherExtras", "OpenWeatherCore", "OpenWeatherNetworking", "OpenWeather"),
        .layer(
            "OpenWeatherStations",
            "OpenWeatherCore",
            "OpenWeatherNetworking",
            "OpenWeatherCaching",
            "OpenWeather"
        ),
        .target(
            name: "OpenWeatherPresentation",
            dependencies: ["OpenWeatherCore", "OpenWeatherScreenKit"]
                + screens.map { .target(name: featureName(of: $0)) },
            path: "Sources/OpenWeatherPresentation/Navigation",
            swiftSettings: strict
        ),

        // Floor 4
        .layer(
            "OpenWeatherComposition",
            "OpenWeatherCore",
            "OpenWeatherInsights",
            "OpenWeather",
            "OpenWeatherExtras",
            "OpenWeatherMaps",
            "OpenWeatherPresentation"
        ),

        // Floor 5
        .layer(
            "OpenWeatherScreenMocks",
            path: "Sources/OpenWeatherMocks/Screens",
            "OpenWeatherCore",
            "OpenWeatherMocks",
            "OpenWeatherScreenKit",
            "OpenWeatherPresentation",
            "OpenWeatherComposition"
        ),
        .target(
            name: "OpenWeatherSwiftUI",
            dependencies: [
                "OpenWeatherCore", "OpenWeatherMaps", "OpenWeatherScreenKit", "OpenWeatherPresentation",
                "OpenWeatherComposition",
            ] + screens.map { .target(name: featureName(of: $0)) },
            swiftSettings: strict
        ),

        // Floor 6
        .exampleLibrary(
            "ExampleSupport",
            path: "Examples/Support",
            "OpenWeather",
            "OpenWeatherCore",
            "OpenWeatherNetworking",
            "OpenWeatherMocks"
        ),
        .exampleLibrary(
            "ExampleScreens",
            path: "Examples/Screens",
            "ExampleSupport",
            "OpenWeatherCore",
            "OpenWeather",
            "OpenWeatherInsights",
            "OpenWeatherMaps",
            "OpenWeatherMocks",
            "OpenWeatherScreenKit",
            "OpenWeatherHomeFeature",
            "OpenWeatherLocationSearchFeature",
            "OpenWeatherForecastFeature",
            "OpenWeatherAirQualityFeature",
            "OpenWeatherMapFeature",
            "OpenWeatherFavoritesFeature",
            "OpenWeatherHistoryFeature",
            "OpenWeatherSettingsFeature",
            "OpenWeatherConverterFeature",
            "OpenWeatherWidgetFeature"
        ),
        .example("QueryExample", "OpenWeather", "OpenWeatherCore", "OpenWeatherExtras", "OpenWeatherInsights"),
        .example(
            "AssistantServer",
            "OpenWeather",
            "OpenWeatherCaching",
            "OpenWeatherCore",
            "OpenWeatherExtras",
            "OpenWeatherInsights",
            "OpenWeatherMocks",
            "OpenWeatherNetworking"
        ),
        .example("StationsExample", "OpenWeather", "OpenWeatherCore", "OpenWeatherStations"),
        .example("CitiesExample", "OpenWeatherCities", "OpenWeatherCore"),
        .example(
            "HomeExample",
            "ExampleScreens",
            "OpenWeather",
            "OpenWeatherCore",
            "OpenWeatherInsights",
            "OpenWeatherMocks",
            "OpenWeatherScreenKit",
            "OpenWeatherHomeFeature"
        ),
        .screenExample("LocationSearch", "OpenWeatherMocks"),
        .screenExample("Forecast"),
        .screenExample("AirQuality"),
        .screenExample("Map"),
        .screenExample("Favorites"),
        .screenExample("History"),
        .screenExample("Settings"),
        .screenExample("Converter"),
        .screenExample("Widget"),
        .example(
            "WeatherTerminal",
            "ExampleScreens",
            "OpenWeatherComposition",
            "OpenWeatherCore",
            "OpenWeatherMocks",
            "OpenWeatherScreenKit",
            "OpenWeatherHomeFeature",
            "OpenWeatherLocationSearchFeature",
            "OpenWeatherForecastFeature",
            "OpenWeatherAirQualityFeature",
            "OpenWeatherFavoritesFeature",
            "OpenWeatherHistoryFeature",
            "OpenWeatherSettingsFeature",
            "OpenWeatherConverterFeature"
        ),
        .example("MockServer", "OpenWeatherMocks", exclude: ["Dockerfile"]),
        .executableTarget(
            name: "WeatherExporter",
            dependencies: ["ExampleSupport", "OpenWeather", "OpenWeatherCore", "OpenWeatherCurl"],
            path: "Examples/Exporter",
            exclude: ["alerts.test.yml", "alerts.yml", "dashboard.json", "owm-exporter.service", "prometheus.yml"],
            swiftSettings: strict
        ),
        // Without ExampleSupport: both are the sources of targets in Xcode.
        .executableTarget(
            name: "WeatherApp",
            dependencies: [
                "OpenWeatherApple", "OpenWeatherComposition", "OpenWeatherCore", "OpenWeatherMocks",
                "OpenWeatherScreenMocks", "OpenWeatherSwiftUI",
            ],
            path: "Examples/WeatherApp/App",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "WeatherAppWidgets",
            dependencies: ["OpenWeatherApple", "OpenWeatherComposition", "OpenWeatherMocks", "OpenWeatherSwiftUI"],
            path: "Examples/WeatherApp/Widgets",
            swiftSettings: strict
        ),

        .example(
            "Gallery",
            "OpenWeather",
            "OpenWeatherComposition",
            "OpenWeatherCore",
            "OpenWeatherIcons",
            "OpenWeatherMaps",
            "OpenWeatherMocks",
            "OpenWeatherScreenMocks",
            "OpenWeatherScreenKit",
            "OpenWeatherHomeFeature",
            "OpenWeatherLocationSearchFeature",
            "OpenWeatherForecastFeature",
            "OpenWeatherAirQualityFeature",
            "OpenWeatherMapFeature",
            "OpenWeatherFavoritesFeature",
            "OpenWeatherHistoryFeature",
            "OpenWeatherConverterFeature",
            "OpenWeatherSettingsFeature",
            "OpenWeatherWidgetFeature"
        ),

        // Tests
        .target(
            name: "OpenWeatherTestSupport",
            dependencies: ["OpenWeatherCore"],
            path: "Tests/Support",
            swiftSettings: strict
        ),
        // Of its own, because it imports Testing, and programs import the other one.
        .target(
            name: "OpenWeatherTestWatch",
            dependencies: ["OpenWeatherCore"],
            path: "Tests/Watch",
            swiftSettings: strict
        ),
        .testTarget(
            name: "OpenWeatherTestWatchTests",
            dependencies: ["OpenWeatherTestWatch", "OpenWeatherMocks", "OpenWeatherTestSupport"],
            swiftSettings: strict
        ),
        .tests(of: "OpenWeatherCore", "OpenWeatherMocks"),
        .tests(
            of: "OpenWeatherNetworking",
            "OpenWeatherCore",
            "OpenWeatherCurl",
            "OpenWeatherExtras",
            "OpenWeatherMocks"
        ),
        .tests(of: "OpenWeatherCurl", "OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherMocks"),
        .target(
            name: "StoreWorkers",
            dependencies: ["OpenWeatherCore", "OpenWeatherCaching", "OpenWeatherTestSupport"],
            path: "Tests/StoreWorkers",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "CacheStressTool",
            dependencies: ["OpenWeatherCore", "OpenWeatherCaching", "OpenWeatherTestSupport", "StoreWorkers"],
            path: "Tests/CacheStressTool",
            swiftSettings: strict
        ),
        .tests(of: "OpenWeatherCaching", "OpenWeatherCore", "OpenWeatherMocks", "CacheStressTool"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "OpenWeather", "OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherMocks", "OpenWeatherCities",
                "OpenWeatherPresentation", "OpenWeatherComposition", "OpenWeatherScreenMocks",
                // Measured as a process of its own.
                "WeatherTerminal",
            ],
            path: "Tests/Benchmarks",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Crowd",
            dependencies: ["OpenWeather", "OpenWeatherCore", "OpenWeatherCurl", "OpenWeatherMocks"],
            path: "Tests/Crowd",
            swiftSettings: strict
        ),
        .target(
            name: "AttackCampaign",
            dependencies: [
                "OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherCaching", "OpenWeatherCurl", "OpenWeatherMocks",
                "OpenWeather", "OpenWeatherExtras", "OpenWeatherInsights", "OpenWeatherStations",
                "OpenWeatherScreenKit", "OpenWeatherPresentation", "OpenWeatherConverterFeature", "ExampleSupport",
                "OpenWeatherTestSupport", "StoreWorkers",
            ],
            path: "Tests/Attack/Campaign",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Attack",
            dependencies: ["AttackCampaign", "StoreWorkers"],
            path: "Tests/Attack/Program",
            swiftSettings: strict
        ),
        .testTarget(
            name: "AttackTests",
            dependencies: ["AttackCampaign", "Attack", "OpenWeatherTestWatch"],
            path: "Tests/AttackTests",
            swiftSettings: strict
        ),
        .tests(of: "OpenWeatherScreenKit", "OpenWeatherCore", "OpenWeatherMocks"),
        .tests(
            of: "OpenWeatherPresentation",
            "OpenWeatherCore",
            "OpenWeatherScreenKit",
            "OpenWeatherHomeFeature",
            "OpenWeatherLocationSearchFeature",
            "OpenWeatherForecastFeature",
            "OpenWeatherAirQualityFeature",
            "OpenWeatherMapFeature",
            "OpenWeatherFavoritesFeature",
            "OpenWeatherHistoryFeature",
            "OpenWeatherSettingsFeature",
            "OpenWeatherConverterFeature",
            "OpenWeatherWidgetFeature",
            "OpenWeatherMocks",
            "OpenWeatherScreenMocks"
        ),
        .tests(of: "OpenWeatherComposition", "OpenWeatherMocks", "OpenWeatherScreenMocks"),
        .tests(
            of: "OpenWeatherMaps",
            "OpenWeatherCore",
            "OpenWeatherNetworking",
            "OpenWeatherCaching",
            "OpenWeather",
            "OpenWeatherMocks"
        ),
        .executableTarget(
            name: "CityWorker",
            dependencies: ["OpenWeatherCities"],
            path: "Tests/CityWorker",
            swiftSettings: strict
        ),
        .tests(
            of: "OpenWeatherCities",
            "OpenWeatherCore",
            "OpenWeatherMocks",
            "CityWorker"
        ),
        .executableTarget(
            name: "StationWorker",
            dependencies: ["OpenWeatherCore", "OpenWeatherNetworking", "OpenWeather", "OpenWeatherStations"],
            path: "Tests/StationWorker",
            swiftSettings: strict
        ),
        .tests(
            of: "OpenWeatherStations",
            "OpenWeatherCore",
            "OpenWeatherNetworking",
            "OpenWeather",
            "OpenWeatherMocks",
            "StationWorker"
        ),
        .tests(of: "OpenWeatherInsights", "OpenWeatherCore", "OpenWeatherMocks"),
        .tests(of: "OpenWeatherMocks", "OpenWeather", "OpenWeatherCore", "OpenWeatherNetworking"),
        .appTests("AppTests"),
        .appTests("DocumentationTests"),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "HomeExample", "LocationSearchExample", "ForecastExample", "AirQualityExample", "MapExample",
                "FavoritesExample", "HistoryExample", "SettingsExample", "ConverterExample", "WidgetExample",
                "QueryExample", "MockServer",
                "WeatherTerminal", "ExampleSupport", "OpenWeather", "OpenWeatherCore", "OpenWeatherInsights",
                "OpenWeatherNetworking", "OpenWeatherMocks", "OpenWeatherTestSupport", "OpenWeatherTestWatch",
            ],
            swiftSettings: strict
        ),
        .tests(
            of: "AssistantServer",
            "ExampleSupport",
            "OpenWeather",
            "OpenWeatherCaching",
            "OpenWeatherCore",
            "OpenWeatherMocks",
            "OpenWeatherNetworking"
        ),
        .tests(
            of: "WeatherTerminal",
            "ExampleSupport",
            "ExampleScreens",
            "OpenWeatherComposition",
            "OpenWeatherCore",
            "OpenWeatherNetworking",
            "OpenWeatherMocks",
            "OpenWeatherScreenKit"
        ),
        .tests(
            of: "WeatherExporter",
            "ExampleSupport",
            "OpenWeather",
            "OpenWeatherCore",
            "OpenWeatherNetworking",
            "OpenWeatherMocks"
        ),
        .testTarget(
            name: "GatewayTests",
            dependencies: [
                "OpenWeather", "OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherMocks", "OpenWeatherTestSupport",
                "OpenWeatherTestWatch",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "Gallery", "OpenWeatherCore", "OpenWeatherIcons", "OpenWeatherMocks", "OpenWeatherScreenKit",
                "OpenWeatherTestSupport", "OpenWeatherTestWatch",
            ],
            exclude: ["Snapshots"],
            swiftSettings: strict
        ),
        .tests(
            of: "OpenWeather",
            "OpenWeatherCore",
            "OpenWeatherNetworking",
            "OpenWeatherCaching",
            "OpenWeatherExtras",
            "OpenWeatherMocks"
        ),
    ] + screens.map(Target.feature) + screens.map(Target.featureTests),
    swiftLanguageModes: [.v6]
)
