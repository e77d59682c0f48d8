package import OpenWeatherCore

/// Texts for a location of the device that is not available, each with what the user can do.
package struct LocationFailureTexts: Hashable, Sendable {
    /// The user was not asked for permission.
    package let undetermined: FailureText
    /// The user denied access.
    package let refused: FailureText
    /// A policy denies access.
    package let restricted: FailureText
    /// The location services are off.
    package let servicesOff: FailureText
    /// The location was not determined in time.
    package let timedOut: FailureText
    /// The location could not be determined.
    package let unavailable: FailureText
    /// There is no source of the location.
    package let unsupported: FailureText

    /// Returns the texts for `failure`.
    package subscript(failure: LocationFailure) -> FailureText {
        switch failure {
        case .undetermined: undetermined
        case .refused: refused
        case .restricted: restricted
        case .servicesOff: servicesOff
        case .timedOut: timedOut
        case .unavailable: unavailable
        case .unsupported: unsupported
        }
    }

    /// English.
    static let english = LocationFailureTexts(
        undetermined: FailureText(
            title: "Location not in use",
            message: "You have not been asked for your location yet. Allow it when the app asks, or search for a city "
                + "by name."
        ),
        refused: FailureText(
            title: "No access to your location",
            message: "The app may not use your location. Allow it in Settings, or search for a city by name."
        ),
        restricted: FailureText(
            title: "Location not allowed",
            message: "A restriction on this device keeps apps from your location. Search for a city by name instead."
        ),
        servicesOff: FailureText(
            title: "Location services are off",
            message: "Turn on location services in the settings of this device, or search for a city by name."
        ),
        timedOut: FailureText(
            title: "Location not found in time",
            message: "Finding your location took too long. Try again, or search for a city by name."
        ),
        unavailable: FailureText(
            title: "Location not found",
            message: "Your location can’t be determined right now. Search for a city by name instead."
        ),
        unsupported: FailureText(
            title: "No location on this device",
            message: "This device can’t say where it is. Search for a city by name instead."
        )
    )

    /// German.
    static let german = LocationFailureTexts(
        undetermined: FailureText(
            title: "Standort nicht verwendet",
            message: "Du wurdest noch nicht nach deinem Standort gefragt. Erlaube ihn, wenn die App fragt, oder "
                + "suche eine "
                + "Stadt nach Namen."
        ),
        refused: FailureText(
            title: "Kein Zugriff auf den Standort",
            message: "Die App darf deinen Standort nicht verwenden. Erlaube es in den Einstellungen oder suche eine "
                + "Stadt nach Namen."
        ),
        restricted: FailureText(
            title: "Standort nicht erlaubt",
            message: "Eine Einschränkung dieses Geräts verwehrt Apps deinen Standort. Suche stattdessen eine Stadt "
                + "nach "
                + "Namen."
        ),
        servicesOff: FailureText(
            title: "Ortungsdienste sind aus",
            message: "Schalte die Ortungsdienste in den Einstellungen des Geräts ein oder suche eine Stadt nach Namen."
        ),
        timedOut: FailureText(
            title: "Standort nicht rechtzeitig gefunden",
            message: "Deinen Standort zu finden hat zu lange gedauert. Versuche es noch einmal oder suche eine Stadt "
                + "nach Namen."
        ),
        unavailable: FailureText(
            title: "Standort nicht gefunden",
            message: "Dein Standort lässt sich gerade nicht bestimmen. Suche stattdessen eine Stadt nach Namen."
        ),
        unsupported: FailureText(
            title: "Kein Standort auf diesem Gerät",
            message: "Dieses Gerät weiß nicht, wo es ist. Suche stattdessen eine Stadt nach Namen."
        )
    )

    /// French.
    static let french = LocationFailureTexts(
        undetermined: FailureText(
            title: "Position non utilisée",
            message: "L’app ne vous a pas encore demandé votre position. Autorisez-la quand elle le demande, ou "
                + "cherchez "
                + "une ville par son nom."
        ),
        refused: FailureText(
            title: "Pas d’accès à votre position",
            message: "L’app ne peut pas utiliser votre position. Autorisez-la dans les réglages, ou cherchez une ville "
                + "par son nom."
        ),
        restricted: FailureText(
            title: "Position non autorisée",
            message: "Une restriction de cet appareil empêche les apps d’utiliser votre position. Cherchez plutôt une "
                + "ville par son nom."
        ),
        servicesOff: FailureText(
            title: "Service de localisation désactivé",
            message: "Activez le service de localisation dans les réglages de l’appareil, ou cherchez une ville "
                + "par son "
                + "nom."
        ),
        timedOut: FailureText(
            title: "Position non trouvée à temps",
            message: "La recherche de votre position a pris trop de temps. Réessayez, ou cherchez une ville par "
                + "son nom."
        ),
        unavailable: FailureText(
            title: "Position introuvable",
            message: "Votre position ne peut pas être déterminée pour l’instant. Cherchez plutôt une ville par son "
                + "nom."
        ),
        unsupported: FailureText(
            title: "Pas de position sur cet appareil",
            message: "Cet appareil ne sait pas où il se trouve. Cherchez plutôt une ville par son nom."
        )
    )

    /// Spanish.
    static let spanish = LocationFailureTexts(
        undetermined: FailureText(
            title: "Ubicación sin usar",
            message: "La app aún no te ha pedido tu ubicación. Permítela cuando la pida o busca una ciudad por su "
                + "nombre."
        ),
        refused: FailureText(
            title: "Sin acceso a tu ubicación",
            message: "La app no puede usar tu ubicación. Permítelo en Ajustes o busca una ciudad por su nombre."
        ),
        restricted: FailureText(
            title: "Ubicación no permitida",
            message: "Una restricción de este dispositivo impide a las apps usar tu ubicación. Busca una ciudad por su "
                + "nombre."
        ),
        servicesOff: FailureText(
            title: "Localización desactivada",
            message: "Activa la localización en los ajustes del dispositivo o busca una ciudad por su nombre."
        ),
        timedOut: FailureText(
            title: "Ubicación no encontrada a tiempo",
            message: "Encontrar tu ubicación ha tardado demasiado. Inténtalo de nuevo o busca una ciudad por su nombre."
        ),
        unavailable: FailureText(
            title: "Ubicación no encontrada",
            message: "Ahora mismo no se puede determinar tu ubicación. Busca una ciudad por su nombre."
        ),
        unsupported: FailureText(
            title: "Sin ubicación en este dispositivo",
            message: "Este dispositivo no sabe dónde está. Busca una ciudad por su nombre."
        )
    )

    /// Japanese.
    static let japanese = LocationFailureTexts(
        undetermined: FailureText(
            title: "位置情報は未使用です",
            message: "位置情報の利用をまだ確認していません。確認の画面で許可するか、都市名で検索してください。"
        ),
        refused: FailureText(
            title: "位置情報を使用できません",
            message: "位置情報の利用が許可されていません。設定で許可するか、都市名で検索してください。"
        ),
        restricted: FailureText(
            title: "位置情報は制限されています",
            message: "このデバイスの制限により、位置情報を利用できません。代わりに都市名で検索してください。"
        ),
        servicesOff: FailureText(
            title: "位置情報サービスがオフです",
            message: "デバイスの設定で位置情報サービスをオンにするか、都市名で検索してください。"
        ),
        timedOut: FailureText(
            title: "現在地を時間内に取得できません",
            message: "現在地の取得に時間がかかりすぎました。もう一度試すか、都市名で検索してください。"
        ),
        unavailable: FailureText(title: "現在地が見つかりません", message: "現在地を特定できません。代わりに都市名で検索してください。"),
        unsupported: FailureText(
            title: "このデバイスには位置情報がありません",
            message: "このデバイスでは現在地が分かりません。代わりに都市名で検索してください。"
        )
    )

    /// Arabic.
    static let arabic = LocationFailureTexts(
        undetermined: FailureText(
            title: "الموقع غير مستخدم",
            message: "لم يطلب التطبيق موقعك بعد. اسمح به عندما يطلبه، أو ابحث عن مدينة بالاسم."
        ),
        refused: FailureText(
            title: "لا يمكن الوصول إلى موقعك",
            message: "لا يُسمح للتطبيق باستخدام موقعك. اسمح به في الإعدادات، أو ابحث عن مدينة بالاسم."
        ),
        restricted: FailureText(
            title: "الموقع غير مسموح به",
            message: "يمنع تقييد على هذا الجهاز التطبيقات من استخدام موقعك. ابحث عن مدينة بالاسم بدلاً من ذلك."
        ),
        servicesOff: FailureText(
            title: "خدمات الموقع متوقفة",
            message: "شغّل خدمات الموقع في إعدادات هذا الجهاز، أو ابحث عن مدينة بالاسم."
        ),
        timedOut: FailureText(
            title: "لم يُحدَّد الموقع في الوقت المناسب",
            message: "استغرق تحديد موقعك وقتًا طويلاً. حاول مرة أخرى، أو ابحث عن مدينة بالاسم."
        ),
        unavailable: FailureText(
            title: "تعذر تحديد الموقع",
            message: "لا يمكن تحديد موقعك الآن. ابحث عن مدينة بالاسم بدلاً من ذلك."
        ),
        unsupported: FailureText(
            title: "لا يوجد موقع على هذا الجهاز",
            message: "لا يعرف هذا الجهاز مكانه. ابحث عن مدينة بالاسم بدلاً من ذلك."
        )
    )
}
