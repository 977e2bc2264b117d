/** Looking things up in a scene. */
import { RACER, STAGES } from "../wire/contract";
import type { Drawing, Offer, Panel, Scene, Text } from "../wire/scene";
import type { Event } from "../wire/server";

/** How much larger pieces must come out before a board is drawn in another form under the eyes of its players. */
const WORTH = 1.25;

/** The drawing whose pieces come out larger in a room of some shape; the form that is shown stays unless it is much worse. */
export function drawingFor(scene: Scene, width: number, height: number, shown?: Drawing["form"]): Drawing | undefined {
  const size = (drawing: Drawing) =>
    Math.min(width / drawing.width, height / drawing.height) * drawing.piece * (drawing.form === shown ? WORTH : 1);
  return scene.drawings.reduce<Drawing | undefined>(
    (best, drawing) => (!best || size(drawing) > size(best) ? drawing : best),
    undefined,
  );
}

/** A board that is taller than wide in its only drawing wants the dock at its side. */
export function wantsSide(scene: Scene): boolean {
  const first = scene.drawings[0];
  return first !== undefined && first.width / first.height < 1.15;
}

/** The panel of the racer an event is about: the first it names, else that of the seat that moved. */
export function panelOf(scene: Scene | null, event: Event, seat: number): Panel | undefined {
  for (const value of Object.values(event.args)) {
    if (!Array.isArray(value)) continue;
    const [vocabulary, index] = value;
    const named = vocabulary === RACER && scene?.panels.find((panel) => panel.id === `${RACER}:${index}`);
    if (named) return named;
  }
  return scene?.panels.find((panel) => panel.seat === seat);
}

/** The round or lap that a chip counts; exactly one chip of a scene does. */
export function stageOf(chip: Text): number | null {
  const count = STAGES.map((name) => chip.args[name]).find((value) => typeof value === "number");
  return count ?? null;
}

/** The offers that point at a thing. */
export function offersAt(offers: readonly Offer[], id: string): Offer[] {
  return offers.filter((offer) => offer.targets.includes(id));
}

export interface Thing {
  title: Text;
  help: Text | null;
}

/** What a thing of the scene is called, and what it does. */
export function thing(scene: Scene, id: string): Thing | null {
  const cell = scene.cells.find((other) => other.id === id);
  if (cell) return { title: cell.name, help: cell.help };
  const titled = [...scene.tokens, ...scene.dice, ...scene.cards].find((other) => other.id === id);
  if (titled) return { title: titled.title, help: titled.help };
  const piece = scene.pieces.find((other) => other.id === id);
  const panel = scene.panels.find((other) => other.id === id || other.piece === id);
  if (piece) return { title: piece.title, help: panel?.help ?? null };
  return panel ? { title: panel.name, help: panel.help } : null;
}

/** The game's reason why a thing is not on offer: its own, or the one of its kind (`card:`). */
export function reasonFor(scene: Scene, id: string): Text | null {
  const kind = `${id.split(":")[0]}:`;
  const found = scene.reasons.find((reason) => reason.at === id) ?? scene.reasons.find((reason) => reason.at === kind);
  return found?.why ?? null;
}
