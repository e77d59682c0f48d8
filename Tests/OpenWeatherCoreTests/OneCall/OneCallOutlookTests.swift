import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Outlook of One Call")
struct OneCallOutlookTests {
    private let now = SampleTime.measured

    @Test(arguments: [
        (12..<40, OneCallOutlook.Event.starts(SampleTime.measured + 720)),
        (0..<7, .stops(SampleTime.measured + 420)), (60..<60, .staysDry(until: SampleTime.measured + 3_600)),
        (0..<60, .staysWet(until: SampleTime.measured + 3_600)),
    ])
    func `is told to the minute by minutes`(wet: Range<Int>, event: OneCallOutlook.Event) throws {
        let sut = try #require(OneCallOutlook(minutes: MinutePrecipitation.samples(wet: wet), at: now))
        #expect(sut == OneCallOutlook(event: event, resolution: .seconds(60), part: .minutes))
    }

    @Test(arguments: [(-59.0, true), (-61, false), (0, true), (1_800, true), (3_599, true), (3_601, false)])
    func `is known where the minutes cover the present`(offset: Double, isKnown: Bool) {
        let sut = OneCallOutlook(minutes: MinutePrecipitation.samples(wet: 0..<60), at: now + offset)
        #expect((sut != nil) == isKnown)
    }

    @Test(arguments: [
        (nil, 0.09, false), (nil, 0.1, true), (0.5, 0.49, false), (0.5, 0.5, true), (0, 0.01, true), (0, 0, false),
    ])
    func `a minute is wet from a threshold on`(threshold: Double?, rate: Double, isWet: Bool) {
        var minutes = MinutePrecipitation.samples(wet: 0..<0)
        minutes[12].hourlyRate = Precipitation(millimeters: rate)
        let limit = threshold.map { Precipitation(millimeters: $0) } ?? OneCallOutlook.trace

        #expect(OneCallOutlook(minutes: minutes, wetFrom: limit, at: now)?.isChange == isWet)
        let report = OneCallReport(minutes: .success(.sample(minutes)))
        #expect(report.precipitationOutlook(at: now, wetFrom: limit)?.value.isChange == isWet)
        if threshold == nil { #expect(OneCallOutlook(minutes: minutes, at: now)?.isChange == isWet) }
    }

    @Test
    func `ends where a minute is unknown or missing`() {
        var minutes = MinutePrecipitation.samples(wet: 30..<40)
        minutes[20].hourlyRate = nil
        #expect(OneCallOutlook(minutes: minutes, at: now)?.event == .staysDry(until: now + 1_200))
        minutes.remove(at: 20)
        #expect(OneCallOutlook(minutes: minutes, at: now)?.event == .staysDry(until: now + 1_200))
        minutes[0].hourlyRate = nil
        #expect(OneCallOutlook(minutes: minutes, at: now) == nil)
    }

    @Test
    func `is told by the condition where there are no amounts`() {
        var quarters = HourlyForecast.samples(count: 8, step: .quarterHour, wet: 3..<5)
        // The chance alone is no rain: the service sends 0.9 under plain clouds.
        quarters[1].chanceOfPrecipitation = Percentage(percent: 90)
        let sut = OneCallOutlook(hours: quarters, step: .quarterHour, at: now)
        #expect(sut?.event == .starts(now + 2_700))
        #expect(sut?.resolution == .seconds(900))
        #expect(sut?.part == .quarterHours)
    }

    @Test
    func `is told by the amount without a condition`() {
        #expect(HourlyForecast.sample { $0.conditions = [] }.isWet == true)
        #expect(WeatherElements(temperature: Temperature(celsius: 1)).isWet == nil)
        #expect(WeatherElements(conditions: [.sample(.snow)], temperature: Temperature(celsius: 1)).isWet == true)
        #expect(WeatherElements(conditions: [.sample(.clearSky)], temperature: Temperature(celsius: 9)).isWet == false)
    }

    @Test
    func `of a report comes from the finest part with a change`() {
        var report = OneCallReport.sample([.minutes, .quarterHours, .hours])
        #expect(report.precipitationOutlook(at: now)?.value.part == .minutes)

        report.minutes = .success(.sample(MinutePrecipitation.samples(wet: 60..<60)))
        #expect(report.precipitationOutlook(at: now)?.value.part == .quarterHours)
        #expect(report.precipitationOutlook(at: now)?.value.minutes(from: now) == 90)

        report.quarterHours = .failure(.unsupported)
        #expect(report.precipitationOutlook(at: now)?.value.part == .hours)
        #expect(report.precipitationOutlook(at: now)?.value.event == .starts(now + 6 * 3_600))
        #expect(report.precipitationOutlook(at: now)?.source == .openWeather)

        report.hours = nil
        #expect(report.precipitationOutlook(at: now)?.value.event == .staysDry(until: now + 3_600))
        report.minutes = .failure(.offline)
        #expect(report.precipitationOutlook(at: now) == nil)
    }

    @Test
    func `of a report does not believe a coarser part about the present`() {
        var report = OneCallReport.sample([.minutes, .hours])
        report.minutes = .success(.sample(MinutePrecipitation.samples(wet: 60..<60)))
        // It rains by the hours, and not by the minutes.
        report.hours = .success(.sample(HourlyForecast.samples(wet: 0..<3)))
        #expect(report.precipitationOutlook(at: now)?.value.part == .minutes)
        // A change within the hour that the minutes know to be dry.
        report.hours = .success(.sample(HourlyForecast.samples(from: now - 1_800, wet: 1..<3)))
        #expect(report.precipitationOutlook(at: now)?.value.event == .staysDry(until: now + 3_600))
    }
}
