import OpenWeatherCore
import OpenWeatherTestSupport

extension RecordedUnits {
    /// The units that a recording is read in, whatever it was asked for in.
    init(_ units: Units) {
        self =
            switch units {
            case .standard: .standard
            case .metric: .metric
            case .imperial: .imperial
            }
    }
}
