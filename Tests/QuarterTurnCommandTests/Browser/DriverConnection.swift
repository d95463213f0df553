import HeadlessUIKit

/// One request to the driver over a socket of its own; URLSession on Linux does not take the headers of its answers.
enum DriverConnection {
  /// Sends a request and returns the value that the driver answers with.
  static func send(_ method: String, _ url: URL, _ body: [String: Any]?) throws -> Any {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let (host, port) = (url.host ?? "127.0.0.1", url.port ?? 80)
    var request = Data(
      """
      \(method) \(url.path) HTTP/1.1\r
      Host: \(host):\(port)\r
      Content-Type: application/json\r
      Content-Length: \(content.count)\r
      Connection: close\r
      \r

      """.utf8)
    request.append(content)
    let answer = try exchange(request, host: host, port: port)
    let json = try JSONSerialization.jsonObject(with: answer, options: .fragmentsAllowed) as? [String: Any]
    let value = json?["value"] ?? NSNull()
    if let failure = value as? [String: Any], let error = failure["error"] {
      throw BrowserError("\(method) \(url.path): \(error): \(failure["message"] ?? "")")
    }
    return value
  }

  /// The body of the answer.
  private static func exchange(_ request: Data, host: String, port: Int) throws -> Data {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var limit = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = inet_addr(host)
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw BrowserError("nobody listens at \(host):\(port)") }
    try handle.write(contentsOf: request)
    var received = Data()
    let end = Data("\r\n\r\n".utf8)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // FileHandle's own reading waits for all it was asked for.
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 {
      received.append(contentsOf: buffer.prefix(count))
      guard let headers = received.firstRange(of: end) else { continue }
      let text = String(decoding: received[..<headers.lowerBound], as: UTF8.self)
      guard let length = text.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap({ Int($0.1) }) else { continue }
      if received.count - headers.upperBound >= length { return received[headers.upperBound...].prefix(length) }
    }
    throw BrowserError("the driver broke off")
  }
}
