import OpenWeatherCore
import OpenWeatherTestSupport

extension RecordedUnits {
    /// The units in which a recording is read, whichever it was requested in.
    init(_ units: Units) {
        self =
            switch units {
            case .standard: .standard
            case .metric: .metric
            case .imperial: .imperial
            }
    }
}
