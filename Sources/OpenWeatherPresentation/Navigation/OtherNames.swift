public import OpenWeatherCore

// A name that a first guess gives to something here. It cannot be used: the compiler says what to write.

extension ScreenDependencies {
    /// The units of the screens, which are the user's choice.
    @available(*, unavailable, message: "set units of the preferences, such as those of demo(preferences:)")
    public var units: UnitsPreference {
        get { .system }
        nonmutating set {}
    }
}
