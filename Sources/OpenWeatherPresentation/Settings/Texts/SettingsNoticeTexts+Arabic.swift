import OpenWeatherScreenKit

extension SettingsNoticeTexts {
    /// Arabic.
    package static let arabic = SettingsNoticeTexts(
        title: "الإشعارات",
        rain: "قبل المطر أو الثلج",
        alerts: "التنبيهات الجوية",
        frost: "صقيع الليلة المقبلة، الساعة {0}",
        morning: "طقس اليوم، الساعة {0}",
        quiet: "لا إشعارات من {0} إلى {1}",
        hint: "إشعار واحد قبل حدوثه",
        quietHint: "تنتظر الإشعارات نهاية هذه الساعات",
        lead: "قبل كم من الوقت",
        threshold: "ابتداءً من هذه الكمية",
        anHour: "{0} في الساعة",
        notPermitted: "لا يُسمح لهذا التطبيق بعرض الإشعارات. اسمح بها في إعدادات النظام."
    )
}
