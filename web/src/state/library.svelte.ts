/** What is known before there is a table: the games on offer, their words and their drawings. */
import { MediaQuery } from "svelte/reactivity";
import { api, speak } from "../lib/api";
import { Words, type Language } from "../lib/words";
import type { Catalogue, GameOffer } from "../wire/answers";
import type { Scene } from "../wire/scene";
import { settings } from "./settings.svelte";

const OWN = import.meta.glob<string>(["../text/*.ts", "../text/more/*.ts"], { import: "default" });
const ownText = (language: Language) => `../text/${language}.ts`;
const moreText = (language: Language) => `../text/more/words-${language}.ts`;
const LETTER = /<text class="letter".*?<\/text>/gs;
const DRAWING = /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s;

class Library {
  catalogue: Catalogue | null = $state.raw(null);
  /** The language that is spoken: the wanted one, once its words are here. */
  language: Language = $state(settings.language);
  /** The page's own words over the server's. */
  words: Words = $state.raw(new Words("en", []));
  /** The words of screens that few open are here, too. */
  private wide = $state(false);
  private readonly texts = new Map<string, Promise<string>>();
  private readonly ready = new Map<string, string>();
  private opened: string[] = $state.raw([]);
  private readonly drawings = new Set<string>();
  /** Words of games without players: a page asks for them again and again. */
  private readonly nameless = new Map<string, Words>();

  /** The catalogue and the page's words: needed before anything is shown. */
  async open(): Promise<void> {
    void this.load(ownText(settings.language)).catch(() => {}); // on its way beside the catalogue
    this.catalogue = await api.catalogue();
    await this.speak(settings.language);
  }

  /** Speak another language, also in the middle of a race. */
  async speak(language: Language): Promise<void> {
    const shared = await Promise.all(this.sharedTexts(language));
    await Promise.all(this.opened.map((game) => this.load(this.textOf(game, language))));
    speak(language);
    this.words = new Words(language, shared);
    this.language = language;
    settings.language = language;
  }

  /** Have the words of screens ready that few open. */
  async openMore(): Promise<void> {
    if (this.wide) return;
    await this.load(moreText(this.language));
    this.wide = true;
    this.words = new Words(this.language, await Promise.all(this.sharedTexts(this.language)));
  }

  /** Have a game's words ready. */
  async openGame(name: string): Promise<void> {
    if (!this.game(name)) return;
    await this.load(this.textOf(name, this.language));
    if (!this.opened.includes(name)) this.opened = [...this.opened, name];
  }

  isOpen(name: string): boolean {
    return this.opened.includes(name);
  }

  game(name: string): GameOffer | undefined {
    return this.catalogue?.games.find((game) => game.name === name);
  }

  /** The words of a game over the shared ones, with the players' names. */
  gameWords(name: string, names: readonly string[] = []): Words {
    const sources = [...this.sharedKeys(this.language), this.textOf(name, this.language)];
    const spoken = () =>
      new Words(
        this.language,
        sources.map((key) => this.ready.get(key) ?? ""),
        this.game(name),
        names,
      );
    if (names.length || !this.isOpen(name)) return spoken();
    const key = sources.join(" ");
    let kept = this.nameless.get(key);
    if (!kept) this.nameless.set(key, (kept = spoken()));
    return kept;
  }

  private sharedKeys(language: Language): string[] {
    return [this.catalogue?.text[language] ?? "", ownText(language), ...(this.wide ? [moreText(language)] : [])];
  }

  private sharedTexts(language: Language): Promise<string>[] {
    return this.sharedKeys(language).map((key) => this.load(key));
  }

  private textOf(game: string, language: Language): string {
    return this.game(game)?.text[language] ?? "";
  }

  private load(key: string): Promise<string> {
    if (!key) return Promise.resolve("");
    let text = this.texts.get(key);
    if (!text) {
      text = (OWN[key]?.() ?? api.text(key)).then((source) => {
        this.ready.set(key, source);
        return source;
      });
      text.catch(() => this.texts.delete(key));
      this.texts.set(key, text);
    }
    return text;
  }

  private readonly showcases = new Map<string, Promise<Scene>>();

  /** A scene of the game to look at. */
  showcase(game: string): Promise<Scene> {
    let scene = this.showcases.get(game);
    if (!scene) {
      scene = api.showcase(game);
      scene.catch(() => this.showcases.delete(game));
      this.showcases.set(game, scene);
    }
    return scene;
  }

  private readonly night =
    typeof globalThis.matchMedia === "function" ? new MediaQuery("(prefers-color-scheme: dark)") : null;

  /** The colours that are worn now; the system may change its mind. */
  get scheme(): "light" | "dark" {
    if (settings.scheme !== "system") return settings.scheme;
    return this.night?.current ? "dark" : "light";
  }

  /** The id of a drawing's symbol; all drawings of the game are fetched on first use. */
  symbol(name: string, game: string): string {
    const own = this.game(game)?.art[name] !== undefined;
    this.draw(own ? game : "");
    return `art-${own ? `${game}-` : ""}${name}`;
  }

  /** The drawing of exactly this name, the game's or a shared one. */
  exactly(game: string, name: string): string | null {
    return this.game(game)?.art[name] !== undefined || this.catalogue?.art[name] !== undefined ? name : null;
  }

  /** The drawing that goes with a word of the game's, if there is one: of the thing itself, else of its kind. */
  drawingOf(game: string, vocabulary: string, id: string): string | null {
    const own = Object.keys(this.game(game)?.art ?? {});
    const all = [...own, ...Object.keys(this.catalogue?.art ?? {})];
    const name = id.replaceAll("_", "-");
    const kind = name.split("-")[0]!;
    return (
      [`${vocabulary}-${name}`, name].find((one) => all.includes(one)) ??
      own.find((one) => one.endsWith(`-${name}`)) ??
      (all.includes(kind) ? kind : null)
    );
  }

  /** Put the drawings of a game, or the shared ones, where `<use>` finds them. */
  private draw(game: string): void {
    if (this.drawings.has(game)) return;
    this.drawings.add(game);
    api
      .drawings(game)
      .then((drawings) => {
        const symbols = Object.entries(drawings).map(([name, source]) => {
          const found = DRAWING.exec(source.replace(LETTER, ""));
          return `<symbol id="art-${game ? `${game}-` : ""}${name}" viewBox="${found?.[1]}" overflow="visible">${found?.[2]}</symbol>`;
        });
        const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
        const parsed = new DOMParser().parseFromString(sheet, "image/svg+xml");
        sprite().append(
          ...Array.from(parsed.querySelectorAll("symbol"), (symbol) => document.importNode(symbol, true)),
        );
      })
      .catch(() => this.drawings.delete(game));
  }
}

function sprite(): Element {
  let sheet = document.getElementById("drawings");
  if (!sheet) {
    document.body.insertAdjacentHTML(
      "afterbegin",
      `<svg id="drawings" width="0" height="0" aria-hidden="true" style="position:absolute"></svg>`,
    );
    sheet = document.getElementById("drawings");
  }
  return sheet!;
}

export const library = new Library();
