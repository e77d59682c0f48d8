extension ConditionTexts {
    /// Arabic.
    static let arabic = ConditionTexts(
        thunderstorm: "عاصفة رعدية",
        drizzle: "رذاذ",
        rain: "مطر",
        snow: "ثلج",
        mist: "شبورة",
        smoke: "دخان",
        haze: "ضباب دخاني",
        dust: "غبار",
        fog: "ضباب",
        sand: "رمال",
        ash: "رماد بركاني",
        squall: "هبّات عاصفة",
        tornado: "إعصار قمعي",
        clear: "صافٍ",
        clouds: "غيوم",
        unknown: "طقس غير معروف"
    )
}
