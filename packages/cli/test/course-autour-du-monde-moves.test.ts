import { describe, expect, test } from 'vitest';
import { CONTINENTS, ROUTE_PAIRS, game } from '@ponts-bornes/course-autour-du-monde';
import type { View } from '@ponts-bornes/course-autour-du-monde';
import { LANGUAGES, fastRandom } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import type { Reader } from '../src/boards/board.ts';
import { across } from '@ponts-bornes/course-autour-du-monde';
import { START_CODES, neighboursOf } from '../src/boards/course-autour-du-monde/world.ts';
import { courseAutourDuMondeBoard as board } from '../src/boards/course-autour-du-monde/board.ts';
import { PLAIN } from '../src/ink.ts';
import { SPEECH } from '@ponts-bornes/course-autour-du-monde/speech';
import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const reader = (viewer: Viewer, more: Partial<Reader<Speech>> = {}): Reader<Speech> => ({
  viewer,
  names: ['Ada', 'Zoé'],
  language: 'fr',
  speech: SAID[more.language ?? 'fr'],
  ink: PLAIN,
  ...more,
});

// Routes may change, so the tests take them from the network.
const ROUTES = ROUTE_PAIRS.map((pair) => pair.join('-'));
const fromParis = neighboursOf('PAR');
const parisTo = (code: string): string => ROUTES.find((route) => across(route, 'PAR') === code)!;
const share = (one: string, other: string): boolean => one.split('-').some((end) => other.split('-').includes(end));

/** Ada stands in Paris with two flights; one of them leads on. */
const [near, far] = [fromParis[0]!, fromParis[1]!];
const onwards = ROUTES.find((route) => across(route, near) !== null && across(route, 'PAR') === null)!;
const inParis: View = {
  ...game.view(game.setup({}, 2, fastRandom('board')), 0),
  phase: 'turn',
  toAct: [0],
  starts: ['PAR', 'NYC'],
  cities: ['PAR', 'NYC'],
  visas: [['europe'], ['asia', 'america']],
  hand: [parisTo(near), parisTo(far), onwards],
  handSizes: [3, 15],
  first: { shows: 'CAI-THR', size: 4 },
  second: { shows: 'NYC-ANC', size: 1 },
};

