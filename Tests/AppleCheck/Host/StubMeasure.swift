import Foundation
public import SwiftUI

/// The widths of views on a screen, and what is cut there.
///
/// It lays out stacks, grids, frames, and paddings as far as their widths go, and knows how the system treats rows of lists,
/// bars, and controls. A view that scrolls sideways may be as wide as it likes, but not in a bar.
@MainActor
struct StubMeasure {
    private let ruler = StubRuler()
    /// The width of the screen.
    let screen: CGFloat
    /// What is cut, or too small to be tapped.
    private(set) var problems: [String] = []

    init(screen: CGFloat) {
        self.screen = screen
    }

    /// What is around a view.
    private struct Place {
        var width: CGFloat
        /// Whether the view is in a bar, whose parts have to be visible without a touch.
        var isInBar = false
        /// Whether the system makes what can be tapped large enough, as in rows of a list and in bars.
        var isRow = false

        func with(_ width: CGFloat) -> Place {
            var other = self
            other.width = width
            return other
        }
    }

    /// Lays out a view on the whole width of the screen.
    mutating func layOut(_ nodes: [StubNode]) {
        for node in nodes { put(node, Place(width: screen)) }
    }

    // MARK: - Widths

    /// The width of a view that has as much room as it likes.
    private func ideal(_ node: StubNode) -> CGFloat {
        node.layout.reduce(idealInside(node)) { width, step in
            switch step {
            case .padding(let sides, _): width + sides
            case .frame(let fixed, _): fixed ?? width
            case .flexible(let least, let ideal, let most, _, _):
                ideal ?? min(max(width, least ?? 0), max(most ?? .infinity, least ?? 0))
            case .fixedSize: width
            }
        }
    }

    private func idealInside(_ node: StubNode) -> CGFloat {
        let parts = shown(node)
        return switch node.kind {
        case "text": ruler.width(node)
        case "image": symbol(node)
        case "hstack", "gridRow": row(parts.map(ideal), node)
        case "label" where !isRestyled(node): row(parts.map(ideal), node, spacing: 8)
        case "picker" where isSegmented(node): segments(node)
        case "labeledContent": parts.map(ideal).reduce(8, +)
        case "grid" where node.details["columns"] == nil: columns(node, ideal)
        case "fits": parts.first.map(ideal) ?? 0
        case "toggle": (parts.map(ideal).max() ?? 0) + 59
        default: parts.map(ideal).max() ?? 0
        }
    }

    /// The least width that shows the whole view.
    private func least(_ node: StubNode) -> CGFloat {
        node.layout.reduce(leastInside(node)) { width, step in
            switch step {
            case .padding(let sides, _): width + sides
            case .frame(let fixed, _): fixed ?? width
            case .flexible(let least, _, _, _, _): max(width, least ?? 0)
            case .fixedSize(let isHorizontal): isHorizontal ? max(width, idealInside(node)) : width
            }
        }
    }

    private func leastInside(_ node: StubNode) -> CGFloat {
        let parts = shown(node)
        switch node.kind {
        case "text": return leastText(node)
        case "image": return symbol(node)
        case "hstack", "gridRow": return row(parts.map(least), node)
        case "label" where !isRestyled(node): return row(parts.map(least), node, spacing: 8)
        case "grid" where node.details["columns"] == nil: return columns(node, least)
        case "grid", "geometry": return 0
        case "scroll" where node.details["isVertical"] as? Bool == false: return 0
        case "fits": return parts.map(least).min() ?? 0
        case "toggle": return (parts.map(least).max() ?? 0) + 59
        default: return parts.map(least).max() ?? 0
        }
    }

    /// The least width of a text: its line as small as it may become, or its widest word, which may be broken only where the
    /// text has half of the screen.
    private func leastText(_ node: StubNode) -> CGFloat {
        let scale = node.environment.stubScale
        guard let lines = node.environment.lineLimit else {
            return min(ruler.widestWord(node), screen * StubRuler.leastShare)
        }
        // A line is never filled to its end.
        let share = lines == 1 ? 1 : 1.15 / CGFloat(lines)
        return max(ruler.width(node) * share, ruler.widestWord(node)) * scale
    }

