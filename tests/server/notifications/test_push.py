"""Push messages are signed with the key of the server, and never reach a machine behind it."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import time
from typing import Any

import pytest
from py_vapid import Vapid02

from tests.patience import PATIENCE_SECONDS
from tests.server.notifications.notification_world import DUE, NOON, days_table, open_world
from tests.server.push_receiver import AUTH, P256DH, PushReceiver, base64_of
from underkeep.core.errors import UserError
from underkeep.core.messages import LANGUAGES
from underkeep.server.errors import ApiError
from underkeep.server.notifications import endpoints
from underkeep.server.notifications.endpoints import (
    CheckedSession,
    EndpointRefused,
    checked_addresses,
    is_public,
    split_endpoint,
)
from underkeep.server.notifications.push import PushFailed, PushSender, SubscriptionGone, checked_contact, checked_key
from underkeep.server.storage.rows import PushSubscriptionRow
from underkeep.server.storage.store import Store


def device(endpoint: str, p256dh: str = P256DH) -> PushSubscriptionRow:
    """Return a device with the address of a push service."""
    return PushSubscriptionRow(
        id="d", token="t", person="anna", endpoint=endpoint, p256dh=p256dh, auth=base64_of(AUTH), created=NOON
    )


def resolve_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Let every host have these addresses."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)


def test_messages_are_signed_with_the_stored_key_of_the_server(file: str, receiver: PushReceiver) -> None:
    async def test() -> None:
        async with open_world(file, days_table("t")) as one, open_world(file) as two:
            keys = await asyncio.gather(one.push.public_key(), two.push.public_key(), one.push.public_key())
            assert len(set(keys)) == 1, "the key is made once"
            await one.add_device("anna", receiver)
            await one.ask("t", 0)
            await two.check_and_send(DUE)
        async with open_world(file) as later:
            assert await later.push.public_key() == keys[0]
        signature = receiver.received[0].headers["authorization"]
        assert Vapid02.verify(signature)
        assert signature.endswith(f"k={keys[0]}")
        assert receiver.received[0].headers["content-encoding"] == "aes128gcm"
        assert len(receiver.received[0].headers["topic"]) == 32

    asyncio.run(test())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:10.0.0.1", "2002:a00:1::",
        "64:ff9b::a00:1", "2001::1",
    ],
)  # fmt: skip
def test_private_addresses_are_refused(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """S18: a name that leads to an address behind the server gets nothing."""
    assert not is_public(address)
    # One private address among public ones is enough.
    resolve_to(monkeypatch, "93.184.215.14", address)
    with pytest.raises(EndpointRefused):
        checked_addresses(split_endpoint("https://push.example/1", False), False)
    with pytest.raises(EndpointRefused):
        CheckedSession(False).post("https://push.example/1", b"", {}, 1.0)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/1", "ftp://push.example/1", "https://push.example:8443/1", "https://me@push.example/1",
        "https:///1", "push.example", "", "https://push.example:port/", "https://pu\nsh.example/", "https://[::1/",
        "https://push.example/" + "a" * 1000, "file:///etc/passwd", "https://zażółć.example/",
    ],
)  # fmt: skip
def test_only_addresses_of_https_are_taken(url: str) -> None:
    with pytest.raises(EndpointRefused):
        split_endpoint(url, False)


def test_a_public_address_is_taken_and_it_is_the_one_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "93.184.215.14")
    connected: list[Any] = []

    def connect(where: Any, timeout: float) -> socket.socket:
        connected.append(where)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        CheckedSession(False).post("https://push.example/1", b"", {}, 1.0)
    assert connected == [("93.184.215.14", 443)], "the name is not resolved a second time"


def test_redirects_are_not_followed(file: str, receiver: PushReceiver) -> None:
    async def test() -> None:
        receiver.statuses["phone"] = 307
        store = await Store(file).open()
        push = PushSender(store, allows_private=True)
        with pytest.raises(PushFailed, match="307"):
            await push.send(device(receiver.endpoint("phone")), b"{}", "topic")
        assert receiver.attempts == ["phone"]
        push.close()
        await store.close()

    asyncio.run(test())


def test_a_push_service_that_hangs_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "REQUEST_SECONDS", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def trickle() -> None:
            connection, _ = listening.accept()
            with connection:
                try:
                    while True:
                        connection.sendall(b"H")
                        time.sleep(0.01)
                except OSError:
                    return

        thread = threading.Thread(target=trickle, daemon=True)
        thread.start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        with pytest.raises((OSError, endpoints.http.client.HTTPException)):
            CheckedSession(True).post(url, b"x", {}, PATIENCE_SECONDS)
        thread.join(PATIENCE_SECONDS)
        assert not thread.is_alive()


def test_a_device_whose_address_or_key_is_worthless_is_forgotten(
    file: str, monkeypatch: pytest.MonkeyPatch, receiver: PushReceiver
) -> None:
    async def test() -> None:
        store = await Store(file).open()
        # The name of the host has got a private address since the device subscribed.
        strict, push = PushSender(store), PushSender(store, allows_private=True)
        resolve_to(monkeypatch, "192.168.1.1")
        with pytest.raises(SubscriptionGone):
            await strict.send(device("https://push.example/1"), b"{}", "topic")
        monkeypatch.undo()
        no_point = base64_of(b"\x04" + b"\x01" * 64)
        with pytest.raises(SubscriptionGone):
            await push.send(device(receiver.endpoint("phone"), no_point), b"{}", "topic")
        with pytest.raises(PushFailed):
            await push.send(device("http://127.0.0.1:1/"), b"{}", "topic")
        for each in (strict, push):
            each.close()
        await store.close()

    asyncio.run(test())


def test_without_the_library_there_is_one_sentence(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = await Store(file).open()
        push = PushSender(store)
        monkeypatch.setitem(sys.modules, "pywebpush", None)
        assert await push.public_key() == ""
        with pytest.raises(ApiError) as caught:
            await push.check_endpoint("https://push.example/1")
        assert caught.value.code == "no-push"
        assert all("underkeep[push]" in caught.value.text_in(language) for language in LANGUAGES)
        with pytest.raises(PushFailed):
            await push.send(device("https://push.example/1"), b"{}", "topic")
        push.close()
        await store.close()

    asyncio.run(test())


def test_a_contact_is_an_address() -> None:
    for contact in ("", "mailto:op@play.example", "https://play.example/contact"):
        assert checked_contact(contact) == contact
    for contact in ("op@play.example", "mailto:", "http://play.example", "https://", "mailto:op"):
        with pytest.raises(UserError, match="push services"):
            checked_contact(contact)


def test_keys_have_their_lengths() -> None:
    assert checked_key(f"{base64_of(AUTH)}==", 16) == base64_of(AUTH)
    for text in ("", "AAAA", "!!!!", "ż" * 22, base64_of(AUTH) * 20):
        with pytest.raises(ApiError):
            checked_key(text, 16)
