"""What is turned away before any route sees it: foreign names (DNS rebinding), foreign pages, bodies without end."""

import ipaddress
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bergfried.server.problems import problem_response
from bergfried.server.refusals import Refusal, refusal
from bergfried.server.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")

POLICY = (
    b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    b"worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"content-security-policy", POLICY),
]


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._names = {name.lower() for name in (*LOOPBACK, *settings.names, settings.host) if name}
        self._addresses = settings.host in EVERYWHERE  # then any address of this machine may be used, but no name
        self._largest = settings.largest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refusal as no:
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 1008})  # before it is accepted: HTTP 403
            else:
                await problem_response(no)(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, self._limited(receive), _with_headers(send))

    def _check(self, scope: Scope) -> None:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        host = hosts[0].decode("latin-1") if len(hosts) == 1 else ""
        if not self._is_ours(host):
            raise refusal("foreign-host", 421, host=host[:100])
        for name, value in scope["headers"]:
            origin = value.decode("latin-1")
            # The page's own address, to the port: another program's page on this machine is foreign too.
            if name == b"origin" and _place(origin) != host.lower():
                raise refusal("foreign-origin", 403, origin=origin[:100])
            if name == b"content-length" and (not origin.isdecimal() or int(origin[:20]) > self._largest):
                raise refusal("too-large", 413, largest=self._largest)

    def _is_ours(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        if name in self._names:
            return True
        return self._addresses and _is_address(name)

    def _limited(self, receive: Receive) -> Receive:
        """A body whose length nobody announced is counted as it comes."""
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            part = await receive()
            seen += len(part.get("body", b""))
            if seen > self._largest:
                raise refusal("too-large", 413, largest=self._largest)
            return part

        return counted


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _with_headers(send: Send) -> Send:
    async def sending(part: Message) -> None:
        if part["type"] == "http.response.start":
            part = {**part, "headers": [*part.get("headers", []), *HEADERS]}
        await send(part)

    return sending
