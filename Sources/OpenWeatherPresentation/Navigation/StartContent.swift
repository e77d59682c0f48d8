public import OpenWeatherScreenKit

/// The texts of an app that has no key: the card that asks for one, and the notice on made-up weather.
///
/// `AppStart` of `OpenWeatherComposition` decides which of them an app shows.
public struct StartContent: Hashable, Sendable {
    /// The card in place of the screens, whose button tries made-up weather.
    public let keyCard: PromptContent
    /// The notice beside every screen of made-up weather.
    public let madeUpNotice: TextContent
    /// The button beside the notice, which leads back to the card.
    public let leave: ActionContent
    /// The reading direction.
    public let layoutDirection: TextDirection

    /// Creates the texts in the language of `environment`.
    public init(in environment: ScreenEnvironment) {
        let texts = StartTexts.texts(in: environment)
        let missing = environment.texts.errors.missingKey
        keyCard = PromptContent(
            id: ID.keyCard,
            title: missing.title,
            message: missing.message,
            symbolName: "key.slash",
            action: ActionContent(
                id: ID.tryMadeUp,
                title: texts.tryMadeUp,
                symbolName: "wand.and.stars",
                hint: texts.tryMadeUpHint
            ),
            in: environment
        )
        madeUpNotice = TextContent(id: ID.madeUpNotice, text: environment.texts.notices.madeUp)
        leave = ActionContent(id: ID.leave, title: texts.leave, symbolName: "xmark")
        layoutDirection = environment.layoutDirection
    }

    /// The identifiers of elements for user-interface tests, which are the same in every language.
    package enum ID: Sendable {
        /// The card that asks for a key.
        package static let keyCard = "start.key"
        /// The button that tries made-up weather.
        package static let tryMadeUp = "start.tryMadeUp"
        /// The notice that the weather is made up.
        package static let madeUpNotice = "start.madeUp"
        /// The button that leaves made-up weather.
        package static let leave = "start.leave"
    }
}

/// The texts about made-up weather in an app without a key, in one language.
struct StartTexts: TranslatedTexts, Hashable {
    /// The title of the button that tries made-up weather.
    let tryMadeUp: String
    /// The effect of that button.
    let tryMadeUpHint: String
    /// The title of the button that leaves made-up weather.
    let leave: String

    static let english = StartTexts(
        tryMadeUp: "Try made-up weather",
        tryMadeUpHint: "Shows the app with weather that no one measured",
        leave: "Leave made-up weather"
    )

    static let german = StartTexts(
        tryMadeUp: "Erfundenes Wetter ausprobieren",
        tryMadeUpHint: "Zeigt die App mit Wetter, das niemand gemessen hat",
        leave: "Erfundenes Wetter beenden"
    )

    static let french = StartTexts(
        tryMadeUp: "Essayer avec une météo inventée",
        tryMadeUpHint: "Affiche l’app avec une météo que personne n’a mesurée",
        leave: "Quitter la météo inventée"
    )

    static let spanish = StartTexts(
        tryMadeUp: "Probar con tiempo inventado",
        tryMadeUpHint: "Muestra la app con un tiempo que nadie ha medido",
        leave: "Salir del tiempo inventado"
    )

    static let japanese = StartTexts(
        tryMadeUp: "架空の天気で試す",
        tryMadeUpHint: "実際に観測されていない天気でアプリを表示します",
        leave: "架空の天気を終了"
    )

    static let arabic = StartTexts(
        tryMadeUp: "جرّب بطقس خيالي",
        tryMadeUpHint: "يعرض التطبيق بطقس لم يقسه أحد",
        leave: "إنهاء الطقس الخيالي"
    )
}
