import Accessibility
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import SwiftUI
import Testing

@testable import OpenWeatherSwiftUI

/// The curve as VoiceOver plays it.
@MainActor
@Suite("Audio graph", .watched)
struct AudioGraphTests {
    private func curve(_ environment: ScreenEnvironment = .sample()) throws -> ForecastContent.Curve {
        try #require(ForecastContent.sample(in: environment).curve)
    }

    private func descriptor(_ curve: ForecastContent.Curve, mirrored: Bool = false) throws -> AXChartDescriptor {
        let stage = Stage(TemperatureCurve(curve))
        if mirrored { stage.change(\.layoutDirection, to: .rightToLeft) }
        let node = try #require(stage.all(curve.id).first)
        let described = try #require(node.details["chartDescriptor"] as? CurveAudioGraph)
        return described.makeChartDescriptor()
    }

    @Test(arguments: TextLanguage.allCases)
    func `is that of the content in each language`(language: TextLanguage) throws {
        let curve = try curve(.sample(language))
        let sut = try descriptor(curve)

        #expect(sut.title == curve.title && sut.summary == curve.accessibility.value)
        #expect(sut.xAxis.title == curve.audioGraph.timeTitle)
        #expect(sut.yAxis?.title == curve.audioGraph.temperatureTitle)
        #expect(sut.yAxis?.range == curve.audioGraph.range)
        let series = try #require(sut.series.first)
        #expect(series.isContinuous)
        #expect(series.dataPoints.map(\.xValue.stubNumber) == curve.points.map(\.position))
        #expect(series.dataPoints.map(\.yValue?.stubNumber) == curve.points.map(\.value))
        let axis = try #require(sut.xAxis as? AXNumericDataAxisDescriptor)
        for point in curve.points {
            #expect(axis.valueDescriptionProvider(point.position) == point.accessibility.label)
            #expect(sut.yAxis?.valueDescriptionProvider(point.value) == curve.audioGraph.temperature(point.value))
        }
    }

    @Test
    func `runs from the side from which the screen is read`() throws {
        #expect(try descriptor(curve()).contentDirection == .leftToRight)
        #expect(try descriptor(curve(), mirrored: true).contentDirection == .rightToLeft)
    }

    @Test
    func `follows a change of the content`() throws {
        let descriptor = try descriptor(curve())
        let changed = try curve(.sample(.german))

        CurveAudioGraph(changed, from: .rightToLeft).updateChartDescriptor(descriptor)

        #expect(descriptor.title == changed.title && descriptor.summary == changed.accessibility.value)
        #expect(descriptor.xAxis.title == changed.audioGraph.timeTitle)
        #expect(descriptor.yAxis?.range == changed.audioGraph.range)
        #expect(descriptor.series.first?.dataPoints.map(\.yValue?.stubNumber) == changed.points.map(\.value))
        #expect(descriptor.contentDirection == .rightToLeft)
    }
}
