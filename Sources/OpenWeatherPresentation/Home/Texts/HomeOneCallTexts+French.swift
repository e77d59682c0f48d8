import OpenWeatherScreenKit

extension HomeOneCallTexts {
    /// The texts in French.
    static let french = HomeOneCallTexts(
        precipitation: "Précipitations",
        alert: "Alerte météo",
        until: "Jusqu’à {0}",
        period: "De {0} à {1}",
        notice: "Alertes mises à jour {0}",
        more: PluralPhrase(
            one: "{0} autre alerte",
            other: "{0} autres alertes"
        ),
        starts: PluralPhrase(
            one: "{1} dans {0} minute",
            other: "{1} dans {0} minutes"
        ),
        stops: PluralPhrase(
            one: "{1} : fin dans {0} minute environ",
            other: "{1} : fin dans {0} minutes environ"
        ),
        staysDry: PluralPhrase(
            one: "Ni pluie ni neige pendant au moins {0} minute",
            other: "Ni pluie ni neige pendant au moins {0} minutes"
        ),
        staysWet: PluralPhrase(
            one: "{1} pendant encore au moins {0} minute",
            other: "{1} pendant encore au moins {0} minutes"
        )
    )
}
