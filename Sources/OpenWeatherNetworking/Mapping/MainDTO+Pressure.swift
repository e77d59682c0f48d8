import OpenWeatherCore

extension MainDTO {
    /// The pressure at sea level.
    ///
    /// Where `sea_level` is sent it is the one: in answers before 2019 `pressure` repeats the ground's.
    var seaLevelPressure: Pressure? {
        Pressure(wire: seaLevel) ?? Pressure(wire: pressure)
    }
}
