import { personAt } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import { PLACES } from '@ponts-bornes/skybridge';
import type { KindName, PlaceName, SupplyView, View } from '@ponts-bornes/skybridge';
import type { Speech } from '@ponts-bornes/skybridge/speech';
import type { Explanation } from '../../board-kit/explained.ts';
import { towerText } from './board-text.ts';

const RULES: Readonly<Record<KindName, string>> = { tall: 'SK-T3', low: 'SK-T3', bridge: 'SK-T4', roof: 'SK-T6' };

/** What a kind of piece does. */
export const explainPiece = (kind: KindName, say: Speech): Explanation => {
  const [title, count, text] = say.memo.pieces[kind];
  return { title, text: `${count}. ${text}`, rule: RULES[kind] };
};

/** The names at the table, and who reads. */
interface Reader {
  readonly names: readonly string[];
  readonly viewer: Viewer;
}

/** A tower from the ground up, and who scores it. */
export const explainTower = (place: PlaceName, view: View, { names, viewer }: Reader, say: Speech): Explanation => {
  const tower = view.towers[PLACES.indexOf(place)]!;
  const seat = view.scores.find(({ colour }) => colour === tower.roof)?.seat ?? null;
  const closed =
    tower.roof === null || seat === null
      ? ''
      : ` ${say.closed(personAt(seat, names, viewer), say.colours[tower.roof])}`;
  return { title: say.owned([place]), text: `${towerText(tower, say)}.${closed}`, rule: 'SK-C2' };
};

/** What a colour is to its player: one of two, nobody's, or theirs alone. */
export const explainColour = ({ colour, seat }: SupplyView, view: View, say: Speech): Explanation => {
  const isNeutral = view.scores.some((score) => score.colour === colour && score.seat === null);
  const isOneOfTwo = view.scores.filter((score) => score.seat === seat).length > 1;
  const [, text] = (isNeutral ? say.memo.seats[3] : isOneOfTwo ? say.memo.seats[2] : say.memo.notes[0]) ?? ['', ''];
  const title = say.colours[colour];
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    text,
    rule: isNeutral ? 'SK-P3' : isOneOfTwo ? 'SK-P2' : 'SK-T2',
  };
};

/** How points are counted. */
export const explainPoints = (say: Speech): Explanation => {
  const [title, text] = say.memo.notes[1] ?? ['', ''];
  return { title, text, rule: 'SK-E2' };
};
