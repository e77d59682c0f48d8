import OpenWeatherCore
import Testing

@Suite("ConditionSeverity")
struct ConditionSeverityTests {
    private func severity(_ code: ConditionCode) -> ConditionSeverity {
        WeatherCondition(code, .day).severity
    }

    private func severity(_ id: Int, _ group: ConditionGroup) -> ConditionSeverity {
        WeatherCondition(id: id, group: group, description: "", icon: nil).severity
    }

    @Test
    func `ranks every documented condition once from tornado to clear sky`() {
        let sut = ConditionCode.bySeverity

        #expect(sut.count == ConditionCode.allCases.count)
        #expect(Set(sut) == Set(ConditionCode.allCases))
        #expect(sut.first == .tornado)
        #expect(sut.last == .clearSky)
        #expect(zip(sut, sut.dropFirst()).allSatisfy { severity($0) > severity($1) })
    }

    @Test(arguments: [
        (ConditionCode.thunderstormWithHeavyRain, ConditionCode.thunderstormWithLightRain),
        (.heavyThunderstorm, .lightThunderstorm),
        (.extremeRain, .veryHeavyRain), (.veryHeavyRain, .heavyRain), (.heavyRain, .moderateRain),
        (.moderateRain, .lightRain),
        (.heavySnow, .snow), (.snow, .lightSnow), (.heavyDrizzle, .drizzle), (.drizzle, .lightDrizzle),
        (.lightRain, .drizzle),
        (.overcastClouds, .brokenClouds), (.fewClouds, .clearSky), (.mist, .overcastClouds), (.fog, .mist),
        (.lightDrizzle, .fog),
        (.lightThunderstorm, .heavyRain), (.freezingRain, .heavyRain), (.squalls, .thunderstorm),
        (.tornado, .squalls),
    ]
    )
    func `puts the heavier before the lighter`(heavier: ConditionCode, lighter: ConditionCode) {
        #expect(severity(heavier) > severity(lighter))
    }

    @Test
    func `ranks an undocumented number just below the mildest of its family`() {
        #expect(severity(614, .snow) < severity(.lightShowerSnow))
        #expect(severity(614, .snow) > severity(.moderateRain))
        #expect(severity(299, .thunderstorm) < severity(.thunderstormWithLightDrizzle))
        #expect(severity(299, .thunderstorm) > severity(.volcanicAsh))
        #expect(severity(805, .clouds) > severity(.clearSky))
    }

    @Test
    func `ranks an unknown family below everything`() {
        let unknown = severity(900, .unknown("Extreme"))

        #expect(ConditionCode.allCases.allSatisfy { severity($0) > unknown })
        #expect(unknown == severity(0, .unknown("")))
        #expect(severity(850, .clear) > unknown)
    }
}
