import Foundation

/// Made-up weather, which an app without a key and its widgets show alike while its user tries it.
extension SharedContainer {
    /// The container of made-up weather within this one.
    ///
    /// It has responses and preferences of its own, so that no place that was chosen while trying it remains with a key,
    /// and no response of one is taken for that of the other.
    public var madeUp: SharedContainer { SharedContainer(directory: directory.appending(path: "made-up")) }

    /// A Boolean value that indicates whether the user of the app tries made-up weather, as the choice of
    /// ``makeStartChoice()`` says.
    ///
    /// A process of widgets may outlive a change of the choice: read it for each timeline.
    public var isMadeUp: Bool { FileStartChoice.isThere(choiceFile) }

    /// Creates the choice for ``AppStart`` that ``isMadeUp`` reads in the processes of widgets.
    @MainActor
    public func makeStartChoice() -> FileStartChoice { FileStartChoice(file: choiceFile) }

    private var choiceFile: URL { directory.appending(path: "made-up-weather") }
}