    private func symbol(_ node: StubNode) -> CGFloat {
        if node.details["isResizable"] as? Bool == true { return 0 }
        return ruler.points(node) * (node.details["imageScale"] == nil ? 1.2 : 1)
    }

    private func row(_ widths: [CGFloat], _ node: StubNode, spacing: CGFloat? = nil) -> CGFloat {
        let spacing = spacing ?? node.details["spacing"] as? CGFloat ?? 8
        return widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1))
    }

    /// The width of a grid whose columns are as wide as their widest cells.
    private func columns(_ node: StubNode, _ width: (StubNode) -> CGFloat) -> CGFloat {
        let rows = shown(node).map { shown($0).map(width) }
        let count = rows.map(\.count).max() ?? 0
        return row((0..<count).map { column in rows.compactMap { $0.dropFirst(column).first }.max() ?? 0 }, node)
    }

    /// The parts of a view that take room.
    private func shown(_ node: StubNode) -> [StubNode] {
        let all = node.children.filter { $0.details["isBackground"] == nil && !$0.isCovered }
        return switch node.kind {
        case "menu", "picker": Array(all.prefix(1))
        case "overlay": Array(all.prefix(1))
        default: all
        }
    }

    // MARK: - Placing

    private mutating func put(_ node: StubNode, _ place: Place) {
        var width = place.width
        for step in node.layout.reversed() {
            switch step {
            case .padding(let sides, _): width -= sides
            case .frame(let fixed, _): width = fixed ?? width
            case .flexible(let least, _, let most, _, _): width = max(min(width, most ?? .infinity), least ?? 0)
            case .fixedSize: break
            }
        }
        checkTarget(node, place)
        putInside(node, place.with(width))
        for beside in node.swipes { putBeside(beside, place) }
    }

    private mutating func putInside(_ node: StubNode, _ place: Place) {
        let parts = shown(node)
        let need = leastInside(node)
        switch node.kind {
        case "label" where isRestyled(node):
            for part in parts { put(part, place) }
        case "text", "image", "hstack", "label", "gridRow":
            if need > place.width + 0.5 { note(node, "needs \(Int(need.rounded())) of \(Int(place.width)) points") }
            for part in parts { put(part, place.with(place.width - need + least(part))) }
        case "fits":
            if let chosen = parts.first(where: { ideal($0) <= place.width + 0.5 }) ?? parts.last { put(chosen, place) }
        case "grid":
            putGrid(node, parts, place)
        case "scroll" where node.details["isVertical"] as? Bool == false && !place.isInBar:
            for part in parts { put(part, place.with(.infinity)) }
        case "geometry", "chart", "canvas", "slider", "textField", "progress", "gauge": break
        case "list", "form":
            var row = place.with(place.width - 64)
            row.isRow = true
            for part in parts { put(part, row) }
        case "disclosure":
            var label = place.with(place.width - 28)
            label.isRow = true
            for part in parts.prefix(1) { put(part, label) }
            for part in parts.dropFirst() { put(part, place) }
        case "picker": putPicker(node, place)
        case "toggle":
            for part in parts { put(part, place.with(place.width - 59)) }
        case "navigation":
            for part in node.children where !part.isCovered { put(part, place) }
        default:
            for part in parts { put(part, place) }
        }
    }

    private mutating func putGrid(_ node: StubNode, _ cells: [StubNode], _ place: Place) {
        guard let items = node.details["columns"] as? [GridItem] else {
            let need = columns(node, least)
            if need > place.width + 0.5 { note(node, "needs \(Int(need.rounded())) of \(Int(place.width)) points") }
            return
        }
        let spacing = items.first?.spacing ?? 8
        var count = CGFloat(items.count)
        if case .adaptive(let minimum, _) = items.first?.size {
            count = max(1, ((place.width + spacing) / (minimum + spacing)).rounded(.down))
        }
        for cell in cells { put(cell, place.with((place.width - spacing * (count - 1)) / count)) }
    }

    /// A segmented picker has one size of text and segments of one width; another one opens a list.
    private mutating func putPicker(_ node: StubNode, _ place: Place) {
        let need = isSegmented(node) ? segments(node) : 0
        if need > place.width { note(node, "needs \(Int(need.rounded())) of \(Int(place.width)) points") }
    }

    private func segments(_ node: StubNode) -> CGFloat {
        let options = node.children.flatMap(\.stubAll).filter { $0.kind == "text" }
        let widths = options.map { ruler.width(of: Substring($0.text ?? ""), in: $0) / ruler.points($0) * 13 }
        return ((widths.max() ?? 0) + 8) * CGFloat(options.count)
    }

    private func isSegmented(_ node: StubNode) -> Bool {
        node.details["pickerStyle"] as? String == "SegmentedPickerStyle"
    }

    private func isRestyled(_ node: StubNode) -> Bool { node.details["labelStyle"] as? Bool == true }

    // MARK: - Beside the content

    private mutating func putBeside(_ node: StubNode, _ place: Place) {
        switch node.kind {
        case "toolbar": putToolbar(node)
        case "sheet": put(node, place)
        default:
            guard node.details["isInset"] != nil else { return }
            var bar = place.with(screen)
            bar.isInBar = true
            put(node, bar)
        }
    }

    /// A bar at the top: a button for going back, the title, and the buttons at the end, each as wide as the system has it.
    private mutating func putToolbar(_ node: StubNode) {
        let isTitle = { (item: StubNode) in item.details["placement"] as? String == "principal" }
        let buttons = node.children.filter { !isTitle($0) }
            .flatMap { $0.children }
            .count { $0.stubAll.contains { $0.tap != nil } || $0.kind == "menu" }
        let room = screen - 32 - 52 - 52 * CGFloat(buttons)
        if room < 60 { note(node, "has \(buttons) buttons, which leave \(Int(room)) points for the title") }
        var place = Place(width: room)
        place.isRow = true
        for title in node.children.filter(isTitle) { put(title, place) }
    }

    // MARK: - Targets

    /// Notes a control that is smaller than a fingertip.
    private mutating func checkTarget(_ node: StubNode, _ place: Place) {
        guard ["button", "link"].contains(node.kind), !place.isRow else { return }
        let size = (width: max(ideal(node), stretched(node) ? place.width : 0), height: height(node))
        if size.width < 44 || size.height < 44 {
            note(node, "can be tapped on \(Int(size.width)) by \(Int(size.height)) points only")
        }
    }

    private func stretched(_ node: StubNode) -> Bool {
        let isWide = node.layout.contains { step in
            guard case .flexible(_, _, .some(.infinity), _, _) = step else { return false }
            return true
        }
        return isWide || shown(node).contains(where: stretched)
    }

    private func height(_ node: StubNode) -> CGFloat {
        let parts = shown(node).map(height)
        let inside: CGFloat =
            switch node.kind {
            case "text": ruler.lineHeight(node)
            case "image": node.details["isResizable"] as? Bool == true ? 0 : ruler.lineHeight(node)
            case "vstack": row(parts, node)
            default: parts.max() ?? 0
            }
        return node.layout.reduce(inside) { height, step in
            switch step {
            case .padding(_, let sides): height + sides
            case .frame(_, let fixed): fixed ?? height
            case .flexible(_, _, _, let least, let most):
                min(max(height, least ?? 0), max(most ?? .infinity, least ?? 0))
            case .fixedSize: height
            }
        }
    }

    private mutating func note(_ node: StubNode, _ problem: String) {
        let words = node.stubAll.compactMap { $0.kind == "text" ? $0.text : nil }.joined(separator: " | ")
        problems.append("\(node.kind) “\(words)” \(problem)")
    }
}

extension StubHost {
    /// What is cut on a screen of a width, or too small to be tapped, a sentence each.
    ///
    /// - Parameters:
    ///   - width: The width of the screen in points.
    ///   - size: The size of text.
    /// - Returns: The sentences; empty when everything has room.
    public func problems(onScreenOf width: CGFloat, at size: DynamicTypeSize) -> [String] {
        let before = environment
        defer { environment = before }
        environment.dynamicTypeSize = size
        environment.stubIsMeasured = true
        var measure = StubMeasure(screen: width)
        measure.layOut(tree)
        return measure.problems
    }
}
