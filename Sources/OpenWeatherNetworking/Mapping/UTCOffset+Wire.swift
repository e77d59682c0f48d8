import OpenWeatherCore

extension UTCOffset {
    /// An offset in seconds; `nil` when missing or impossible.
    init?(wire seconds: Int?) {
        guard let seconds, (-86_400...86_400).contains(seconds) else { return nil }
        self.init(seconds: seconds)
    }
}
