public import OpenWeatherCore
import OpenWeatherScreenKit

#if canImport(SwiftUI)
import Foundation
public import SwiftUI
#endif

// Names that a first guess gives to something here. None can be used: the compiler says what to write.

extension WeatherIcon {
    /// The drawing of the service's icon.
    @available(*, unavailable, message: "create it with a ConditionIcon of the condition")
    public init(_ icon: IconCode?) { self.init(ConditionIcon(nil)) }
}

#if canImport(SwiftUI)
extension Image {
    /// The drawing of the service's icon.
    @available(*, unavailable, message: "show the image of a WeatherIcon")
    public init(weather icon: IconCode?) { self.init(decorative: "", bundle: .module) }
}
#endif
