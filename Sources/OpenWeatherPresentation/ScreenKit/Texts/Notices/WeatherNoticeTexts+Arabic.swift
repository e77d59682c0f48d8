extension WeatherNoticeTexts {
    /// Arabic.
    package static let arabic = WeatherNoticeTexts(
        begins: "مطر أو ثلج بعد {0}",
        beginsNow: "مطر أو ثلج بعد لحظات",
        beginsAbout: "مطر أو ثلج ابتداءً من الساعة {0} تقريبًا",
        until: "{0}، حتى {1} تقريبًا",
        frost: "صقيع ابتداءً من الساعة {0} تقريبًا، حتى {1}",
        day: "من {0} إلى {1}",
        dry: "{0}، دون مطر أو ثلج",
        wet: "{0}، مطر أو ثلج ابتداءً من الساعة {1} تقريبًا"
    )
}
