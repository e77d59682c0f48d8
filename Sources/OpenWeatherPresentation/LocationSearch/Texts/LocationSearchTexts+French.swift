import OpenWeatherScreenKit

extension LocationSearchTexts {
    /// French.
    static let french = LocationSearchTexts(
        title: "Choisir un lieu",
        recents: "Récents",
        favorites: "Favoris",
        emptyTitle: "Où\u{A0}?",
        emptyMessage: "Saisissez le nom d’une ville. Les lieux choisis ou marqués apparaîtront ici.",
        selectHint: "Affiche la météo de ce lieu",
        currentLocationHint: "Affiche la météo là où vous êtes",
        isFavorite: "Favori",
        favorite: "Ajouter aux favoris",
        unfavorite: "Retirer des favoris",
        remove: "Retirer des lieux récents"
    )
}
