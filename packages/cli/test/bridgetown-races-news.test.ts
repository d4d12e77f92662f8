import { describe, expect, test } from 'vitest';
import { BRIDGES, game } from '@ponts-bornes/bridgetown-races';
import type { View } from '@ponts-bornes/bridgetown-races';
import { LANGUAGES, SPECTATOR, fastRandom } from '@ponts-bornes/kernel';
import { SPEECH } from '@ponts-bornes/bridgetown-races/speech';
import { bridgetownRacesBoard as board } from '../src/boards/bridgetown-races/board.ts';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const NAMES = ['Ada', 'Zoé', 'Eve'];

const start = game.view(
  game.setup({ streetcarRules: true, specialActions: true }, NAMES.length, fastRandom('news')),
  SPECTATOR,
);

const cardWith = (card: Partial<View['flags']>): View['flags'] => ({ ...start.players[0]!.card, ...card });

describe('what comes with a move', () => {
  /** A line for each piece of news, in both languages. */
  const told = (view: View, before: View): (string | readonly string[] | null)[] =>
    LANGUAGES.map((language) =>
      board.aside!(view, { viewer: SPECTATOR, names: NAMES, language, speech: SAID[language] }, before),
    );
  /** Gives everybody these modes. */
  const withModes = (view: View, modes: readonly View['players'][number]['modes'][]): View => ({
    ...view,
    players: view.players.map((player, seat) => ({ ...player, modes: modes[seat] ?? [] })),
  });
  const withCard = (view: View, card: Partial<View['flags']>, counts: { flags: number; colours: number }): View => ({
    ...view,
    players: view.players.map((player, seat) => (seat === 1 ? { ...player, card: cardWith(card), ...counts } : player)),
  });

  test('nothing after a coordinator', () => {
    expect(told(start, start)).toStrictEqual([[], []]);
  });

  test('[BR-R1] the race begins', () => {
    const racingNow = withModes({ ...start, raceTurn: 1, firstPlayer: 2 }, [['taxi'], ['taxi'], ['bus']]);
    expect(told(racingNow, start)).toStrictEqual([
      ['La course commence. Eve part en premier.'],
      ['The race begins. Eve goes first.'],
    ]);
  });

  test('[BR-R1] who has no mode left for a race turn skips it', () => {
    const before = withModes({ ...start, phase: 'ride', raceTurn: 2 }, [['taxi'], [], ['bus']]);
    expect(told({ ...before, raceTurn: 3 }, before)).toStrictEqual([
      ['Zoé n’a plus de mode et passe ce tour de course.'],
      ['Zoé has no vehicle left and skips this race turn.'],
    ]);
    expect(told(before, before)).toStrictEqual([[], []]);
    const next: View = { ...before, phase: 'place', round: 2, raceTurn: 0 };
    expect(told(next, before).map((lines) => lines?.[0])).toStrictEqual([
      'Personne n’a plus de mode : la manche est finie.',
      'Nobody has a vehicle left: the round is over.',
    ]);
  });

  test('[BR-R4] where two swapped flags are, before a ride and after it', () => {
    const flags = cardWith({ fremont: 'red', morrison: 'green' });
    const swappedFlags = cardWith({ fremont: 'green', morrison: 'red' });
    const before: View = { ...start, phase: 'ride', raceTurn: 1, flags };
    const news = [['Maintenant : Fremont (vert) et Morrison (rouge).'], ['Now: Fremont (green) and Morrison (red).']];
    expect(told({ ...before, flags: swappedFlags, swapped: ['fremont', 'morrison'] }, before)).toStrictEqual(news);
    const asked: View = { ...before, phase: 'swap' };
    expect(told({ ...before, flags: swappedFlags }, asked)).toStrictEqual(news);
    const round: View = { ...before, round: 2, raceTurn: 0, flags: { ...swappedFlags, marquam: 'pink' } };
    expect(told(round, { ...asked, raceTurn: 3 })[0]).toStrictEqual([
      ...news[0]!,
      `Manche 2. ${NAMES[start.firstPlayer]} commence.`,
      'Nouveaux drapeaux : Marquam (rose).',
    ]);
  });

  test('[BR-F1, BR-F3] the state of a card, and what went back into the bag', () => {
    const before = withCard(start, { steel: 'blue', fremont: 'red' }, { flags: 2, colours: 2 });
    const after = withCard(start, { steel: 'blue', fremont: 'pink', marquam: 'pink' }, { flags: 3, colours: 2 });
    expect(told(after, before)).toStrictEqual([
      ['Rendu : Fremont (rouge).', 'Zoé a 3 drapeaux, 2 couleurs.'],
      ['Returned: Fremont (red).', 'Zoé has 3 flags, 2 colours.'],
    ]);
    expect(told(before, start)[0]).toStrictEqual(['Zoé a 2 drapeaux, 2 couleurs.']);
    expect(told(withCard(start, { steel: 'blue' }, { flags: 1, colours: 1 }), start)).toStrictEqual([
      ['Zoé a 1 drapeau, 1 couleur.'],
      ['Zoé has 1 flag, 1 colour.'],
    ]);
  });

  test('[BR-E1] a new round: its first player and the flags that came, also where the last ride took one', () => {
    const before: View = {
      ...start,
      phase: 'ride',
      raceTurn: 3,
      flags: { ...start.flags, steel: 'blue', fremont: null, broadway: 'red' },
    };
    const after = withCard(
      { ...before, phase: 'place', round: 2, raceTurn: 0, firstPlayer: 1 },
      { broadway: 'red' },
      { flags: 1, colours: 1 },
    );
    const flags = { ...before.flags, fremont: 'white', broadway: 'red' } as const;
    expect(told({ ...after, flags }, before)).toStrictEqual([
      [
        'Zoé a 1 drapeau, 1 couleur.',
        'Manche 2. Zoé commence.',
        'Nouveaux drapeaux : Fremont (blanc), Broadway (rouge).',
      ],
      ['Zoé has 1 flag, 1 colour.', 'Round 2. Zoé starts.', 'New flags: Fremont (white), Broadway (red).'],
    ]);
    const swapped = { ...before, phase: 'swap' } as const;
    expect(told({ ...swapped, round: 2, flags: { ...before.flags, broadway: 'pink' } }, swapped)[1]).toContain(
      'No new flag.',
    );
  });

  test('[BR-E2] the eighth flag, and no new round after the end', () => {
    const full = Object.fromEntries(BRIDGES.map((bridge) => [bridge, 'red'])) as View['flags'];
    const outcome = { winners: [1], scores: [0, 8, 0], reason: 'bridges' };
    expect(told({ ...withCard(start, full, { flags: 8, colours: 1 }), outcome, raceTurn: 2 }, start)).toStrictEqual([
      ['Zoé a un drapeau de chacun des huit ponts.'],
      ['Zoé has a flag from each of the eight bridges.'],
    ]);
  });

  test('[BR-F1] two flags in one ride are a special moment', () => {
    expect(board.isGreat!('ride bus e1 +fremont')).toBe(false);
    expect(board.isGreat!('ride bus double e1 +fremont +broadway')).toBe(true);
  });
});
