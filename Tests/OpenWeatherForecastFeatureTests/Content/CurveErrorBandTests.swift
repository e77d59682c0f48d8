import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@Suite("The error band of the temperature curve")
struct CurveErrorBandTests {
    private func curve(
        _ accuracy: [ForecastAccuracy],
        in environment: ScreenEnvironment = .sample()
    ) throws -> ForecastContent.Curve {
        let content = ForecastContent(.sample(.sample()), accuracy: accuracy, failure: nil, in: environment)
        return try #require(content.curve)
    }

    private func daysAhead(_ point: ForecastContent.Curve.Point) -> Int {
        Int((point.date.timeIntervalSince(SampleTime.fetched) / 86_400).rounded())
    }

    @Test
    func `is the mean error above and below the line at points as far ahead`() throws {
        let curve = try curve([.sample(daysAhead: 1)])
        let range = curve.range.upperBound.celsius - curve.range.lowerBound.celsius

        for point in curve.points {
            guard daysAhead(point) == 1 else {
                #expect(point.errorBand == nil)
                continue
            }
            let band = try #require(point.errorBand)
            #expect(abs(band.lowerBound - max(0, point.height - 1.3 / range)) < 1e-9)
            #expect(abs(band.upperBound - min(1, point.height + 1.3 / range)) < 1e-9)
        }
        #expect(curve.errorStretches.map(\.count) == [curve.points.count(where: { daysAhead($0) == 1 })])
        #expect(curve.errorNote?.text == "Band: how far forecasts were off here")
        #expect(curve.errorNote?.id == "forecast.curve.error")
    }

    @Test
    func `is in stretches without the days that have too few pairs`() throws {
        let curve = try curve([.sample(daysAhead: 1), .sample(daysAhead: 2, count: 59), .sample(daysAhead: 3)])

        #expect(curve.errorStretches.count == 2)
        #expect(curve.errorStretches.joined().allSatisfy { [1, 3].contains(daysAhead($0)) })
    }

    @Test(arguments: [[], [ForecastAccuracy.sample(count: 59)], [.sample(error: -1)], [.sample(error: .nan)]])
    func `is absent with too few pairs, and for an error that is none`(accuracy: [ForecastAccuracy]) throws {
        let curve = try curve(accuracy)

        #expect(curve.errorStretches.isEmpty && curve.errorNote == nil)
    }

    @Test
    func `is as high in other units and leaves the rest of the curve as it is`() throws {
        let celsius = try curve([.sample()])
        let fahrenheit = try curve([.sample()], in: .sample(units: .imperial))
        let plain = try curve([])

        #expect(celsius.points.map(\.errorBand) == fahrenheit.points.map(\.errorBand))
        #expect(celsius.points.map(\.height) == plain.points.map(\.height))
        #expect(celsius.range == plain.range && celsius.accessibility == plain.accessibility)
    }

    @Test(arguments: TextLanguage.allCases.filter { $0 != .english })
    func `is explained in every language`(language: TextLanguage) {
        let band = AccuracyTexts.texts(in: language).band

        #expect(!band.isEmpty && band != AccuracyTexts.english.band)
    }
}
