import ExampleScreens
import ExampleSupport
import OpenWeatherFavoritesFeature
import OpenWeatherScreenKit

/// The favorites with their keys: arrows and Tab select a row, and further keys open, move, and remove it.
@MainActor
final class FavoritesScreen: TerminalScreen {
    private let model: FavoritesViewModel
    private var cursor = Cursor()

    init(_ model: FavoritesViewModel) {
        self.model = model
    }

    var isLoading: Bool {
        if case .loading = model.state.list { return true }
        return model.state.list.rows.contains(where: \.weather.isLoading)
    }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        let state = model.state
        let row = selected(in: state)
        let actions = [
            row?.moveUp.map { KeyHint("K", texts.word($0.title)) },
            row?.moveDown.map { KeyHint("J", texts.word($0.title)) },
            row.map { texts.controlHint("d", texts.word($0.remove.title)) },
            state.refresh.map { KeyHint("r", texts.word($0.title)) },
            state.retry.map { KeyHint("t", texts.word($0.title)) },
        ]
        return [texts.selectHint, texts.openHint] + actions.compactMap(\.self) + [texts.backHint(state.back.title)]
    }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        FavoritesDrawing.lines(model.state, selected: cursor.row, for: space.terminal)
    }

    func appear() async {
        async let following: Void = model.followFavorites()
        await model.onAppear()
        await following
    }

    func press(_ key: Key) -> KeyResponse {
        let state = model.state
        if cursor.move(key, among: state.list.rows.count) { return .handled }
        switch key {
        case .escape, .backspace: model.backTapped()
        case .enter: return activate(in: state)
        case .character("K"): return move(by: -1)
        case .character("J"): return move(by: 1)
        case .character("r"): return .work { [model] in await model.refreshPulled() }
        case .character("t"): return .work { [model] in await model.retryTapped() }
        case .control("d"), .delete:
            guard let row = selected(in: state) else { return .ignored }
            return .work { [model] in await model.removeTapped(row.id) }
        default: return .ignored
        }
        return .handled
    }

    private func activate(in state: FavoritesContent) -> KeyResponse {
        switch state.list {
        case .empty: model.searchTapped()
        case .failed: return .work { [model] in await model.retryTapped() }
        case .loading: return .ignored
        case .rows:
            guard let row = selected(in: state) else { return .ignored }
            model.favoriteTapped(row.id)
        }
        return .handled
    }

    func click(_ item: Int) -> KeyResponse {
        cursor.select(item)
        return activate(in: model.state)
    }

    private func move(by step: Int) -> KeyResponse {
        guard let row = cursor.row, model.state.list.rows.indices.contains(row + step) else { return .ignored }
        cursor.select(row + step)
        return .work { [model] in await model.favoriteMoved(from: row, to: row + step) }
    }

    private func selected(in state: FavoritesContent) -> FavoritesContent.Row? {
        guard let row = cursor.row, state.list.rows.indices.contains(row) else { return nil }
        return state.list.rows[row]
    }
}
