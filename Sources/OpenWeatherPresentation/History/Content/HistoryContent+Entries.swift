import OpenWeatherCore
import OpenWeatherScreenKit

/// Everything that the content of the history screen is made from.
struct HistoryInputs: ContentInputs {
    /// The entries, newest first.
    let history: [HistoryEntry]
    /// Whether the history has been read.
    let isRead: Bool
    /// Whether a diary of forecasts is kept, which is erased with the history.
    let keepsDiary: Bool
    /// Whether the user is asked to confirm that it is to be removed.
    let isConfirming: Bool
    /// The failure to read it; `nil` when there is none.
    let readFailure: WeatherError?
    /// The failure of the last change; `nil` when there is none.
    let saveFailure: WeatherError?

    /// Creates the content of the screen.
    func content(in environment: ScreenEnvironment) -> HistoryContent { HistoryContent(self, in: environment) }
}

extension HistoryContent {
    /// Creates the content in an environment, of which the language, the time zone, and the time matter.
    fileprivate init(_ inputs: HistoryInputs, in environment: ScreenEnvironment) {
        let texts = HistoryTexts.texts(in: environment)
        let isEmpty = inputs.history.isEmpty
        let failure = inputs.saveFailure ?? (isEmpty ? nil : inputs.readFailure)
        title = .header(id: HistoryContent.ID.title, text: texts.title)
        list =
            if !isEmpty {
                .sections(HistoryRows(environment, texts).sections(inputs.history))
            } else if let readFailure = inputs.readFailure {
                .failed(FailureContent(id: HistoryContent.ID.failure, readFailure, canSearch: false, in: environment))
            } else if inputs.isRead {
                .empty(.emptyHistory(texts, in: environment))
            } else {
                .loading(TextContent(id: HistoryContent.ID.progress, text: environment.texts.notices.loading))
            }
        notice = failure.map { NoticeContent(id: HistoryContent.ID.notice, failure: $0, in: environment) }
        let canClear = inputs.keepsDiary || !isEmpty
        clear =
            canClear
            ? ActionContent(id: HistoryContent.ID.clear, title: texts.clear, symbolName: "trash")
            : nil
        confirmation = canClear && inputs.isConfirming ? Confirmation(of: inputs, texts, in: environment) : nil
        back = .back(id: HistoryContent.ID.back, in: environment)
        layoutDirection = environment.layoutDirection
    }
}

extension PromptContent {
    /// Returns the card in place of an empty history.
    fileprivate static func emptyHistory(_ texts: HistoryTexts, in environment: ScreenEnvironment) -> PromptContent {
        PromptContent(
            id: HistoryContent.ID.emptiness,
            title: texts.emptyTitle,
            message: texts.emptyMessage,
            symbolName: "clock",
            action: nil,
            in: environment
        )
    }
}

extension HistoryContent.Confirmation {
    /// Creates the question for a history, a diary, or both.
    fileprivate init(of inputs: HistoryInputs, _ texts: HistoryTexts, in environment: ScreenEnvironment) {
        let count = inputs.history.count
        id = HistoryContent.ID.confirmation
        title = texts.confirmTitle
        message = environment.textLanguage.sentences(
            (count == 0 ? [] : [texts.confirmMessage(environment.formats.number(Double(count)))])
                + (inputs.keepsDiary ? [texts.diaryMessage] : [])
        )
        confirm = ActionContent(id: HistoryContent.ID.confirm, title: texts.clear, symbolName: "trash")
        cancel = ActionContent(id: HistoryContent.ID.cancel, title: texts.cancel, symbolName: "xmark")
        accessibility = AccessibilityText(label: environment.textLanguage.sentences([title, message]))
    }
}

/// Creates the rows of the history screen.
///
/// It holds the texts and the formats that all rows share, so that a row is cheap to create.
struct HistoryRows {
    private let texts: HistoryTexts
    private let place: PlaceFormat
    private let date: HistoryDateFormat

    /// Creates a value for all rows of a history.
    init(_ environment: ScreenEnvironment, _ texts: HistoryTexts) {
        self.texts = texts
        place = PlaceFormat(environment)
        date = HistoryDateFormat(environment, texts)
    }

    /// Returns the entries under a heading for each day, in their order.
    func sections(_ history: [HistoryEntry]) -> [HistoryContent.Section] {
        var sections: [(day: LocalDay?, rows: [HistoryContent.Row])] = []
        for (index, entry) in history.enumerated() {
            let day = entry.date.map(date.localDay)
            if sections.last.map({ $0.day == day }) != true { sections.append((day, [])) }
            sections[sections.count - 1].rows.append(row(entry, id: "\(HistoryContent.ID.row).\(index)"))
        }
        return sections.enumerated()
            .map { index, section in
                HistoryContent.Section(
                    id: "\(HistoryContent.ID.section).\(index)",
                    title: section.day.map(date.heading) ?? texts.undated,
                    rows: section.rows
                )
            }
    }

    private func row(_ entry: HistoryEntry, id: String) -> HistoryContent.Row {
        let time = entry.date.map { time in
            TextContent(
                id: "\(id).time",
                text: date.time(time),
                accessibility: AccessibilityText(label: date.spoken(time))
            )
        }
        let remove = ActionContent(id: "\(id).remove", title: texts.remove, symbolName: "trash")
        let value = time?.accessibility.label
        switch entry.content {
        case .place(let location):
            return HistoryContent.Row(
                id: entry.id,
                identifier: id,
                kind: .place,
                title: place.title(of: location).text,
                subtitle: place.subtitle(of: location),
                time: time,
                symbolName: "mappin.and.ellipse",
                remove: remove,
                accessibility: AccessibilityText(
                    label: place.spoken(location),
                    value: value,
                    hint: texts.placeHint
                )
            )
        case .search(let text):
            return HistoryContent.Row(
                id: entry.id,
                identifier: id,
                kind: .search,
                title: text,
                subtitle: nil,
                time: time,
                symbolName: "magnifyingglass",
                remove: remove,
                accessibility: AccessibilityText(
                    label: texts.searchedFor(text),
                    value: value,
                    hint: texts.searchHint
                )
            )
        }
    }
}
