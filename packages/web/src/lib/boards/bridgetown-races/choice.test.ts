import { BRIDGES, positionNamed, spaceOf } from '@ponts-bornes/bridgetown-races';
import type { BridgetownOptions } from '@ponts-bornes/bridgetown-races';
import { describe, expect, it } from 'vitest';
import { TurnOptions } from './asked.ts';
import { TurnChoice, firstDraft } from './choice.ts';
import type { Draft } from './choice.ts';
import { rideOf } from './move-texts.ts';
import { randomGame } from './played.ts';
import type { Moment } from './played.ts';

const OPTIONS: readonly BridgetownOptions[] = [
  { streetcarRules: true, specialActions: true },
  { streetcarRules: false, specialActions: true },
];

const moments: readonly Moment[] = OPTIONS.flatMap((options) =>
  [2, 4].flatMap((seats) => randomGame(seats, options, `taps-${seats}-${options.streetcarRules}`)),
);

/** Every move reachable by tapping, over all drafts. */
const playable = (asked: TurnOptions): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const name of asked.places) {
    const twice = new TurnChoice(asked, { ...firstDraft(asked), placing: name }).tapPlace(name);
    if ('play' in twice) found.add(twice.play);
  }
  const drafts: Draft[] = [firstDraft(asked)];
  for (const mode of asked.modes) {
    const choice = new TurnChoice(asked, new TurnChoice(asked, firstDraft(asked)).chooseMode(mode));
    drafts.push(choice.draft);
    if (choice.stay !== null) found.add(choice.stay);
    if (choice.canDouble) drafts.push(choice.toggleDouble());
  }
  if (asked.swaps.length > 0) drafts.push({ ...firstDraft(asked), isSwapping: true });
  for (const draft of drafts) explore(asked, draft, found);
  return found;
};

/** Taps each end directly and picks every option there; taps bridges in pairs. */
const explore = (asked: TurnOptions, draft: Draft, found: Set<string>): void => {
  const choice = new TurnChoice(asked, draft);
  const places = draft.isSwapping ? BRIDGES.keys() : new Set([...choice.ends.keys(), ...choice.next.keys()]);
  for (const space of places) {
    const tapped = choice.tap(space);
    if ('play' in tapped) found.add(tapped.play);
    else if (draft.isSwapping && tapped.bridges.length > draft.bridges.length) explore(asked, tapped, found);
    else if (tapped.steps.length > draft.steps.length && tapped.end === null) explore(asked, tapped, found);
    else for (const text of new TurnChoice(asked, tapped).candidates) found.add(picked(asked, tapped, text));
    const second = 'play' in tapped ? null : new TurnChoice(asked, tapped).swapText;
    if (second !== null) found.add(second);
  }
};

const picked = (asked: TurnOptions, draft: Draft, text: string): string => {
  const choice = new TurnChoice(asked, new TurnChoice(asked, draft).pick(text));
  const again = choice.tap(draft.end ?? -1);
  return 'play' in again ? again.play : '';
};

/** Moves with a button of their own. */
const BUTTONS = new Set(['first', 'wait', 'done']);

describe('a choice', () => {
  it('reaches every legal move by taps, and no other', () => {
    // Every third moment, because the tree of steps is large.
    for (const { view, seat, moves } of moments.filter((_, index) => index % 3 === 0)) {
      const reached = playable(new TurnOptions(view, seat, moves));
      expect([...reached].toSorted()).toStrictEqual(moves.filter((text) => !BUTTONS.has(text)).toSorted());
    }
  });

  it('[BR-M1] builds every ride step by step and counts its spaces', () => {
    const rides = moments.filter(({ text }) => rideOf(text)?.how === 'ride');
    for (const { view, seat, moves, text } of rides) {
      const ride = rideOf(text)!;
      const asked = new TurnOptions(view, seat, moves);
      const vehicle = { ...firstDraft(asked), mode: ride.mode, isDouble: ride.isDouble };
      const end = spaceOf(positionNamed(ride.end));
      const { way } = new TurnChoice(asked, { ...vehicle, end, picked: text });
      let draft: Draft = vehicle;
      for (const [index, position] of way.entries()) {
        const choice = new TurnChoice(asked, draft);
        expect(choice.next.get(spaceOf(position)), `${text} ${index}`).toBe(position);
        draft = choice.tap(spaceOf(position)) as Draft;
        expect(draft.steps).toHaveLength(index + 1);
      }
      const whole = new TurnChoice(asked, draft);
      expect(whole.candidates).toContain(text);
      expect(whole.length).toBe(way.length);
    }
  });

  it('marks a mode that only leaves a step or a stay', () => {
    const { view, seat } = moments.find(({ view: { phase } }) => phase === 'ride')!;
    const moves = ['ride streetcar walk w31', 'ride streetcar stay', 'ride taxi e7'];
    const asked = new TurnOptions(view, seat, moves);
    expect(asked.modes.map((mode) => [mode, asked.isStuck(mode)])).toStrictEqual([
      ['streetcar', true],
      ['taxi', false],
    ]);
  });

  it('undoes one step or all of them', () => {
    const { view, seat, moves, text } = moments.find((moment) => (rideOf(moment.text)?.mode ?? '') === 'taxi')!;
    const asked = new TurnOptions(view, seat, moves);
    const begun = new TurnChoice(asked, { ...firstDraft(asked), mode: rideOf(text)!.mode });
    const [first] = begun.next.keys();
    const stepped = new TurnChoice(asked, begun.tap(first!) as Draft);
    expect(stepped.stepBack()).toStrictEqual(begun.draft);
    const [end] = stepped.ends.keys();
    const ended = new TurnChoice(asked, { ...stepped.draft, end: end! });
    expect(ended.stepBack()).toStrictEqual(stepped.draft);
    expect(ended.release()).toStrictEqual(stepped.draft);
    expect(ended.cancel()).toStrictEqual(begun.draft);
  });

  it('guesses the move meant by a tap beside the route', () => {
    const { view, seat, moves } = moments.find(({ text }) => rideOf(text)?.mode === 'taxi')!;
    const asked = new TurnOptions(view, seat, moves);
    const choice = new TurnChoice(asked, { ...firstDraft(asked), mode: 'taxi' });
    expect(choice.meant(spaceOf(positionNamed('e7')))).toBe('ride taxi e7');
    expect(choice.meant(spaceOf(positionNamed('w8@naito')))).toBe('ride taxi w8@naito');
    expect(new TurnChoice(asked, firstDraft(asked)).meant(0)).toBe(
      asked.modes.length === 1 ? 'ride taxi fremont' : null,
    );
  });
});
