import Foundation

// The macros of SwiftUI that the package uses, expanded by a program that speaks the compiler's protocol: every message
// is its length in eight bytes, the least significant first, and that many bytes of JSON. No package of others is needed.

/// The next message of the compiler; `nil` at the end.
func receive() -> [String: Any]? {
    let input = FileHandle.standardInput
    guard let head = try? input.read(upToCount: 8), head.count == 8 else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, let body = try? input.read(upToCount: length) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
}

/// Answers the compiler.
func send(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) })
    FileHandle.standardOutput.write(head + body)
}

/// The answer to a request to expand a macro.
func expansion(_ request: [String: Any], isAttached: Bool) -> [String: Any] {
    let macro = (request["macro"] as? [String: Any])?["typeName"] as? String
    let role = request["macroRole"] as? String
    let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String
    let source =
        if isAttached, macro == "EntryMacro", let declaration {
            entry(declaration, role: role ?? "")
        } else {
            ""  // The arguments of #Preview were type-checked before; nothing remains of it.
        }
    return ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
}

while let message = receive() {
    if message["getCapability"] != nil {
        send(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
    } else if let request = message["expandFreestandingMacro"] as? [String: Any] {
        send(expansion(request, isAttached: false))
    } else if let request = message["expandAttachedMacro"] as? [String: Any] {
        send(expansion(request, isAttached: true))
    } else {
        send(["expandMacroResult": ["expandedSource": NSNull(), "diagnostics": [Any]()]])
    }
}
