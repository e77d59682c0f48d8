#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import OpenWeatherComposition
public import OpenWeatherCore
public import SwiftUI

// Names that a first guess gives to something here. None can be used: the compiler says what to write.

/// The weather at a point.
@available(*, unavailable, message: "show the WeatherHero of a HomeContent, or a WeatherAppView")
public struct CurrentWeatherView: View {
    /// The view of a client.
    public init(client: OpenWeatherClient, coordinate: Coordinate) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A screen with the weather at a place.
@available(*, unavailable, message: "show the HomeView of a view model, or a WeatherAppView")
public struct WeatherScreen: View {
    /// The screen of a client.
    public init(client: OpenWeatherClient, location: Location) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
#endif
