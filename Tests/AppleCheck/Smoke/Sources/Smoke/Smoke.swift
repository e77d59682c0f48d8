#if os(macOS)
import AppKit
import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import SwiftUI

/// Draws every screen of the app once with made-up weather, and fails when one of them stays empty.
@main
@MainActor
enum Smoke {
    /// Lists, scroll views, and navigation stacks draw in a hosting view only, not in an image renderer.
    private static let size = NSRect(x: 0, y: 0, width: 400, height: 900)

    static func main() async throws {
        let day = LocalDay(daysSince1970: Int(Date().timeIntervalSince1970 / 86_400))
        let routes: [Route?] = [
            nil, .search, .forecast, .dayDetail(day), .airQuality, .map, .favorites, .history, .settings,
            .converter,
        ]
        var empty: [String] = []
        for route in routes {
            for scheme in [ColorScheme.light, .dark] {
                let app = OpenWeatherApp.demo(
                    preferences: .sample(),
                    savedPath: SavedPath(route.map { [$0] } ?? []),
                    usesMaps: true
                )
                let view = NSHostingView(rootView: WeatherAppView(app).environment(\.colorScheme, scheme))
                view.frame = size
                let window = NSWindow(contentRect: size, styleMask: [.titled], backing: .buffered, defer: false)
                window.contentView = view
                // The screen loads its weather; there is no event to wait for from outside.
                try await Task.sleep(for: .seconds(2))
                view.layoutSubtreeIfNeeded()
                let colors = colors(of: view)
                let name = "\(route.map { "\($0)" } ?? "home"), \(scheme)"
                print("\(name): \(colors) colors")
                if colors < 3 { empty.append(name) }
            }
        }
        if !empty.isEmpty {
            print("nothing is drawn of: \(empty.joined(separator: "; "))")
            exit(1)
        }
    }

    /// The number of colors in a grid of points of the drawn view, which tells an empty one from a screen.
    private static func colors(of view: NSView) -> Int {
        guard let image = view.bitmapImageRepForCachingDisplay(in: view.bounds) else { return 0 }
        view.cacheDisplay(in: view.bounds, to: image)
        var found: Set<String> = []
        for x in stride(from: 4, to: image.pixelsWide, by: 8) {
            for y in stride(from: 4, to: image.pixelsHigh, by: 8) {
                if let color = image.colorAt(x: x, y: y) { found.insert("\(color)") }
            }
        }
        return found.count
    }
}
#else
@main
enum Smoke {
    static func main() { print("The screens are drawn on a Mac.") }
}
#endif
