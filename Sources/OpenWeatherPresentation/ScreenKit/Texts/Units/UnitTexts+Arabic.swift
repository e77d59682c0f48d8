extension UnitTexts {
    /// Arabic.
    static let arabic = UnitTexts(
        degrees: "{0}°",
        degreesAgain: "{0}",
        celsius: "{0}°م",
        fahrenheit: "{0}°ف",
        kelvins: "{0}\u{A0}كلفن",
        metersPerSecond: "{0}\u{A0}م/ث",
        kilometersPerHour: "{0}\u{A0}كم/س",
        milesPerHour: "{0}\u{A0}ميل/س",
        hectopascals: "{0}\u{A0}هكتوباسكال",
        inchesOfMercury: "{0}\u{A0}بوصة\u{A0}زئبق",
        meters: "{0}\u{A0}م",
        kilometers: "{0}\u{A0}كم",
        miles: "{0}\u{A0}ميل",
        millimeters: "{0}\u{A0}مم",
        inches: "{0}\u{A0}بوصة",
        lessThan: "أقل\u{A0}من\u{A0}{0}",
        spokenCelsius: PluralPhrase(
            zero: "{0} درجة مئوية",
            one: "{0} درجة مئوية",
            two: "{0} درجة مئوية",
            few: "{0} درجات مئوية",
            many: "{0} درجة مئوية",
            other: "{0} درجة مئوية"
        ),
        spokenFahrenheit: PluralPhrase(
            zero: "{0} درجة فهرنهايت",
            one: "{0} درجة فهرنهايت",
            two: "{0} درجة فهرنهايت",
            few: "{0} درجات فهرنهايت",
            many: "{0} درجة فهرنهايت",
            other: "{0} درجة فهرنهايت"
        ),
        spokenKelvins: PluralPhrase(
            zero: "{0} كلفن",
            one: "{0} كلفن",
            two: "{0} كلفن",
            few: "{0} كلفن",
            many: "{0} كلفن",
            other: "{0} كلفن"
        ),
        spokenMetersPerSecond: PluralPhrase(
            zero: "{0} متر في الثانية",
            one: "{0} متر في الثانية",
            two: "{0} متر في الثانية",
            few: "{0} أمتار في الثانية",
            many: "{0} مترًا في الثانية",
            other: "{0} متر في الثانية"
        ),
        spokenKilometersPerHour: PluralPhrase(
            zero: "{0} كيلومتر في الساعة",
            one: "{0} كيلومتر في الساعة",
            two: "{0} كيلومتر في الساعة",
            few: "{0} كيلومترات في الساعة",
            many: "{0} كيلومترًا في الساعة",
            other: "{0} كيلومتر في الساعة"
        ),
        spokenMilesPerHour: PluralPhrase(
            zero: "{0} ميل في الساعة",
            one: "{0} ميل في الساعة",
            two: "{0} ميل في الساعة",
            few: "{0} أميال في الساعة",
            many: "{0} ميلاً في الساعة",
            other: "{0} ميل في الساعة"
        ),
        spokenHectopascals: PluralPhrase(
            zero: "{0} هكتوباسكال",
            one: "{0} هكتوباسكال",
            two: "{0} هكتوباسكال",
            few: "{0} هكتوباسكال",
            many: "{0} هكتوباسكال",
            other: "{0} هكتوباسكال"
        ),
        spokenInchesOfMercury: PluralPhrase(
            zero: "{0} بوصة زئبق",
            one: "{0} بوصة زئبق",
            two: "{0} بوصة زئبق",
            few: "{0} بوصات زئبق",
            many: "{0} بوصة زئبق",
            other: "{0} بوصة زئبق"
        ),
        spokenMeters: PluralPhrase(
            zero: "{0} متر",
            one: "{0} متر",
            two: "{0} متر",
            few: "{0} أمتار",
            many: "{0} مترًا",
            other: "{0} متر"
        ),
        spokenKilometers: PluralPhrase(
            zero: "{0} كيلومتر",
            one: "{0} كيلومتر",
            two: "{0} كيلومتر",
            few: "{0} كيلومترات",
            many: "{0} كيلومترًا",
            other: "{0} كيلومتر"
        ),
        spokenMiles: PluralPhrase(
            zero: "{0} ميل",
            one: "{0} ميل",
            two: "{0} ميل",
            few: "{0} أميال",
            many: "{0} ميلاً",
            other: "{0} ميل"
        ),
        spokenMillimeters: PluralPhrase(
            zero: "{0} مليمتر",
            one: "{0} مليمتر",
            two: "{0} مليمتر",
            few: "{0} مليمترات",
            many: "{0} مليمترًا",
            other: "{0} مليمتر"
        ),
        spokenInches: PluralPhrase(
            zero: "{0} بوصة",
            one: "{0} بوصة",
            two: "{0} بوصة",
            few: "{0} بوصات",
            many: "{0} بوصة",
            other: "{0} بوصة"
        ),
        spokenLessThan: "أقل من {0}",
        minus: "سالب {0}"
    )
}
