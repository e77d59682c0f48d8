extension Language {
    /// Afrikaans.
    public static let afrikaans = Language(code: "af")
    /// Albanian.
    public static let albanian = Language(code: "sq")
    /// Arabic.
    public static let arabic = Language(code: "ar")
    /// Azerbaijani.
    public static let azerbaijani = Language(code: "az")
    /// Basque.
    public static let basque = Language(code: "eu")
    /// Belarusian.
    public static let belarusian = Language(code: "be")
    /// Bulgarian.
    public static let bulgarian = Language(code: "bg")
    /// Catalan.
    public static let catalan = Language(code: "ca")
    /// Simplified Chinese.
    public static let chineseSimplified = Language(code: "zh_cn")
    /// Traditional Chinese.
    public static let chineseTraditional = Language(code: "zh_tw")
    /// Croatian.
    public static let croatian = Language(code: "hr")
    /// Czech.
    public static let czech = Language(code: "cz")
    /// Danish.
    public static let danish = Language(code: "da")
    /// Dutch.
    public static let dutch = Language(code: "nl")
    /// English.
    public static let english = Language(code: "en")
    /// Finnish.
    public static let finnish = Language(code: "fi")
    /// French.
    public static let french = Language(code: "fr")
    /// Galician.
    public static let galician = Language(code: "gl")
    /// German.
    public static let german = Language(code: "de")
    /// Greek.
    public static let greek = Language(code: "el")
    /// Hebrew.
    public static let hebrew = Language(code: "he")
    /// Hungarian.
    public static let hungarian = Language(code: "hu")
    /// Icelandic.
    public static let icelandic = Language(code: "is")
    /// Indonesian.
    public static let indonesian = Language(code: "id")
    /// Italian.
    public static let italian = Language(code: "it")
    /// Japanese.
    public static let japanese = Language(code: "ja")
    /// Korean.
    public static let korean = Language(code: "kr")
    /// Kurmanji.
    public static let kurdish = Language(code: "ku")
    /// Latvian.
    public static let latvian = Language(code: "la")
    /// Lithuanian.
    public static let lithuanian = Language(code: "lt")
    /// Macedonian.
    public static let macedonian = Language(code: "mk")
    /// Norwegian.
    public static let norwegian = Language(code: "no")
    /// Persian.
    public static let persian = Language(code: "fa")
    /// Polish.
    public static let polish = Language(code: "pl")
    /// Portuguese.
    public static let portuguese = Language(code: "pt")
    /// Brazilian Portuguese.
    public static let portugueseBrazil = Language(code: "pt_br")
    /// Romanian.
    public static let romanian = Language(code: "ro")
    /// Russian.
    public static let russian = Language(code: "ru")
    /// Serbian.
    public static let serbian = Language(code: "sr")
    /// Slovak.
    public static let slovak = Language(code: "sk")
    /// Slovenian.
    public static let slovenian = Language(code: "sl")
    /// Spanish.
    public static let spanish = Language(code: "es")
    /// Spanish, under its second code.
    package static let spanishAlias = Language(code: "sp")
    /// Swedish.
    public static let swedish = Language(code: "sv")
    /// Swedish, under its second code.
    package static let swedishAlias = Language(code: "se")
    /// Thai.
    public static let thai = Language(code: "th")
    /// Turkish.
    public static let turkish = Language(code: "tr")
    /// Ukrainian.
    public static let ukrainian = Language(code: "uk")
    /// Ukrainian, under its second code.
    package static let ukrainianAlias = Language(code: "ua")
    /// Vietnamese.
    public static let vietnamese = Language(code: "vi")
    /// Zulu.
    public static let zulu = Language(code: "zu")
    /// Hindi.
    public static let hindi = Language(code: "hi")

    /// Every code that the service documents, 52 for 49 languages; the main code of a language comes before its second
    /// one.
    public static let documented: [Language] = [
        .afrikaans, .albanian, .arabic, .azerbaijani, .basque, .belarusian, .bulgarian, .catalan,
        .chineseSimplified, .chineseTraditional, .croatian, .czech, .danish, .dutch, .english, .finnish, .french,
        .galician, .german, .greek, .hebrew, .hungarian, .icelandic, .indonesian, .italian, .japanese, .korean,
        .kurdish, .latvian, .lithuanian, .macedonian, .norwegian, .persian, .polish, .portuguese,
        .portugueseBrazil, .romanian, .russian, .serbian, .slovak, .slovenian, .spanish, .spanishAlias, .swedish,
        .swedishAlias, .thai, .turkish, .ukrainian, .ukrainianAlias, .vietnamese, .zulu, .hindi,
    ]

    /// The BCP 47 tags by the service's codes.
    static let tags: [String: String] = [
        "af": "af", "sq": "sq", "ar": "ar", "az": "az", "eu": "eu", "be": "be", "bg": "bg", "ca": "ca",
        "zh_cn": "zh-Hans", "zh_tw": "zh-Hant", "hr": "hr", "cz": "cs", "da": "da", "nl": "nl", "en": "en",
        "fi": "fi", "fr": "fr", "gl": "gl", "de": "de", "el": "el", "he": "he", "hu": "hu", "is": "is", "id": "id",
        "it": "it", "ja": "ja", "kr": "ko", "ku": "ku", "la": "lv", "lt": "lt", "mk": "mk", "no": "nb", "fa": "fa",
        "pl": "pl", "pt": "pt-PT", "pt_br": "pt-BR", "ro": "ro", "ru": "ru", "sr": "sr", "sk": "sk", "sl": "sl",
        "es": "es", "sp": "es", "sv": "sv", "se": "sv", "th": "th", "tr": "tr", "uk": "uk", "ua": "uk", "vi": "vi",
        "zu": "zu", "hi": "hi",
    ]
}
