// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Smoke",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "OpenWeather", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Smoke",
            dependencies: ["OpenWeatherComposition", "OpenWeatherMocks", "OpenWeatherSwiftUI"]
                .map {
                    .product(name: $0, package: "OpenWeather")
                }
        )
    ],
    swiftLanguageModes: [.v6]
)
