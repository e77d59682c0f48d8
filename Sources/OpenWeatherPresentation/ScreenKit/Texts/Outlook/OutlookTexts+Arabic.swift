extension OutlookTexts {
    /// Arabic.
    package static let arabic = OutlookTexts(
        rain: "مطر",
        snow: "ثلج",
        mixed: "مطر وثلج",
        freezingRain: "مطر متجمد",
        thunderstorm: "عواصف رعدية",
        begins: "{0} ابتداءً من الساعة {1} تقريبًا",
        beginsTomorrow: "{0} غدًا ابتداءً من الساعة {1} تقريبًا",
        beginsLater: "{0} اعتبارًا من يوم {1}",
        beginsBefore: "{0} قبل الساعة {1} تقريبًا",
        beginsBeforeTomorrow: "{0} قبل الساعة {1} غدًا تقريبًا",
        ends: "{0} حتى الساعة {1} تقريبًا",
        endsTomorrow: "{0} حتى الساعة {1} غدًا تقريبًا",
        endsLater: "{0} حتى يوم {1}",
        lasts: "{0} حتى يوم {1} على الأقل",
        dryUntilAtLeast: "جاف حتى يوم {0} على الأقل",
        noRainUntil: "لا يُتوقع مطر حتى يوم {0}",
        noPrecipitationUntil: "لا يُتوقع مطر أو ثلج حتى يوم {0}",
        shortBegins: "{0} من {1}",
        shortBefore: "{0} قبل {1}",
        shortEnds: "{0} حتى {1}"
    )
}
