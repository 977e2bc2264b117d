"""Web Push (RFC 8030, 8188, 8291, 8292): messages sealed for one browser, signed by this server."""

from __future__ import annotations

import base64
import importlib.util
import json
import os
import time
from typing import Any
from urllib.parse import urlsplit

LIFETIME = 24 * 3600
SERVICES = (
    "fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com",
)  # fmt: skip
"""The push services of the browsers: a server that was not told to send notices calls no others."""


def of_a_browser(address: str) -> bool:
    """True if an address is one of the browsers' own push services."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    plain = parts.scheme == "https" and port in (None, 443) and parts.username is None
    return plain and any(host == service or host.endswith(f".{service}") for service in SERVICES)


def available() -> bool:
    """True if the `push` extra (cryptography) is installed."""
    return importlib.util.find_spec("cryptography") is not None


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key for this server, as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return _encode(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


class Keys:
    """The server's own pair of keys (VAPID)."""

    def __init__(self, private: str, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.private = ec.derive_private_key(int.from_bytes(_decode(private), "big"), ec.SECP256R1())
        self.contact = contact
        self.public = _encode(_point(self.private.public_key()))

    def sign(self, audience: str) -> str:
        """The `Authorization` for a push service."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": audience, "exp": int(time.time()) + LIFETIME // 2, "sub": self.contact}
        text = ".".join(_encode(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.private.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{text}.{_encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"


def seal(keys: Keys, target: dict[str, Any], message: bytes) -> tuple[bytes, dict[str, str]]:
    """A message that only the browser of a subscription can read, with the headers to send it."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    browser = _decode(target["keys"]["p256dh"])
    once = ec.generate_private_key(ec.SECP256R1())
    ours = _point(once.public_key())
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser))
    material = derive(_decode(target["keys"]["auth"]), shared, b"WebPush: info\0" + browser + ours, 32)
    salt = os.urandom(16)
    key = derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, material, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    header = salt + (4096).to_bytes(4, "big") + bytes([len(ours)]) + ours
    parts = urlsplit(str(target["endpoint"]))
    return header + body, {
        "Authorization": keys.sign(f"{parts.scheme}://{parts.netloc}"),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIFETIME),
    }
