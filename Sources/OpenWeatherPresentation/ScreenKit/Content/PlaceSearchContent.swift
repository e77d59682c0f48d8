package import OpenWeatherCore

// The parts that every screen with a search for places shows the same way.

extension ActionContent {
    /// Returns the button that uses the device's location in place of a search.
    ///
    /// - Parameters:
    ///   - id: The stable name of the button, for example `search.currentLocation`.
    ///   - hint: The spoken effect of the button.
    ///   - environment: The environment whose language the button is in.
    /// - Returns: The button.
    package static func useCurrentLocation(
        id: String,
        hint: String,
        in environment: ScreenEnvironment
    ) -> ActionContent {
        let texts = environment.texts.places
        return ActionContent(id: id, title: texts.useCurrentLocation, symbolName: "location", hint: hint)
    }
}

extension NoticeContent {
    /// Creates a notice with the message of a failure that leaves the content of the screen as it is.
    ///
    /// - Parameters:
    ///   - id: The stable name of the notice, for example `search.notice`.
    ///   - failure: The failure.
    ///   - environment: The environment whose language the message is in.
    package init(id: String, failure: WeatherError, in environment: ScreenEnvironment) {
        self.init(
            id: id,
            kind: failure == .offline ? .offline : .failure,
            text: FailureContent(id: id, failure, in: environment).message
        )
    }
}
