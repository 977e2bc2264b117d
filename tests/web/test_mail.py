"""Being told by mail, in real browsers and at a real mail server."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from server.mailbox import Mailbox, words
from web.serving import serving
from web.table import Web

pytestmark = pytest.mark.xdist_group("web-devices")
ADDRESS = "ann@example.org"
URL = "https://race.example"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[str]:
    """A server that mails."""
    mail = ["--mail", mailbox.address, "--mail-from", "race@race.example", "--public-url", URL]
    with serving(tmp_path_factory.mktemp("server"), os.environ, ["--no-analysis", *mail]) as started:
        yield started


def test_mail_is_switched_on_by_its_code_and_by_its_link_and_off_again(web: Web, mailbox: Mailbox) -> None:
    page = web.page(width=360, height=740, touch=True)
    page.goto(f"{web.address}/me")
    told = page.get_by_role("region", name="Be told when it is your turn")
    told.get_by_label("Mail address").fill(ADDRESS)
    told.get_by_role("button", name="Send me a code").click()
    expect(told.get_by_role("status")).to_contain_text("a…@example.org")
    code = re.search(r"\b([A-Z0-9]{4}-[A-Z0-9]{4})\b", words(mailbox.wait(ADDRESS, 1)))
    assert code is not None
    told.get_by_label("Code from the mail").fill("WRONG-WRONG")
    told.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("alert")).to_contain_text("not the right one")
    web.foresee("status of 404")
    told.get_by_label("Code from the mail").fill(code[1].lower())
    told.get_by_role("button", name="Confirm").click()
    expect(told).to_contain_text("Mail goes to a…@example.org")
    assert ADDRESS not in page.content()

    told.get_by_role("group", name="Quiet hours").get_by_text("On").click()
    expect(told.get_by_label("From")).to_have_value("22")
    with page.expect_response("**/quiet"):
        told.get_by_label("From").select_option("21")
    page.reload()
    expect(told.get_by_label("From")).to_have_value("21")
    expect(told).to_contain_text("Mail goes to a…@example.org")
    told.get_by_role("button", name="No more mail").click()
    expect(told.get_by_label("Mail address")).to_be_visible()

    told.get_by_label("Mail address").fill(ADDRESS)
    told.get_by_role("button", name="Send me a code").click()
    link = re.search(rf"{URL}(/mail#confirm\.\S+)", words(mailbox.wait(ADDRESS, 2)))
    assert link is not None
    elsewhere = web.page(language="fr")
    elsewhere.goto(web.address + link[1])
    elsewhere.get_by_role("button", name="Confirmer").click()
    expect(elsewhere.get_by_role("status")).to_contain_text("confirmé")
    assert "#" not in elsewhere.url
    page.reload()
    expect(told).to_contain_text("Mail goes to a…@example.org")
