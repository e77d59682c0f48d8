#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking  // Linux keeps HTTPURLResponse in a module of its own.
#else
import Foundation
#endif

extension HTTPURLResponse {
    /// How long a cache on the way had the answer already; 0 when there was none or its age cannot be believed.
    ///
    /// Source: `Age` (RFC 9111, 5.1) in whole seconds. Weather that is more than seven days old is no answer, so that
    /// such an age is a mistake.
    var age: TimeInterval {
        let text = value(forHTTPHeaderField: "Age")?.trimmingCharacters(in: .whitespaces) ?? ""
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }), let seconds = Int(text),
            seconds <= 7 * 86_400
        else { return 0 }
        return TimeInterval(seconds)
    }
}
