"""Accessibility: a game by keyboard, the table as text, reduced motion, and two languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from statistics import median

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.person import JSON, Person
from tests.conftest import Figures, Times
from tests.server.process_helpers import Slowness

FOCUS = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return { lost: true };
  const style = getComputedStyle(here);
  const box = here.getBoundingClientRect();
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return {
    lost: false,
    lit: here.matches(".lit"),
    what: here.outerHTML.slice(0, 120),
    visible: ring || style.boxShadow !== "none",
    on_screen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}"""


class Typist:
    """Plays with the keyboard alone, and checks the focus."""

    def __init__(self) -> None:
        self.unseen: list[str] = []
        self.lost = 0
        self.moves = 0

    def __call__(self, person: Person, seen: JSON) -> bool:
        keys, page = person.page.keyboard, person.page
        things = sorted(set(seen["lit"]))
        reaction = seen["reaction"]
        if seen["doubt"]:
            self.tab_to(page, lambda: page.evaluate("document.activeElement?.matches('.prompt .danger') ?? false"))
            keys.press("Enter")
        elif things and not (reaction and person.chance.random() < 0.7):
            self.arrow(page, person.chance.randrange(1, 4))
            keys.press("Enter")
        elif any("pass" in button["slot"] for button in seen["buttons"]):
            page.evaluate("document.querySelector('main').focus()")
            keys.press("Space")
        elif any("end" in button["slot"] for button in seen["buttons"]):
            keys.press("e")
        elif seen["buttons"]:
            first = seen["buttons"][0]["key"]
            keys.press((first or "1").lower())
        self.moves += 1
        return True

    def arrow(self, page: Page, steps: int) -> None:
        """Move the focus with arrow keys from one highlighted thing to the next."""
        for number in range(steps + 12):
            page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[number // 2 % 4])
            focus = page.evaluate(FOCUS)
            if focus["lost"] or not (focus["visible"] and focus["on_screen"]):
                self.unseen.append(focus.get("what", "nothing"))
            if number + 1 >= steps and focus.get("lit"):
                return
        lit = page.locator(".board .lit").evaluate_all("all => all.map((one) => one.outerHTML.slice(0, 300))")
        raise AssertionError(f"the arrow keys lead to no highlighted thing: {lit}")

    def tab_to(self, page: Page, there: Callable[[], bool]) -> None:
        """Press Tab until a condition is true."""
        for _ in range(90):
            if there():
                return
            page.keyboard.press("Tab")
            focus = page.evaluate(FOCUS)
            if not focus["lost"] and not (focus["visible"] and focus["on_screen"]):
                self.unseen.append(focus["what"])
        raise AssertionError("the Tab key does not lead there")


def test_by_keyboard(arrive: Arrive, figures: Figures, long: bool) -> None:
    """U2: a game against a bot without touching the mouse; the long form is played to its end."""
    anna = arrive("Anna")
    anna.go("/")
    play = anna.page.get_by_role("button", name="Play now", exact=True)
    expect(play).to_be_enabled()
    for _ in range(30):
        anna.page.keyboard.press("Tab")
        if play.evaluate("(button) => button === document.activeElement"):
            break
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".prompt")
    # That table waits for bots and walking heroes, so the rest of the test plays at a table without delays.
    anna.table("me", "bot")
    typist = Typist()
    lost = []
    for _ in range(200 if long else 10):
        if not anna.answer(typist):
            break
        anna.wait_for_turn()
        if anna.page.evaluate(FOCUS)["lost"]:
            lost.append(anna.look()["question"])
    assert anna.is_over() or not long, "the game does not end"
    figures.none("U2", "times the focus was lost in a game by keyboard", lost, typist.moves)
    figures.none("U2", "times the focus could not be seen", typist.unseen, typist.moves)


def test_a_place_that_is_no_longer_lit_gives_the_focus_back(arrive: Arrive) -> None:
    """U2: the focus is not lost when the focused space, to which a minion was sent, is no longer highlighted."""
    anna = arrive("Anna")
    anna.table("me", game="super-boss-monster", setup={}, seed=77)
    typist = Typist()
    while not any(name.startswith("space:") for name in anna.wait_for_turn()["lit"]):
        assert anna.answer(typist)
    space = anna.page.locator('.board [data-anchor^="space:"].lit').first
    space.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator('.board [data-anchor^="space:"].lit')).to_have_count(0)
    anna.wait_for_turn()
    assert not anna.page.evaluate(FOCUS)["lost"]


