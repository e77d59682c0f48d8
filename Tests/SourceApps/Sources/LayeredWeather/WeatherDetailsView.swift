#if canImport(SwiftUI)
import OpenWeatherComposition
import SwiftUI

/// The details of a city, with a state for each of loading, failure, and weather.
struct WeatherDetailsView: View {
    let model: WeatherDetailsViewModel

    var body: some View {
        List {
            if model.isLoading { ProgressView() }
            if let error = model.error {
                Text(error.localizedDescription).accessibilityIdentifier("details.error")
                Button("Try again") { Task { await model.load() } }
            }
            if let temperature = model.temperature {
                Text(temperature).accessibilityIdentifier("details.temperature")
            }
            if model.isCached { Text("Not up to date") }
            if let source = model.weather?.source { Text("Weather data provided by \(source.name)").font(.footnote) }
        }
        .task { await model.load() }
    }
}
#endif
