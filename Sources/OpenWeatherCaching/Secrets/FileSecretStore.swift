public import Foundation
public import OpenWeatherCore

/// A store that keeps each secret in a file that only its owner may read.
///
/// Use it where the system has no keychain. The secrets are not encrypted: the permissions of the files protect them. A
/// file that others may read or write is refused with ``/OpenWeatherCore/StorageFailure/exposed(name:)``, whose
/// description is the command that corrects it. White space around a secret, such as the line break an editor adds, is
/// ignored.
public actor FileSecretStore: SecretStore {
    private let directory: String

    /// Creates a store over a directory, which is created for its owner alone with the first secret.
    public init(directory: URL) {
        self.directory = directory.path(percentEncoded: false).withoutLastSlashes
    }

    /// Returns the secret stored for `name`, or `nil` when there is none or the file is empty.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the file cannot be read, is open to others, or is
    ///   not UTF-8 text, and for a name that is not a plain file name.
    public func secret(named name: String) throws(WeatherError) -> Secret? {
        let path = try path(for: name)
        let data: Data
        let isExposed: Bool
        do throws(FileFailure) {
            // The attributes of the open file: the one at the path could be exchanged before it is read.
            let file = try OpenFile.reading(name, in: OpenDirectory.existing(directory))
            isExposed = try file.attributes().isOpenToOthers
            data = isExposed ? Data() : try file.contents(limit: Self.limit)
        } catch  where error.isMissing {
            return nil
        } catch {
            throw .storage(error.whileReading(path))
        }
        guard !isExposed else { throw .storage(.exposed(name: path)) }
        guard let text = String(data: data, encoding: .utf8) else { throw .storage(.unreadable(name: path)) }
        let secret = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return secret.isEmpty ? nil : Secret(secret)
    }

    /// Stores `secret` for `name`, or removes it when it is `nil`.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the previous secret is then still stored.
    public func setSecret(_ secret: Secret?, named name: String) throws(WeatherError) {
        let path = try path(for: name)
        do throws(FileFailure) {
            guard let secret else {
                try remove(name)
                return
            }
            let directory = try OpenDirectory.creating(directory)
            // Hidden, so that a secret may have any name that begins with a letter or digit.
            try StagingDirectory.creating(Self.staging, in: directory)
                .write(Data(secret.reveal().utf8), to: name, isDurable: true)
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    private func remove(_ name: String) throws(FileFailure) {
        do throws(FileFailure) {
            let directory = try OpenDirectory.existing(directory)
            try directory.remove(name)
            // A writer that was killed may have left the secret here; this one is removed in any case.
            try? StagingDirectory.existing(Self.staging, in: directory)?.clean()
        } catch  where error.isMissing {
            // There is no directory, and so no secret.
        }
    }

    /// Returns the path of the file for `name`, which must not lead out of the directory.
    private func path(for name: String) throws(WeatherError) -> String {
        let isPlain = name.first != "." && !name.isEmpty && name.unicodeScalars.allSatisfy(Self.plain.contains)
        guard isPlain else { throw .storage(.unreadable(name: name)) }
        return directory + "/" + name
    }

    private static let staging = ".staging"
    private static let limit = 64_000
    private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
}
