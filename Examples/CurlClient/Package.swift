// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that no product of OpenWeather loads libcurl.
let package = Package(
    name: "CurlClient",
    platforms: [.macOS(.v15)],
    products: [.library(name: "CurlClient", targets: ["CurlClient"])],
    dependencies: [.package(name: "OpenWeather", path: "../..")],
    targets: [
        .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(
            name: "CurlClient",
            dependencies: ["CCurl", .product(name: "OpenWeatherNetworking", package: "OpenWeather")]
        ),
        .testTarget(
            name: "CurlClientTests",
            dependencies: ["CurlClient", .product(name: "OpenWeatherMocks", package: "OpenWeather")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
