#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import OpenWeatherComposition
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import SwiftUI

/// A part as four readers see it: in light and in dark appearance, in Arabic, and in the largest text.
@MainActor
private func readers<Part: View>(@ViewBuilder _ part: @escaping (ScreenEnvironment) -> Part) -> some View {
    ScrollView {
        VStack(spacing: 24) {
            part(.sample())
                .environment(\.colorScheme, .light)
            part(.sample())
                .environment(\.colorScheme, .dark)
            part(.sample(.arabic))
                .environment(\.layoutDirection, .rightToLeft)
            part(.sample())
                .dynamicTypeSize(.accessibility5)
        }
        .padding()
    }
}

private let look = ActionContent(id: "preview.look", title: "Look it up", symbolName: "eye")

#Preview("Hero") { readers { WeatherHero(.sample(in: $0)) } }

#Preview("Hours") { readers { if let hours = HomeContent.sample(in: $0).hours { HourStrip(hours) } } }

#Preview("Days") { readers { ForEach(HomeContent.sample(in: $0).days?.rows ?? []) { DayRow($0) } } }

#Preview("Metrics") { readers { ForEach(HomeContent.sample(in: $0).metrics) { MetricCard($0) } } }

#Preview("Air") { readers { AirQualityGauge(.sample(in: $0)) } }

#Preview("Alert") { readers { ForEach(HomeContent.sample(in: $0).alerts) { AlertCard($0) } } }

#Preview("Good times") {
    readers { if let goodTimes = HomeContent.sample(in: $0).goodTimes { GoodTimesCard(goodTimes) } }
}

#Preview("Sun") { readers { SunArc(HomeContent.sample(in: $0).sun) } }

#Preview("Cities") { readers { CityChips(HomeContent.sample(in: $0).favorites) { _ in } } }

#Preview("Message") { readers { MessageCard(PromptContent.sample(in: $0)) } }

#Preview("Failure") { readers { MessageCard(FailureContent(id: "preview.failure", .offline, in: $0)) {} } }

#Preview("Buttons") {
    readers { _ in
        PrimaryButton(look) {}
        SecondaryButton(look) {}
    }
}

#Preview("Place") { readers { PlaceRow(PlaceContent.sample(in: $0)) {} } }

#Preview("Curve") { readers { if let curve = ForecastContent.sample(in: $0).curve { TemperatureCurve(curve) } } }
#endif
