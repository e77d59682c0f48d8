import OpenWeatherScreenKit

extension WeatherMapTexts {
    /// Arabic.
    package static let arabic = WeatherMapTexts(
        title: "خريطة الطقس",
        refreshHint: "يحمّل أحدث الصور",
        noLocationMessage: "اختر مدينة لترى الطقس من حولها على خريطة.",
        layerHint: "يعرضها على الخريطة",
        selected: "محدد",
        around: "خريطة حول {1}: {0}",
        legend: "مفتاح الألوان: {0}",
        range: "من {0} إلى {1}",
        transparent: "لا يظهر على الخريطة",
        layers: WeatherMapLayerTexts(
            temperature: "درجة الحرارة",
            precipitation: "المطر والثلج",
            clouds: "الغيوم",
            wind: "الرياح",
            pressure: "الضغط الجوي"
        )
    )
}
