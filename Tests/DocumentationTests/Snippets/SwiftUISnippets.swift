#if canImport(SwiftUI) && canImport(OpenWeatherSwiftUI)
import OpenWeatherComposition
import OpenWeatherSwiftUI
import SwiftUI

// snippet: the app as a scene
struct WeatherScene: Scene {
    let app: OpenWeatherApp

    var body: some Scene {
        WindowGroup { WeatherAppView(app) }
    }
}
// end

// snippet: a screen in a sheet
struct ForecastSheet: View {
    let app: OpenWeatherApp
    let forecast: ForecastViewModel

    var body: some View {
        NavigationStack {
            ForecastView(forecast)
                .showsBackButton()
        }
        .weatherEnvironment(app.settings)
    }
}
// end
#endif
