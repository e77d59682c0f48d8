public import Foundation
public import OpenWeatherCore

/// An event of an uploader.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum StationUploadEvent: Hashable, Sendable {
    /// A number of measurements have arrived.
    case sent(Int)
    /// The service refuses a measurement, which was set aside.
    case refused(StationMeasurement, WeatherError)
    /// A file or a directory of the queue is no record of measurements; it was kept under a name.
    case unreadable(name: String)
    /// The uploader waits before it tries again.
    case waiting(Duration, WeatherError)
    /// The uploader has ended, and what waits stays in the queue.
    case stopped(WeatherError)
}

/// The reason that measurements were not added to a queue.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum StationQueueError: Error, Hashable, Sendable, CustomStringConvertible {
    /// As many measurements wait as may; none was dropped.
    case full(waiting: Int)
    /// A number of measurements that would be sent together have more than 8,000,000 bytes; none of them was stored.
    case tooLarge(batch: Int)
    /// The measurements could not be stored, or have a number that is infinite.
    case failed(WeatherError)

    /// A sentence in English that says what to do.
    public var description: String {
        switch self {
        case .full(let waiting):
            "\(waiting) measurements wait to be sent, as many as may. Let an uploader run, or raise its limit."
        case .tooLarge(let batch):
            "\(batch) measurements have more than 8,000,000 bytes. Lower the size of a batch, or shorten their texts."
        case .failed(let error): error.description
        }
    }
}

extension StationQueueError: LocalizedError {
    /// The same sentence as ``description``, so that `localizedDescription` returns it; never `nil`.
    public var errorDescription: String? { description }
}
