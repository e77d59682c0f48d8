import OpenWeatherCore

extension WeatherCondition {
    /// Reads one element of `weather`.
    init(_ payload: ConditionDTO) {
        let documented = ConditionCode(rawValue: payload.id)?.group
        self.init(
            id: payload.id,
            group: PlaceNames.text(payload.main).map(ConditionGroup.init(name:)) ?? documented ?? .unknown(""),
            description: PlaceNames.text(payload.description) ?? "",
            icon: PlaceNames.text(payload.icon).map { IconCode($0) }
        )
    }

    /// Reads `weather`, which holds up to three conditions and may be missing; of more than eight the first count.
    static func conditions(_ payload: LossyArray<ConditionDTO>?) -> [WeatherCondition] {
        (payload?.elements ?? []).prefix(8).map { WeatherCondition($0) }
    }
}
