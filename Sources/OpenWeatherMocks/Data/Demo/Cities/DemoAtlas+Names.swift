extension DemoAtlas {
    /// The names of the cities in other languages where they differ, each after the ISO 639 code of its language.
    static let namesTable = """
        Accra; ar أكرا; ja アクラ
        Addis Ababa; ar أديس أبابا; de Addis Abeba; es Adís Abeba; fr Addis-Abeba; ja アディスアベバ
        Algiers; ar الجزائر; de Algier; es Argel; fr Alger; ja アルジェ
        Cairo; ar القاهرة; de Kairo; es El Cairo; fr Le Caire; ja カイロ
        Cape Town; ar كيب تاون; de Kapstadt; es Ciudad del Cabo; fr Le Cap; ja ケープタウン
        Casablanca; ar الدار البيضاء; ja カサブランカ
        Dakar; ar داكار; ja ダカール
        Johannesburg; ar جوهانسبرغ; es Johannesburgo; ja ヨハネスブルグ
        Kinshasa; ar كينشاسا; ja キンシャサ
        Lagos; ar لاغوس; ja ラゴス
        Nairobi; ar نيروبي; ja ナイロビ
        Tunis; ar تونس; es Túnez; ja チュニス
        Bangkok; ar بانكوك; ja バンコク
        Beijing; ar بكين; de Peking; es Pekín; fr Pékin; ja 北京
        Hanoi; ar هانوي; es Hanói; fr Hanoï; ja ハノイ
        Hong Kong; ar هونغ كونغ; de Hongkong; ja 香港
        Jakarta; ar جاكرتا; es Yakarta; ja ジャカルタ
        Manila; ar مانيلا; fr Manille; ja マニラ
        Osaka; ar أوساكا; ja 大阪
        Sapporo; ar سابورو; ja 札幌
        Seoul; ar سيول; es Seúl; fr Séoul; ja ソウル; ko 서울
        Shanghai; ar شانغهاي; es Shanghái; ja 上海
        Singapore; ar سنغافورة; de Singapur; es Singapur; fr Singapour; ja シンガポール
        Taipei; ar تايبيه; de Taipeh; es Taipéi; ja 台北
        Tokyo; ar طوكيو; de Tokio; es Tokio; ja 東京
        Yakutsk; ar ياكوتسك; de Jakutsk; fr Iakoutsk; ja ヤクーツク
        Delhi; ar دلهي; ja デリー
        Dhaka; ar دكا; es Daca; fr Dacca; ja ダッカ
        Dubai; ar دبي; es Dubái; fr Dubaï; ja ドバイ
        Istanbul; ar إسطنبول; es Estambul; ja イスタンブール
        Jerusalem; ar القدس; es Jerusalén; fr Jérusalem; ja エルサレム
        Karachi; ar كراتشي; de Karatschi; ja カラチ
        Kathmandu; ar كاتماندو; es Katmandú; fr Katmandou; ja カトマンズ
        Mumbai; ar مومباي; es Bombay; ja ムンバイ
        Riyadh; ar الرياض; de Riad; es Riad; fr Riyad; ja リヤド
        Tashkent; ar طشقند; de Taschkent; es Taskent; fr Tachkent; ja タシュケント
        Tehran; ar طهران; de Teheran; es Teherán; fr Téhéran; ja テヘラン
        Copenhagen; ar كوبنهاغن; de Kopenhagen; es Copenhague; fr Copenhague; ja コペンハーゲン
        Dublin; ar دبلن; es Dublín; ja ダブリン
        Edinburgh, Scotland; ar إدنبرة; es Edimburgo; fr Édimbourg; ja エディンバラ
        Helsinki; ar هلسنكي; ja ヘルシンキ
        London, England; ar لندن; es Londres; fr Londres; ja ロンドン; ko 런던
        Longyearbyen; ar لونغياربين; ja ロングイェールビーン
        Oslo; ar أوسلو; ja オスロ
        Reykjavik; ar ريكيافيك; de Reykjavík; es Reikiavik; ja レイキャヴィーク
        Stockholm; ar ستوكهولم; es Estocolmo; ja ストックホルム
        Tromsø; ar ترومسو; ja トロムソ
        Amsterdam; ar أمستردام; es Ámsterdam; ja アムステルダム
        Berlin; ar برلين; es Berlín; ja ベルリン
        Brussels; ar بروكسل; de Brüssel; es Bruselas; fr Bruxelles; ja ブリュッセル
        Budapest; ar بودابست; ja ブダペスト
        Kyiv; ar كييف; de Kiew; es Kiev; ja キーウ; uk Київ
        Moscow; ar موسكو; de Moskau; es Moscú; fr Moscou; ja モスクワ
        Munich, Bavaria; ar ميونخ; de München; es Múnich; ja ミュンヘン
        Paris, Ile-de-France; ar باريس; es París; it Parigi; ja パリ
        Prague; ar براغ; cs Praha; de Prag; es Praga; ja プラハ
        Vienna; ar فيينا; de Wien; es Viena; fr Vienne; ja ウィーン
        Warsaw; ar وارسو; de Warschau; es Varsovia; fr Varsovie; ja ワルシャワ
        Zurich; ar زيورخ; de Zürich; es Zúrich; ja チューリッヒ
        Athens; ar أثينا; de Athen; es Atenas; fr Athènes; ja アテネ
        Barcelona; ar برشلونة; fr Barcelone; ja バルセロナ
        Lisbon; ar لشبونة; de Lissabon; es Lisboa; fr Lisbonne; ja リスボン; pt Lisboa
        Madrid; ar مدريد; ja マドリード
        Milan; ar ميلانو; de Mailand; es Milán; it Milano; ja ミラノ
        Porto; ar بورتو; es Oporto; ja ポルト
        Rome; ar روما; de Rom; es Roma; it Roma; ja ローマ
        Anchorage, Alaska, AK; ar أنكوريج; ja アンカレッジ
        Chicago, Illinois, IL; ar شيكاغو; ja シカゴ
        Denver, Colorado, CO; ar دنفر; ja デンバー
        Honolulu, Hawaii, HI; ar هونولولو; es Honolulú; ja ホノルル
        Houston, Texas, TX; ar هيوستن; ja ヒューストン
        Los Angeles, California, CA; ar لوس أنجلوس; es Los Ángeles; ja ロサンゼルス
        Miami, Florida, FL; ar ميامي; ja マイアミ
        New York, New York, NY; ar نيويورك; es Nueva York; ja ニューヨーク
        Paris, Texas, TX; ja パリス
        Portland, Maine, ME; ar بورتلاند; ja ポートランド
        Portland, Oregon, OR; ar بورتلاند; ja ポートランド
        San Francisco, California, CA; ar سان فرانسيسكو; ja サンフランシスコ
        Seattle, Washington, WA; ar سياتل; ja シアトル
        Springfield, Illinois, IL; ja スプリングフィールド
        Springfield, Massachusetts, MA; ja スプリングフィールド
        Havana; ar هافانا; de Havanna; es La Habana; fr La Havane; ja ハバナ
        London, Ontario; ar لندن; ja ロンドン
        Mexico City; ar مدينة مكسيكو; de Mexiko-Stadt; es Ciudad de México; fr Mexico; ja メキシコシティ
        Montreal, Quebec; ar مونتريال; fr Montréal; ja モントリオール
        Nuuk; ar نوك; ja ヌーク
        Toronto, Ontario; ar تورونتو; ja トロント
        Vancouver, British Columbia; ar فانكوفر; ja バンクーバー
        Bogotá; ar بوغوتا; ja ボゴタ
        Buenos Aires; ar بوينس آيرس; ja ブエノスアイレス
        Caracas; ar كاراكاس; ja カラカス
        La Paz; ar لا باز; ja ラパス
        Lima; ar ليما; ja リマ
        Quito; ar كيتو; ja キト
        Rio de Janeiro, Rio de Janeiro; ar ريو دي جانيرو; es Río de Janeiro; ja リオデジャネイロ
        Santiago; ar سانتياغو; de Santiago de Chile; es Santiago de Chile; ja サンティアゴ
        São Paulo, São Paulo; ar ساو باولو; ja サンパウロ
        Ushuaia; ar أوشوايا; ja ウシュアイア
        Auckland; ar أوكلاند; ja オークランド
        Brisbane, Queensland; ar بريزبان; ja ブリスベン
        McMurdo Station; ar محطة مكموردو; ja マクマード基地
        Melbourne, Victoria; ar ملبورن; ja メルボルン
        Perth, Western Australia; ar بيرث; ja パース
        Suva; ar سوفا; ja スバ
        Sydney, New South Wales; ar سيدني; es Sídney; ja シドニー
        Wellington; ar ولينغتون; ja ウェリントン
        North Pole; ar القطب الشمالي; de Nordpol; es Polo Norte; fr Pôle Nord; ja 北極点
        South Pole; ar القطب الجنوبي; de Südpol; es Polo Sur; fr Pôle Sud; ja 南極点
        """
}
