import { differenceBetween } from '@ponts-bornes/kernel';
import type { GameInPlay, Viewer } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';

/** The messages that show the current position, each built once for everybody who gets it. Building calls the rules. */
export class ShownTexts {
  readonly #inPlay: GameInPlay;
  /** The new lines, as JSON members. */
  readonly #lines: string;
  readonly #whole = new Map<Viewer, string>();
  readonly #changes = new Map<Viewer, string | null>();

  /** @param from the first log line to send */
  constructor(inPlay: GameInPlay, from: number) {
    this.#inPlay = inPlay;
    const lines = inPlay.lines();
    const first = Math.max(Math.min(from, lines.length), lines.length - LIMITS.lines);
    this.#lines = `"from":${first},"lines":${JSON.stringify(lines.slice(first))}`;
  }

  /** The whole position of a viewer. */
  whole(viewer: Viewer): string {
    const known = this.#whole.get(viewer);
    if (known !== undefined) return known;
    const position = JSON.stringify(this.#inPlay.show(viewer));
    const text = `{"t":"shown","seen":${this.#inPlay.seen(viewer)},${this.#lines},${position.slice(1)}`;
    this.#whole.set(viewer, text);
    return text;
  }

  /** What the last entry changed for a viewer; null if the position before it is not known. */
  change(viewer: Viewer): string | null {
    const known = this.#changes.get(viewer);
    if (known !== undefined) return known;
    const text = this.#changeFor(viewer);
    this.#changes.set(viewer, text);
    return text;
  }

  #changeFor(viewer: Viewer): string | null {
    const before = this.#inPlay.showBefore(viewer);
    if (before === null) return null;
    const change = differenceBetween(before, this.#inPlay.show(viewer));
    return `{"t":"changed","seen":${this.#inPlay.seen(viewer)},${this.#lines},"change":${change}}`;
  }
}
