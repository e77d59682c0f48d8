public import Foundation

extension AirQualityForecast {
    /// The coming hours on `scale`, in order of time, beginning with the hour that `now` lies in.
    ///
    /// Hours the service left out are left out here too, so that there can be fewer than `count`.
    public func hours(from now: Date, count: Int = 24, on scale: AirQualityScale) -> [AirQualityHour] {
        let start = now.addingTimeInterval(-3600)
        let end = start.addingTimeInterval(3600 * Double(count))
        return entries.filter { $0.date > start && $0.date <= end }
            .sorted { $0.date < $1.date }
            .map { AirQualityHour(date: $0.date, assessment: AirQualityAssessment(of: $0, on: scale)) }
    }
}
