import { PLACES, game } from '@ponts-bornes/course-autour-du-monde';
import { SPEECH } from '@ponts-bornes/course-autour-du-monde/speech';
import { LANGUAGES, below, fastRandom } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { explanationOf } from './explanations.ts';
import { cityName } from './names.ts';
import type { Thing } from './thing.ts';

const CODES = new RegExp(`\\b(${PLACES.map(({ code }) => code).join('|')})\\b`);
const THINGS: readonly Thing[] = [
  { kind: 'deck' },
  { kind: 'slot', slot: 1 },
  { kind: 'slot', slot: 2 },
  { kind: 'passport', seat: 0 },
  { kind: 'plane', seat: 1 },
  ...PLACES.map(({ code }): Thing => ({ kind: 'city', code })),
];

test.each(LANGUAGES)('explanations name cities in full (%s)', async (language) => {
  const speech = await SPEECH[language]();
  const rng = fastRandom('explanations');
  const state = game.setup({}, 2, rng);
  const shown = new Set<string>();
  for (let number = 0; number < 60; number++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const legal = game.moves(state, seat);
    game.play(state, seat, legal[below(rng, legal.length)]!, rng);
    const view = game.view(state, 0);
    const asker = { view, viewer: 0, names: ['Camille', 'Aline'], speech, present: view.cities[0] ?? null } as const;
    for (const thing of THINGS) {
      const { title, text } = explanationOf(thing, asker);
      expect(`${title} ${text}`).not.toMatch(CODES);
      if (view.known[1]?.length && thing.kind === 'plane') shown.add('known');
      if (view.first.shows !== null && thing.kind === 'slot') shown.add('slot');
    }
    const place = PLACES[number % PLACES.length]!;
    expect(explanationOf({ kind: 'city', code: place.code }, asker).title).toContain(cityName(place.code, speech));
  }
  expect([...shown].toSorted()).toStrictEqual(['known', 'slot']);
});
