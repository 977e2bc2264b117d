"""Calls to addresses that guests have given: only to the open internet, and only to what was checked."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

import httpx

from hippodrome.server.errors import BadAddress

SECONDS = 8.0
"""How long a call may take in all."""
PORT = 443
EMBEDDING = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""IPv6 addresses in which an IPv4 address is hidden that nobody has checked."""


def is_open(address: str) -> bool:
    """True if an IP address is one of the open internet."""
    ip = ipaddress.ip_address(address)
    if not ip.is_global or ip.is_multicast or ip.is_reserved or ip.is_unspecified:
        return False
    if isinstance(ip, ipaddress.IPv4Address):
        return True
    return ip.ipv4_mapped is None and not ip.is_site_local and not any(ip in net for net in EMBEDDING)


@dataclass(frozen=True, slots=True)
class Target:
    """An address that may be called, at the IP address that was checked."""

    parts: SplitResult
    ip: str | None
    """None for a host that the operator allows: it is called by its name."""

    @property
    def url(self) -> str:
        if self.ip is None:
            return self.parts.geturl()
        host = f"[{self.ip}]" if ":" in self.ip else self.ip
        return self.parts._replace(netloc=f"{host}:{PORT}").geturl()


async def checked(address: str, allowed: tuple[str, ...]) -> Target:
    """An address that may be called, or a refusal; the name is looked up here and never again."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or PORT
    except ValueError as error:
        raise BadAddress() from error
    if host in allowed:
        return Target(parts, None)
    if parts.scheme != "https" or not host or port != PORT or parts.username is not None:
        raise BadAddress()
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise BadAddress() from error
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(map(is_open, addresses)):
        raise BadAddress()
    return Target(parts, addresses[0])


async def post(target: Target, body: bytes, headers: dict[str, str]) -> int:
    """Call an address; returns the status of the answer, of which nothing else is read."""
    extensions = {}
    if target.ip is not None:
        headers = {**headers, "Host": target.parts.hostname or ""}
        extensions = {"sni_hostname": target.parts.hostname or ""}
    async with (
        asyncio.timeout(SECONDS),
        httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
        client.stream("POST", target.url, content=body, headers=headers, extensions=extensions) as answer,
    ):
        return answer.status_code
