public import Foundation

// Each page is https://developer.apple.com/documentation/swiftui/view/<name>
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, View/Accessibility.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        stubChanged("accessibilityLabel") { node, _ in node.label = label.stubText }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        stubChanged("accessibilityLabel") { node, _ in node.label = labelKey.stubText }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        let label = String(label)
        return stubChanged("accessibilityLabel") { node, _ in node.label = label }
    }

    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        stubChanged("accessibilityValue") { node, _ in node.value = value.stubText }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        stubChanged("accessibilityValue") { node, _ in node.value = valueKey.stubText }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        let value = String(value)
        return stubChanged("accessibilityValue") { node, _ in node.value = value }
    }

    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        stubChanged("accessibilityHint") { node, _ in node.hint = hint.stubText }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        let hint = String(hint)
        return stubChanged("accessibilityHint") { node, _ in node.hint = hint }
    }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        stubChanged("accessibilityIdentifier") { node, _ in node.identifier = identifier }
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        stubChanged("accessibilityHidden") { node, _ in if hidden { node.isHidden = true } }
    }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        stubChanged("accessibilityAddTraits") { node, _ in node.traits.formUnion(traits) }
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        stubChanged("accessibilityRemoveTraits") { node, _ in node.traits.remove(traits) }
    }

    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        stubNoted("accessibilitySortPriority", sortPriority)
    }

    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        stubNoted("accessibilityInputLabels")
    }
}

extension View {
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        stubChanged("accessibilityElement") { node, _ in node.behavior = children }
    }

    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View {
        stubChanged("accessibilityAction") { node, _ in node.actions.append((actionKind.name, handler)) }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        stubChanged("accessibilityAction") { node, _ in node.actions.append((name.stubText, handler)) }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> some View {
        let name = String(name)
        return stubChanged("accessibilityAction") { node, _ in node.actions.append((name, handler)) }
    }

    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        stubChanged("accessibilityAdjustableAction") { node, _ in node.adjust = handler }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        stubNoted("accessibilityHeading", level.rawValue)
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { stubNoted("accessibilityRespondsToUserInteraction") }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        let representation = representation()
        return stubChanged("accessibilityRepresentation") { node, context in
            node.children = context.at("representation").nodes(of: representation)
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        let children = children()
        return stubChanged("accessibilityChildren") { node, context in
            node.children = context.at("children").nodes(of: children)
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        stubNoted("accessibilityShowsLargeContentViewer")
    }
}
