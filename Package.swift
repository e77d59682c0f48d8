// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: Swift 6, all upcoming features, warnings as errors.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .treatWarning("ExplicitSendable", as: .error),
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
    .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
    .enableUpcomingFeature("ImmutableWeakCaptures"),  // SE-0481
]

extension Target {
    /// A library layer; its folder is named after it unless `path` says otherwise.
    static func layer(_ name: String, path: String? = nil, _ dependencies: Dependency...) -> Target {
        .target(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
    }

    /// A module of one screen, which knows the domain and the display building blocks and nothing else.
    static func screen(_ name: String) -> Target {
        .layer(
            "OpenWeather\(name)Feature",
            path: "Sources/OpenWeatherPresentation/\(name)",
            "OpenWeatherCore",
            "OpenWeatherScreenKit"
        )
    }

    /// The tests of one layer.
    static func tests(of name: String, _ dependencies: Dependency...) -> Target {
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.byName(name: name), "OpenWeatherTestSupport"] + dependencies,
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
            targets: ["OpenWeatherScreenKit", "OpenWeatherHomeFeature"]
        ),
        .library(name: "OpenWeather", targets: ["OpenWeather"]),
        .library(name: "OpenWeatherMocks", targets: ["OpenWeatherMocks", "OpenWeatherScreenMocks"]),
    ],
    targets: [
        // Floor 0
        .layer("OpenWeatherCore"),

        // Floor 1
        .layer("OpenWeatherNetworking", "OpenWeatherCore"),
        .layer("OpenWeatherCaching", "OpenWeatherCore"),
        .layer("OpenWeatherScreenKit", path: "Sources/OpenWeatherPresentation/ScreenKit", "OpenWeatherCore"),

        // Floor 2
        .layer("OpenWeather", "OpenWeatherCore", "OpenWeatherNetworking", "OpenWeatherCaching"),
        .screen("Home"),
        .layer(
            "OpenWeatherMocks",
            path: "Sources/OpenWeatherMocks/Data",
            "OpenWeatherCore",
            "OpenWeatherNetworking"
        ),

        // Floor 4
        .layer(
            "OpenWeatherScreenMocks",
            path: "Sources/OpenWeatherMocks/Screens",
            "OpenWeatherCore",
            "OpenWeatherMocks",
            "OpenWeatherScreenKit",
            "OpenWeatherHomeFeature"
        ),

        // Tests
        .target(name: "OpenWeatherTestSupport", path: "Tests/Support", swiftSettings: strict),
        .tests(of: "OpenWeatherCore", "OpenWeatherMocks"),
        .tests(of: "OpenWeatherNetworking", "OpenWeatherCore", "OpenWeatherMocks"),
        .executableTarget(
            name: "CacheStressTool",
            dependencies: ["OpenWeatherCore", "OpenWeatherCaching", "OpenWeatherTestSupport"],
            path: "Tests/CacheStressTool",
            swiftSettings: strict
        ),
        .tests(of: "OpenWeatherCaching", "OpenWeatherCore", "OpenWeatherMocks", "CacheStressTool"),
        .tests(of: "OpenWeatherScreenKit", "OpenWeatherCore", "OpenWeatherMocks"),
        .tests(
            of: "OpenWeatherHomeFeature",
            "OpenWeatherCore",
            "OpenWeatherScreenKit",
            "OpenWeatherMocks",
            "OpenWeatherScreenMocks"
        ),
        .tests(of: "OpenWeatherMocks", "OpenWeatherCore", "OpenWeatherNetworking"),
        .tests(
            of: "OpenWeather",
            "OpenWeatherCore",
            "OpenWeatherNetworking",
            "OpenWeatherCaching",
            "OpenWeatherMocks"
        ),
    ],
    swiftLanguageModes: [.v6]
)