describe('moves', () => {
  const [one, other] = [parisTo(near), parisTo(far)];
  const TURN = [`fly ${one}`, `fly ${other}`, 'stay stock', 'stay first', 'stay second', 'stay both'];
  const STAYS = TURN.slice(2);
  const unheld = fromParis[2]!;
  const DROPS = [`drop ${one}`, `drop ${other}`, `drop ${onwards}`];
  const STARTS = START_CODES.map((code) => `start ${code}`);
  const absent = ROUTES.find((route) => across(route, 'PAR') === null && across(route, 'DRW') !== null)!;

  test.each(LANGUAGES)('are told in words, flights from where one stands (%s)', (language) => {
    const lines = board.list!(TURN, reader(0, { language }), inParis);
    const { cities } = SAID[language];
    expect(lines[0]).toContain(`${one} ${cities['PAR']} → ${cities[near]}`);
    expect(lines[1]).toContain(`${other} ${cities['PAR']} → ${cities[far]}`);
    expect(lines[3]).toBe(
      {
        fr: '  4. rester : prendre CAI-THR Le Caire – Téhéran (écart 1) et une du talon',
        en: '  4. stay: take CAI-THR Cairo – Tehran (slot 1) and one from the deck',
      }[language],
    );
    expect(lines[5]).toBe(
      {
        fr: '  6. rester : prendre CAI-THR (écart 1) et NYC-ANC (écart 2)',
        en: '  6. stay: take CAI-THR (slot 1) and NYC-ANC (slot 2)',
      }[language],
    );
    expect(
      board.list!(['fly PAR-NYC', 'end'], reader(0, { language }), { ...inParis, cities: ['NYC', 'PAR'] })[0],
    ).toBe({ fr: '  1. voler PAR-NYC New York → Paris', en: '  1. fly PAR-NYC New York → Paris' }[language]);
    expect(board.list!(['fly PAR-NYC'], reader(0, { language }), inParis)[0]).toBe(
      {
        fr: '  1. voler PAR-NYC Paris → New York (visa d’Amérique)',
        en: '  1. fly PAR-NYC Paris → New York (America visa)',
      }[language],
    );
  });

  test.each([
    [`${near}-par`, TURN, `fly ${one}`],
    [`PAR ${near.toLowerCase()}`, TURN, `fly ${one}`],
    [`par${near}`, TURN, `fly ${one}`],
    [`fly ${near}`, TURN, `fly ${one}`],
    [`voler ${SAID.fr.cities[far]!}`, TURN, `fly ${other}`],
    [SAID.en.cities[far]!.toUpperCase(), TURN, `fly ${other}`],
    [`${SAID.fr.cities[near]!} → Paris`, TURN, `fly ${one}`],
    ['paris', TURN, [`fly ${one}`, `fly ${other}`]],
    ['voler', TURN, [`fly ${one}`, `fly ${other}`]],
    ['talon', TURN, 'stay stock'],
    ['rester écart 1', TURN, 'stay first'],
    ['Stay 2', TURN, 'stay second'],
    ['les deux écarts', TURN, 'stay both'],
    ['prendre le premier écart et une carte du talon', TURN, 'stay first'],
    ['rester', TURN, STAYS],
    ['stay', TURN, STAYS],
    ['Rester', [`fly ${one}`, 'stay stock'], 'stay stock'],
    ['rester', ['fly PAR-NYC', 'end'], 'stay stock'],
    ['rester', DROPS, 'stay stock'],
    ['rester : prendre deux cartes du talon', TURN, 'stay stock'],
    ['take 2 cards off the stock', TURN, 'stay stock'],
    ['les 2 écarts', TURN, 'stay both'],
    ['écart 1 et écart 2', TURN, 'stay both'],
    ['écarter', TURN, `drop ${ROUTES[0]}`],
    ['voler', DROPS, `fly ${ROUTES[0]}`],
    ['voler', ['stay stock'], 'voler'],
    [`${near} 1`, TURN, `${near} 1`],
    ['s’arrêter là et reprendre autant de cartes au talon', ['fly PAR-NYC', 'end'], 'end'],
    ['talon', DROPS, 'stay stock'],
    [absent.split('-').toReversed().join(' '), TURN, `fly ${absent}`],
    [`écarter ${absent}`, TURN, `drop ${absent}`],
    [absent, DROPS, `drop ${absent}`],
    [`${near} par`, DROPS, `drop ${one}`],
    [`jeter ${far}`, DROPS, `drop ${other}`],
    ['fin', ['fly PAR-NYC', 'end'], 'end'],
    ['Stop', TURN, 'end'],
    ['new york', STARTS, 'start NYC'],
    ['partir de tok', STARTS, 'start TYO'],
    ['Londres', STARTS, 'start LON'],
    ['Los Angeles', ['fly TYO-LAX', 'fly TYO-LOS'], 'fly TYO-LAX'],
    ['los', ['fly TYO-LAX', 'fly TYO-LOS'], 'fly TYO-LOS'],
    ['caire', ['fly CAI-THR', 'end'], 'fly CAI-THR'],
    ['le caire téhéran', ['fly CAI-THR', 'end'], 'fly CAI-THR'],
    ['TEHRAN cairo', ['fly CAI-THR', 'end'], 'fly CAI-THR'],
    ['san', ['fly TYO-SFO', 'end'], 'san'],
    [SAID.fr.cities[unheld]!, TURN, `fly ${parisTo(unheld)}`],
    [`fly ${unheld}`, TURN, `fly ${parisTo(unheld)}`],
    ['manille', TURN, 'manille'],
    ['hello', TURN, 'hello'],
    ['', TURN, ''],
  ])('reads %j among %j as %j', (typed, moves, meant) => {
    expect(board.spell!(typed, moves)).toStrictEqual(meant);
  });

  test.each(LANGUAGES)('are typed as the list and the examples have them (%s)', (language) => {
    const view = { ...inParis, second: { shows: 'NYC-ANC', size: 1 } };
    for (const moves of [TURN, STARTS, [`fly ${one}`, 'end'], DROPS]) {
      const at = reader(0, { language });
      for (const move of moves) expect(board.spell!(board.example!(move, at), moves)).toBe(move);
      if (moves === DROPS) continue;
      const lines = board.list!(moves, at, view).map((line) => line.replace(/^ *\d+\. /, ''));
      expect(lines.map((line) => board.spell!(line, moves))).toStrictEqual(moves);
    }
  });

  test('examples are in the reader’s language', () => {
    const typed = ['fly PAR-NYC', 'stay first', 'end', 'drop PAR-NYC', 'start TYO'];
    const inLanguage = (language: Reader['language']): string[] =>
      typed.map((move) => board.example!(move, reader(0, { language })));
    expect(inLanguage('fr')).toStrictEqual(['voler PAR-NYC', 'rester écart 1', 'fin', 'écarter PAR-NYC', 'Tokyo']);
    expect(inLanguage('en')).toStrictEqual(['fly PAR-NYC', 'stay slot 1', 'end', 'discard PAR-NYC', 'Tokyo']);
  });

  test.each([
    ['fr', 'GAGNÉ'],
    ['en', 'WON'],
  ] as const)('[CM-V3] a flight that wins says so, and only that (%s)', (language, won) => {
    const home: View = { ...inParis, cities: [near, 'NYC'], visas: [CONTINENTS, []], hand: [one, onwards] };
    const lines = board.list!([`fly ${one}`, `fly ${onwards}`], reader(0, { language }), home);
    expect(lines[0]).toMatch(new RegExp(`→ Paris ${won}$`));
    expect(lines[1]).not.toContain(won);
    const early = board.list!([`fly ${one}`], reader(0, { language }), { ...home, visas: [CONTINENTS.slice(1), []] });
    expect(early.join('')).not.toContain(won);
    expect(board.draw(home, reader(0, { language }))).toMatch(new RegExp(`^> ${one} .* → Paris ${won}`, 'm'));
  });

  test('discards are marked as the cards of a hand are', () => {
    const lone = ROUTES.find((route) => [one, other, onwards].every((card) => !share(card, route)))!;
    const view: View = {
      ...inParis,
      phase: 'first-drop',
      step: { kind: 'stay', sources: 'stock', dropped: null },
      hand: [one, other, onwards, lone],
    };
    const drops = view.hand.map((card) => `drop ${card}`);
    const page = board.list!(drops, reader(0), view).join('\n');
    expect(page).toContain('Écarter :   > part d’ici   + à la suite d’une autre');
    expect(page).toContain(`  1. > ${one} Paris → ${SAID.fr.cities[near]}`);
    expect(page).toContain(`  3. + ${onwards} `);
    expect(page).toContain(`  4.   ${lone} `);
    const taking: View = { ...view, hand: [onwards], step: { kind: 'stay', sources: 'first', dropped: null } };
    const linked = board.list!([`drop ${onwards}`], reader(0, { language: 'en' }), {
      ...taking,
      first: { shows: one, size: 1 },
    });
    expect(linked.join('\n')).toContain(`  1. + ${onwards} `);
    expect(board.list!([`drop ${onwards}`], reader(0), taking)[0]).toBe('Écarter :');
  });
});
