import type { Group, Scene } from 'three';
import type { View } from '@ponts-bornes/skybridge';
import { laidPieces } from '../stacks.ts';
import type { Laid } from '../stacks.ts';
import { fall } from './measures.ts';
import type { Models } from './models.ts';

/** The pieces in the city, including falling ones. */
interface Masonry {
  /**
   * Adds and removes pieces to match the view; new ones fall within this time, and without any all land at once.
   * Frames the pieces with these ids.
   */
  readonly lay: (view: View, fresh: ReadonlySet<string>, millis: number) => void;
  /** Advances falling pieces; false when all are at rest. */
  readonly step: (now: number) => boolean;
}

interface Falling {
  readonly group: Group;
  readonly rest: number;
  readonly since: number;
  readonly millis: number;
}

const DROP = 3.2;
/** More new pieces at once mean a jump in time, so nothing falls. */
const MOST_FALLING = 2;

export const makeMasonry = (scene: Scene, models: Pick<Models, 'piece' | 'frame'>): Masonry => {
  const standing = new Map<string, Group>();
  let falling: readonly Falling[] = [];
  let isNew = true;

  const add = (key: string, piece: Laid, millis: number): void => {
    const group = models.piece(piece);
    scene.add(group);
    standing.set(key, group);
    if (millis > 0) falling = [...falling, { group, rest: group.position.y, since: performance.now(), millis }];
  };
  const land = (): void => {
    for (const { group, rest } of falling) group.position.y = rest;
    falling = [];
  };
  return {
    lay: (view, framed, millis) => {
      const wanted = new Map(laidPieces(view).map((piece) => [keyOf(piece), piece]));
      for (const [key, group] of standing) {
        if (wanted.has(key)) continue;
        scene.remove(group);
        standing.delete(key);
      }
      const fresh = [...wanted].filter(([key]) => !standing.has(key));
      for (const [key, piece] of fresh) add(key, piece, isNew || fresh.length > MOST_FALLING ? 0 : millis);
      for (const [key, piece] of wanted) models.frame(standing.get(key)!, framed.has(piece.id) ? piece.kind : null);
      isNew = false;
      if (millis === 0) land();
    },
    step: (now) => {
      for (const { group, rest, since, millis } of falling) {
        group.position.y = rest + DROP * fall((now - since) / millis);
      }
      falling = falling.filter(({ since, millis }) => now - since < millis);
      return falling.length > 0;
    },
  };
};

const keyOf = ({ id, kind, colour, places }: Laid): string => `${id} ${kind} ${colour} ${places.join('-')}`;
