import type { Seat } from '@ponts-bornes/kernel';
import type { View } from '@ponts-bornes/sample-game';
import type { Speech } from '@ponts-bornes/sample-game/speech';
import type { At, BoardTextMaker } from '../kit.ts';

export const makeBoardText: BoardTextMaker<View, Speech> = (say) => ({
  prompt: (view, at) => prompt(view, at, say),
  label: (text) => labelOf(text, say),
  standing: ({ taken }, seat) => say.matches(taken[seat] ?? 0),
  describe: ({ heaps, taken }, { names }) => [
    ...heaps.map(({ name, left }) => say.holds(name, left)),
    ...taken.map((count, seat) => say.hasTaken(nameOf(names, seat), count)),
  ],
  sheet: ({ taken }) => ({ rows: [{ label: say.taken, values: taken.map(String), isTotal: true }] }),
  isOpen: () => true,
});

/** "Take 3 matches from heap b" */
export const labelOf = (text: string, say: Speech): string => say.label(Number(text.slice(1)), text.charAt(0));

const prompt = ({ toAct }: View, { viewer, names }: At, say: Speech): string => {
  const [seat] = toAct;
  if (seat === undefined) return say.over;
  return seat === viewer ? say.yourTurn : say.waitFor(nameOf(names, seat));
};

const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? String(seat + 1);
