/** Several people on one device: whose turn it is to have it in hand, and what is out of sight until they say so. */
import type { TableStore } from "./table.svelte";

export class Handing {
  /** Whose player has the device, as they said when it was handed to them. */
  private here: number | null = $state(null);

  constructor(private readonly store: TableStore) {}

  /** Several people race on this device: what was and what happened are shown as everybody at it may know them. */
  get shared(): boolean {
    return this.store.you.seats.length > 1 && this.store.table?.phase === "racing";
  }

  /** A seat of this device that is asked while another one is looked through, or before its player has said so. */
  next: number | null = $derived.by(() => {
    const { view, you, table } = this.store;
    const turn = view?.turn ?? null;
    if (turn === null || !you.seats.includes(turn)) return null;
    if (view?.viewer === turn && (!this.shared || this.here === turn)) return null;
    return table?.seats[turn]?.bot ? null : turn;
  });

  /** Several people look at this device, and none of them is asked: nobody's cards are to be seen. */
  covered = $derived.by(() => this.shared && (this.store.view?.viewer !== this.store.view?.turn || this.next !== null));

  /** The player of a seat has said that it is them. */
  take(seat: number | null): void {
    this.here = seat;
  }

  /** Something happened that was not seen: who has the device in hand since, nobody knows. */
  lose(): void {
    this.here = null;
  }

  /** Once another one is asked, whoever comes next says who they are, be it who had the device before.
   * True if nobody is to be seen through any more.
   */
  pass(): boolean {
    const { view } = this.store;
    if (!this.shared || !view) return false;
    if (view.turn !== this.here && this.next !== null) this.here = null;
    return view.viewer !== null && view.viewer !== this.here;
  }
}
