// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that no dependent of OpenWeather sees it. Copy `Sources/SharedLedger` into a server.
let package = Package(
    name: "SharedLedger",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "OpenWeather", path: "../..")],
    targets: [
        .target(
            name: "SharedLedger",
            dependencies: [.product(name: "OpenWeatherCore", package: "OpenWeather")],
            // The script of the gateway, by a link: servers and gateways that share a ledger count alike.
            resources: [.embedInCode("lease.redis.lua")]
        ),
        .executableTarget(
            name: "Fleet",
            dependencies: [
                "SharedLedger",
                .product(name: "OpenWeather", package: "OpenWeather"),
                .product(name: "OpenWeatherMocks", package: "OpenWeather"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
