/// The texts that all screens share, in one language.
///
/// Each area is a struct without default values and each language one value of it, so that a missing text does not
/// compile. A screen keeps the texts that only it shows in a struct of the same kind in its own module.
package struct Texts: Hashable, Sendable {
    /// What went wrong and what to do.
    package let errors: ErrorTexts
    /// Units, written and spoken.
    package let units: UnitTexts
    /// Families of weather.
    package let conditions: ConditionTexts
    /// Points of the compass.
    package let compass: CompassTexts
    /// How long ago something was.
    package let ages: AgeTexts
    /// Remarks about what is shown.
    package let notices: NoticeTexts

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> Texts {
        Texts(
            errors: .texts(in: language),
            units: .texts(in: language),
            conditions: .texts(in: language),
            compass: .texts(in: language),
            ages: .texts(in: language),
            notices: .texts(in: language)
        )
    }
}
