import OpenWeatherScreenKit

extension LocationSearchTexts {
    /// French.
    package static let french = LocationSearchTexts(
        title: "Choisir un lieu",
        recents: "Récents",
        favorites: "Favoris",
        emptyTitle: "Où\u{202F}?",
        emptyMessage: "Saisissez le nom d’une ville. Les lieux choisis ou marqués apparaîtront ici.",
        selectHint: "Affiche la météo de ce lieu",
        currentLocationHint: "Affiche la météo là où vous êtes",
        open: "Afficher la météo",
        openHint: "Conserve votre lieu actuel",
        remove: "Retirer des lieux récents"
    )
}