WORDS = [
    *("Round", "Order of play", "Town", "soul", "wound", "Dungeon from entrance to boss", "Damage", "Treasure"),
    *("In hand", "Rooms:", "Discard pile", "Latest events"),
]


def test_table_in_words(arrive: Arrive, figures: Figures) -> None:
    """U3: the text view names every card and every number that the board shows."""
    anna = arrive("Anna")
    anna.table("me", "bot", "bot", "bot", setup={"sets": ["BMR", "TNL"]})
    for _ in range(5):
        anna.answer()
    anna.wait_for_turn()
    names = {card["face"]: card["name"] for card in anna.ask("GET", "/api/games/boss-monster/cards?lang=en")}
    faces = anna.page.locator(".board [data-face]").evaluate_all("all => all.map((one) => Number(one.dataset.face))")
    text = "\n".join(anna.text_view())
    missing = [names[face] for face in set(faces) if face and names[face] not in text]
    missing += [words for words in WORDS if words not in text]
    figures.none("U3", "things on the board that the text does not name", missing, len(set(faces)))
    regions = anna.page.locator(".board section[aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert any("Anna (you)" in region for region in regions), regions
    snapshot = anna.page.locator("main").aria_snapshot()
    assert "⟦" not in snapshot
    assert re.search(r"region \"Anna \(you\), \d+ souls?, \d+ wounds?", snapshot), snapshot[:500]


MOTION = """
  window.motion = { animation: 0, of: "", event: 0, events: 0, shown: 0, waits: [] };
  let told = 0, since = 0;
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        const events = message.t === "update" ? (message.events ?? []).filter(([, , , beat]) => beat > 0).length : 0;
        if (events && !told) since = performance.now();
        told += events;
        motion.events += events;
      });
    }
  };
  const watch = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration, delay, iterations } = effect.getComputedTiming();
      const length = (Number(duration) + delay) * (iterations === Infinity ? 1 : iterations);
      if (length > motion.animation) {
        motion.animation = length;
        motion.of = effect.target?.className?.toString?.() ?? "";
      }
    }
    const stage = document.querySelector(".event-overlay");
    const busy = stage?.querySelector(".hero, .ring, .words, .shown, .arrow, .flight");
    if (busy) {
      motion.shown++;
      motion.event = Math.max(motion.event, parseFloat(getComputedStyle(stage).getPropertyValue("--time")));
    } else if (told) {
      motion.waits.push((performance.now() - since) / told);
      told = 0;
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
"""


def moved(anna: Person, events: int) -> JSON:
    """Measure the motion in a few turns of a game: the longest animation of the page, the longest display time of an
    event, and for each event the time from its message until the event player was at rest. At least a number of events
    is measured."""
    anna.context.add_init_script(MOTION)
    anna.table("me", "bot", pace="fast", seed=11)
    for _ in range(40):
        if not anna.answer():
            break
        anna.page.wait_for_timeout(150)
        motion: JSON = anna.page.evaluate("motion")
        if motion["events"] >= 1.2 * events and motion["shown"] >= 0.8 * events:
            break
    assert motion["events"] >= events, f"too few events: {motion}"
    assert motion["shown"], f"no event was displayed: {motion}"
    return motion


def test_little_motion(arrive: Arrive, figures: Figures, times: Times, long: bool) -> None:
    """U6: with reduced motion no event and no animation takes longer than 150 ms."""
    prefs, events = {"speed": "fast", "stops": "smart"}, 15 if long else 10
    lively = moved(arrive("Ben", prefs=prefs, reduced_motion="no-preference"), events)
    assert lively["event"] > 150, f"no long event without reduced motion: {lively}"
    with Slowness() as slow:
        calm = moved(arrive("Anna", prefs=prefs, reduced_motion="reduce"), events)
    figures.most("U6", f"longest animation with little motion {calm['of']}", calm["animation"], 150, "ms")
    figures.most("U6", "longest event on the stage with little motion", calm["event"], 150, "ms")
    waits = median(calm["waits"])
    times.most("U6", "from the news to a stage at rest, each event, median", waits, 150, "ms", slow.factor)


VISIBLE = """() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const [text, holder] = [node.textContent.trim(), node.parentElement];
    const apart = holder.closest("bdi, kbd, script, style, option, [aria-live]");
    if (text && holder.checkVisibility() && !apart) texts.push(text);
  }
  for (const element of document.querySelectorAll("[aria-label], [title]")) {
    for (const name of ["aria-label", "title"]) if (element.getAttribute(name)) texts.push(element.getAttribute(name));
  }
  return texts;
}"""
PREFIXES = "shell|lobby|board|prompt|log|menu|keys|text|over|replay|waiting|stops|until|undo|line|art"
RAW = re.compile(rf"⟦|⟧|\{{ ?\$|({PREFIXES})-[a-z]+(-[a-z]+)*")


def test_language_in_mid_game(arrive: Arrive, figures: Figures) -> None:
    """U7: all texts change with the language, and no message id is shown."""
    anna = arrive("Anna", viewport=(1400, 900))
    anna.table("me", "bot", "bot", "bot")
    for _ in range(3):
        anna.answer()
    assert not anna.wait_for_turn()["over"]
    anna.page.locator("main").focus()
    english = anna.page.evaluate(VISIBLE)
    cards = {language: anna.ask("GET", f"/api/games/boss-monster/cards?lang={language}") for language in ("en", "pl")}
    # A name such as "Acacia, Warrior of Light" is shortened to the part before the comma, which is not translated.
    both = [(a["name"], b["name"]) for a, b in zip(cards["en"], cards["pl"], strict=True)]
    both += [(a.partition(",")[0], b.partition(",")[0]) for a, b in both]
    same = {a for a, b in both if a == b}
    chairs = anna.page.locator("header bdi").all_inner_texts()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Polski").click()
    expect(anna.page.locator(".prompt .sign")).to_have_text("Ty")
    anna.page.keyboard.press("Escape")
    # The texts of the table come with the next message of the server, and the cards with an answer of their own.
    anna.until(lambda seen: seen["question"] not in english)
    english_names = [card["name"] for card in cards["en"] if card["name"] not in same and card["name"] in english]
    for name in english_names[:1]:
        expect(anna.page.get_by_text(name, exact=True)).to_have_count(0)
    polish = anna.page.evaluate(VISIBLE)
    raw = [text for text in [*english, *polish] if RAW.search(text)]
    figures.none("U7", "raw ids or marks among the words", raw, len(english) + len(polish))

    def told(text: str) -> str:
        """Return a text without the parts that are the same in every language: names (also with soft hyphens), numbers,
        signs and numbers of clauses."""
        text = text.replace("\u00ad", "")
        for name in sorted([*chairs, *same, "Boss Monster", "Menu", "bot", "Polski", "English"], key=len, reverse=True):
            text = text.replace(name, "")
        return re.sub(r"BM-[\d.]+|\bXP\b|\bCtrl\b|\bEsc\b|\b[A-Z]\b|\bBMR\b|\bTNL\b|[\W\d_]+", " ", text).strip()

    left = sorted({text for text in polish if told(text) and text in english and len(told(text)) > 2})
    figures.none("U7", "texts that stay as they are in the other language", left, len(polish))


def test_words_in_both_languages() -> None:
    """U7: the message files of both languages have the same ids, and contain every message that the client uses."""
    from tests.browser.house import ROOT

    keys = {}
    for language in ("en", "pl"):
        folder = ROOT / "src" / "underkeep" / "locale" / language
        text = "\n".join(file.read_text() for file in sorted(folder.glob("web*.ftl")))
        keys[language] = set(re.findall(r"^([a-z][\w-]*) *=", text, re.M))
    assert keys["en"] == keys["pl"]
    asked = set()
    for file in [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]:
        if ".test." not in file.name and "gallery" not in file.parts:
            asked |= set(re.findall(r'\bsay\("([a-z][\w-]*)"', file.read_text()))
    assert not asked - keys["en"], asked - keys["en"]
