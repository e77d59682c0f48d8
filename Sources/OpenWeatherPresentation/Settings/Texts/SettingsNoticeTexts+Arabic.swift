import OpenWeatherScreenKit

extension SettingsNoticeTexts {
    /// Arabic.
    package static let arabic = SettingsNoticeTexts(
        title: "التنبيهات",
        rain: "قبل المطر أو الثلج",
        alerts: "تحذيرات الطقس",
        frost: "صقيع الليلة المقبلة، الساعة {0}",
        morning: "طقس اليوم، الساعة {0}",
        quiet: "لا تنبيهات من {0} إلى {1}",
        hint: "ينبهك مرة واحدة قبل حدوثه",
        quietHint: "تنتظر التنبيهات نهاية هذه الساعات",
        lead: "قبل كم من الوقت",
        threshold: "ابتداءً من هذه الكمية",
        anHour: "{0} في الساعة",
        notPermitted: "لا يُسمح لهذا التطبيق بعرض التنبيهات. اسمح بها في إعدادات النظام."
    )
}
