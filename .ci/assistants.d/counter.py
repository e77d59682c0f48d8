"""A server that passes requests on to another one, and counts them."""
import http.server
import threading
import urllib.error
import urllib.request


class Counter:
    def __init__(self, target):
        self.count = 0
        counter = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                counter.count += 1
                try:
                    with urllib.request.urlopen(target + self.path, timeout=30) as response:
                        status, body = response.status, response.read()
                except urllib.error.HTTPError as error:
                    status, body = error.code, error.read()
                self.send_response(status)
                self.send_header("Content-Type", "application/json; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
