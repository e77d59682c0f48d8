import OpenWeatherInsights
public import OpenWeatherPresentation

extension ScreenActivities {
    /// A walk, a run, a ride, laundry, and the stars, with the limits and the finder of `OpenWeatherInsights`.
    ///
    /// The user chooses among them in the settings. A flight of a drone is not among them, because its limit is that of the
    /// drone.
    public static let standard = ScreenActivities([.walk, .run, .ride, .laundry, .stargaze], finder: WindowFinder())
}
