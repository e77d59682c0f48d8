import Foundation

extension Temperature {
    /// Returns the temperature to which this air must cool for dew to form, or `nil` for a humidity of 0 or outside
    /// `0...100`.
    ///
    /// Source: the Magnus formula with the constants of O. A. Alduchov and R. E. Eskridge, "Improved Magnus form
    /// approximation of saturation vapor pressure" (1996), a = 17.625, b = 243.04 °C; accurate to 0.4 °C from −40 to 50
    /// °C.
    public func dewPoint(at humidity: Percentage) -> Temperature? {
        guard humidity.percent > 0, humidity.percent <= 100, celsius > -243.04 else { return nil }
        let gamma = log(humidity.fraction) + 17.625 * celsius / (243.04 + celsius)
        return Temperature(celsius: 243.04 * gamma / (17.625 - gamma))
    }

    /// Returns the heat index, or `nil` below 80 °F (26.7 °C) or 40 % humidity, where it is not defined.
    ///
    /// Source: L. P. Rothfusz, "The heat index equation", NWS Technical Attachment SR 90-23 (1990).
    public func heatIndex(at humidity: Percentage) -> Temperature? {
        let t = value(in: .fahrenheit)
        let r = humidity.percent
        guard t >= 80, (40...100).contains(r) else { return nil }
        let index =
            -42.379 + 2.04901523 * t + 10.14333127 * r - 0.22475541 * t * r - 0.00683783 * t * t
            - 0.05481717 * r * r + 0.00122874 * t * t * r + 0.00085282 * t * r * r - 0.00000199 * t * t * r * r
        return Temperature(index, in: .fahrenheit)
    }

    /// Returns the wind chill, or `nil` above 10 °C or below 4.8 km/h, where it is not defined.
    ///
    /// Source: the joint US and Canadian wind chill index of 2001,
    /// <https://www.weather.gov/media/epz/wxcalc/windChill.pdf>.
    public func windChill(in wind: Speed) -> Temperature? {
        let speed = wind.value(in: .kilometersPerHour)
        guard celsius <= 10, speed >= 4.8 else { return nil }
        let factor = pow(speed, 0.16)
        return Temperature(celsius: 13.12 + 0.6215 * celsius - 11.37 * factor + 0.3965 * celsius * factor)
    }

    /// Returns Canada's humidex, or `nil` below 20 °C or with a dew point of 0 °C or less, where it is not defined.
    ///
    /// Source: J. M. Masterton and F. A. Richardson, "Humidex" (1979), with the dew point of ``dewPoint(at:)``.
    public func humidex(at humidity: Percentage) -> Temperature? {
        guard celsius >= 20, let dewPoint = dewPoint(at: humidity), dewPoint.celsius > 0 else { return nil }
        let vapor = 6.11 * exp(5417.7530 * (1 / 273.15 - 1 / dewPoint.value(in: .kelvin)))
        return Temperature(celsius: celsius + 5.0 / 9 * (vapor - 10))
    }

    /// Returns how much more vapor this air could hold, as a pressure, or `nil` for a humidity outside `0...100`.
    ///
    /// Source: the saturation pressure of Alduchov and Eskridge, see ``dewPoint(at:)``.
    public func vaporPressureDeficit(at humidity: Percentage) -> Pressure? {
        guard (0...100).contains(humidity.percent), celsius > -243.04 else { return nil }
        let saturation = 6.1094 * exp(17.625 * celsius / (243.04 + celsius))
        return Pressure(hectopascals: saturation * (1 - humidity.fraction))
    }

    /// Returns the depth of water that air and wind alone take from a wet surface in an hour, without the sun's heat, or `nil`
    /// for a humidity outside `0...100` or a negative wind.
    ///
    /// Source: the aerodynamic term of Penman's equation as W. J. Shuttleworth states it in "Evaporation", Handbook of
    /// Hydrology (1993): 6.43 (1 + 0.536 u) D / 2.45 mm a day, with the deficit D in kPa and the wind u at 2 m in m/s. The
    /// service's wind is that at 10 m, of which 0.748 is left at 2 m (R. G. Allen and others, FAO paper 56, 1998, eq. 47).
    public func evaporation(at humidity: Percentage, in wind: Speed) -> Precipitation? {
        guard let deficit = vaporPressureDeficit(at: humidity), wind.metersPerSecond >= 0 else { return nil }
        let daily = 6.43 * (1 + 0.536 * 0.748 * wind.metersPerSecond) * deficit.kilopascals / 2.45
        return Precipitation(millimeters: daily / 24)
    }
}
