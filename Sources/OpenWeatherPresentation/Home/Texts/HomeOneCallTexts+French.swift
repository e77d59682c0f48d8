import OpenWeatherScreenKit

extension HomeOneCallTexts {
    /// The texts in French.
    static let french = HomeOneCallTexts(
        precipitation: "Précipitations",
        notice: "Alertes mises à jour {0}",
        more: PluralPhrase(
            one: "{0} autre alerte",
            other: "{0} autres alertes"
        ),
        starts: "{1} dans {0}",
        startsNow: "{0} d’un instant à l’autre",
        stops: "{1}\u{A0}: fin dans {0} environ",
        stopsNow: "{0}\u{A0}: fin d’un instant à l’autre",
        staysDry: "Ni pluie ni neige pendant au moins {0}",
        staysWet: "{1} pendant encore au moins {0}"
    )
}
