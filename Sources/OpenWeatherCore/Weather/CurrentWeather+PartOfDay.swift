extension CurrentWeather {
    /// Day or night at the place: as the icon shows, else as the sun is; `nil` where neither tells.
    public var partOfDay: PartOfDay? {
        condition?.icon?.partOfDay ?? sun.isUp(at: date).map { $0 ? .day : .night }
    }
}
