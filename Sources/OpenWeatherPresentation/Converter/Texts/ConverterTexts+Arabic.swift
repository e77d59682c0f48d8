import OpenWeatherScreenKit

extension ConverterTexts {
    /// Arabic.
    package static let arabic = ConverterTexts(
        title: "محوّل درجات الحرارة",
        fahrenheit: "فهرنهايت",
        celsius: "مئوية",
        kelvin: "كلفن",
        hint: "حرّك شريط التمرير أو أدخل درجة حرارة أو اختر مدينة",
        slider: "درجة الحرارة",
        sliderHint: "يغيّر درجة الحرارة",
        fieldHint: "أدخل درجة حرارة لتحويلها",
        cold: "بارد",
        mild: "معتدل",
        warm: "دافئ",
        hot: "حار",
        badNumber: "أدخل رقمًا مثل {0}.",
        absoluteZero: "لا شيء أبرد من {0}.",
        place: "درجة الحرارة في {0}",
        unavailable: "{0}. لا يزال بإمكانك ضبط درجة الحرارة بنفسك.",
        cityHint: "يملأ درجة الحرارة هناك",
        currentLocationHint: "يملأ درجة الحرارة في مكانك",
        loading: "جارٍ جلب درجة الحرارة…",
        pair: "{0}، {1}"
    )
}
