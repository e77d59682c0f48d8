/// The texts about the device's own place, in one language.
package struct DeviceTexts: TranslatedTexts, Hashable {
    /// The device's own place in a list of places.
    package let myLocation: String
    /// The spoken effect of the button that uses the device's location.
    package let useHint: String
    /// The title of the button that opens the system's settings.
    package let openSettings: String
    /// The age of the place that is shown in place of a new one; takes the age.
    package let lastKnown: Phrase
    /// The place that the time zone of the device suggests; takes the place.
    package let proposal: Phrase
    /// The title of the button that takes it; takes the place.
    package let takeProposal: Phrase
    /// The title of the section in the settings.
    package let sectionTitle: String
    /// The label of the place where the device was found last.
    package let lastPlace: String
    /// The time at which the device was found; takes an age.
    package let found: Phrase
    /// The permission is limited to the area.
    package let approximate: String
    /// No place of the device is known.
    package let noPlace: String
    /// The title of the button that forgets where the device was.
    package let forget: String
    /// The explanation of that button.
    package var forgetNote: String

    package static let english = DeviceTexts(
        myLocation: "My location",
        useHint: "Shows the weather where you are",
        openSettings: "Open Settings",
        lastKnown: "This is where you were {0}.",
        proposal: "Your time zone suggests {0}. Is that where you are?",
        takeProposal: "Show {0}",
        sectionTitle: "Location",
        lastPlace: "Last found in",
        found: "Found {0}",
        approximate: "The app knows your location only roughly. That is enough for weather; precise location is in "
            + "Settings.",
        noPlace: "Not known",
        forget: "Forget my location",
        forgetNote: "The app keeps the last place, to about a kilometre, so that widgets have one. When it is "
            + "forgotten, nothing already shown or saved is lost."
    )

    package static let american: DeviceTexts = {
        var texts = english
        texts.forgetNote =
            "The app keeps the last place, to about a kilometer, so that widgets have one. When it is "
            + "forgotten, nothing already shown or saved is lost."
        return texts
    }()

    package static let german = DeviceTexts(
        myLocation: "Mein Standort",
        useHint: "Zeigt das Wetter dort, wo du bist",
        openSettings: "Einstellungen öffnen",
        lastKnown: "Hier warst du {0}.",
        proposal: "Deine Zeitzone spricht für {0}. Bist du dort?",
        takeProposal: "{0} zeigen",
        sectionTitle: "Standort",
        lastPlace: "Zuletzt gefunden in",
        found: "Gefunden {0}",
        approximate: "Die App kennt deinen Standort nur ungefähr. Für das Wetter reicht das; genauer geht es in den "
            + "Einstellungen.",
        noPlace: "Nicht bekannt",
        forget: "Standort vergessen",
        forgetNote: "Die App merkt sich den letzten Ort auf etwa einen Kilometer genau, damit Widgets einen haben. "
            + "Wird er "
            + "vergessen, geht nichts verloren, was schon gezeigt oder gespeichert ist."
    )

    package static let french = DeviceTexts(
        myLocation: "Ma position",
        useHint: "Affiche la météo là où vous êtes",
        openSettings: "Ouvrir les réglages",
        lastKnown: "C’est le lieu où vous étiez {0}.",
        proposal: "Votre fuseau horaire suggère {0}. Y êtes-vous\u{202F}?",
        takeProposal: "Afficher {0}",
        sectionTitle: "Position",
        lastPlace: "Dernier lieu trouvé",
        found: "Trouvée {0}",
        approximate: "L’app ne connaît que votre position approximative. Cela suffit pour la météo\u{202F}; la "
            + "position exacte s’active dans les réglages.",
        noPlace: "Inconnu",
        forget: "Oublier ma position",
        forgetNote: "L’app garde le dernier lieu, à un kilomètre près, pour que les widgets en aient un. Si vous "
            + "l’oubliez, rien de ce qui est affiché ou enregistré n’est perdu."
    )

    package static let spanish = DeviceTexts(
        myLocation: "Mi ubicación",
        useHint: "Muestra el tiempo donde estás",
        openSettings: "Abrir Ajustes",
        lastKnown: "Último lugar conocido ({0}).",
        proposal: "Tu zona horaria sugiere {0}. ¿Estás ahí?",
        takeProposal: "Mostrar {0}",
        sectionTitle: "Ubicación",
        lastPlace: "Último lugar encontrado",
        found: "Encontrado {0}",
        approximate: "La app solo conoce tu ubicación aproximada. Basta para el tiempo; la precisa se activa en "
            + "Ajustes.",
        noPlace: "Desconocido",
        forget: "Olvidar mi ubicación",
        forgetNote: "La app guarda el último lugar, con un kilómetro de precisión, para que los widgets tengan uno. Si "
            + "lo olvidas, no se pierde nada de lo mostrado o guardado."
    )

    package static let japanese = DeviceTexts(
        myLocation: "現在地",
        useHint: "今いる場所の天気を表示します",
        openSettings: "設定を開く",
        lastKnown: "最後に確認できた場所を表示しています（{0}）。",
        proposal: "タイムゾーンから{0}と推定しました。今いる場所ですか？",
        takeProposal: "{0}を表示",
        sectionTitle: "位置情報",
        lastPlace: "最後に見つかった場所",
        found: "取得：{0}",
        approximate: "おおよその位置情報だけが許可されています。天気にはこれで十分です。正確な位置情報は設定で許可できます。",
        noPlace: "不明",
        forget: "現在地を消去",
        forgetNote: "ウィジェットで使うため、最後の場所を約1キロメートルの精度で保存しています。消去しても、表示中や保存済みのものは失われません。"
    )

    package static let arabic = DeviceTexts(
        myLocation: "موقعي",
        useHint: "يعرض الطقس حيث أنت",
        openSettings: "فتح الإعدادات",
        lastKnown: "آخر مكان معروف لك ({0}).",
        proposal: "تشير منطقتك الزمنية إلى {0}. هل أنت هناك؟",
        takeProposal: "عرض {0}",
        sectionTitle: "الموقع",
        lastPlace: "آخر مكان معروف",
        found: "تم تحديده {0}",
        approximate: "يعرف التطبيق موقعك التقريبي فقط. هذا يكفي للطقس، ويمكن تفعيل الموقع الدقيق في الإعدادات.",
        noPlace: "غير معروف",
        forget: "نسيان موقعي",
        forgetNote: "يحتفظ التطبيق بآخر مكان بدقة كيلومتر واحد تقريبًا لتستخدمه الأدوات. عند نسيانه لا يضيع شيء "
            + "معروض أو محفوظ."
    )
}
