import { LANGUAGES, SPECTATOR, fastRandom, legalMove, pick, resolveOptions } from '@ponts-bornes/kernel';
import type { Language, Refusal } from '@ponts-bornes/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionsFor, playAll, position, refusalOf } from '../test/position.ts';
import type { Position } from '../test/position.ts';
import { CARDS, cardNames, game, meta, phrases } from './index.ts';
import { EDITIONS } from './meta.ts';
import { EN } from './speech/en.ts';
import { FR } from './speech/fr.ts';

const SPEECH = { fr: FR, en: EN };

const NAMES = ['Ada', 'Blaise', 'Cléo', 'Denis', 'Emma', 'Fred', 'Gaby', 'Hugo'];
const GO = { battle: 'go' };
const KM_950 = '100 100 100 100 100 100 100 100 100 50';

interface Illegal {
  readonly rule: string;
  readonly what: string;
  readonly table: Position;
  readonly text: string;
  /** Earlier moves, and then the seat that tries; defaults to seat 0 without any. */
  readonly after?: readonly string[];
  readonly seat?: number;
}

const slowed = { edition: 'circuit', limitNeedsGreen: true } as const;

/** One example of each kind of illegal move. */
const ILLEGAL: readonly Illegal[] = [
  { rule: 'K-TURN', what: 'playing out of turn', table: { hands: ['25', '25'] }, text: '-25', seat: 1 },
  { rule: 'K-TEXT', what: 'writing nonsense', table: { hands: ['25', '25'] }, text: 'vroum' },
  { rule: 'MB-T1', what: 'laying a card not held', table: { hands: ['25', '25'], sides: [GO] }, text: '100' },
  { rule: 'MB-T1', what: 'discarding a card not held', table: { hands: ['25', '25'] }, text: '-go' },
  { rule: 'MB-T1', what: 'attacking with a card not held', table: { hands: ['25', '25'] }, text: 'limit>B' },
  { rule: 'MB-T3', what: 'a green light while rolling', table: { hands: ['go', '25'], sides: [GO] }, text: 'go' },
  { rule: 'MB-T3', what: 'a remedy for nothing', table: { hands: ['gas', '25'], sides: [GO] }, text: 'gas' },
  { rule: 'MB-T3', what: 'an end of no limit', table: { hands: ['end', '25'], sides: [GO] }, text: 'end' },
  {
    rule: 'MB-T4',
    what: 'a green light on an accident',
    table: { hands: ['go', '25'], sides: [{ battle: 'go crash' }] },
    text: 'go',
  },
  {
    rule: 'MB-T5',
    what: 'gas on a flat tyre',
    table: { hands: ['gas', '25'], sides: [{ battle: 'go flat' }] },
    text: 'gas',
  },
  {
    rule: 'MB-T6',
    what: '100 before the awaited green flag',
    table: {
      options: slowed,
      hands: ['100', '25'],
      sides: [{ battle: 'go', speed: 'limit end', slowed: true }],
    },
    text: '100',
  },
  { rule: 'MB-D1', what: 'driving before starting', table: { hands: ['100', '25'] }, text: '100' },
  {
    rule: 'MB-D2',
    what: '75 under a limit',
    table: { hands: ['75', '25'], sides: [{ battle: 'go', speed: 'limit' }] },
    text: '75',
  },
  {
    rule: 'MB-D3',
    what: 'a third 200',
    table: { hands: ['200', '25'], sides: [{ battle: 'go', distances: '200 200' }] },
    text: '200',
  },
  {
    rule: 'MB-D4',
    what: 'passing the target',
    table: { hands: ['75', '25'], sides: [{ battle: 'go', distances: KM_950 }] },
    text: '75',
  },
  { rule: 'MB-A1', what: 'a red light for a side at rest', table: { hands: ['stop', '25'] }, text: 'stop>B' },
  {
    rule: 'MB-A2',
    what: 'a second limit',
    table: { hands: ['limit', '25'], sides: [{}, { speed: 'limit' }] },
    text: 'limit>B',
  },
  {
    rule: 'MB-A3',
    what: 'an accident for the driving ace',
    table: { hands: ['crash', '25'], sides: [{}, { battle: 'go', safeties: 'ace' }] },
    text: 'crash>B',
  },
  {
    rule: 'MB-A4',
    what: 'a second attack on right of way',
    table: { hands: ['crash', '25'], sides: [{}, { battle: 'flat', safeties: 'right' }] },
    text: 'crash>B',
  },
  { rule: 'MB-A5', what: 'attacking one’s own side', table: { hands: ['stop', '25'], sides: [GO] }, text: 'stop>A' },
  { rule: 'MB-S1', what: 'attacking a side that is not there', table: { hands: ['limit', '25'] }, text: 'limit>D' },
  { rule: 'MB-F1', what: 'countering nothing', table: { hands: ['ace', '25'] }, text: '!ace' },
  {
    rule: 'MB-F1',
    what: 'countering with the wrong safety',
    table: { hands: ['crash 25', 'tank'], sides: [{}, GO] },
    after: ['0 crash>B'],
    text: '!tank',
    seat: 1,
  },
  {
    rule: 'MB-F1',
    what: 'countering with a safety not held',
    table: { hands: ['crash 25', '25'], sides: [{}, GO] },
    after: ['0 crash>B'],
    text: '!ace',
    seat: 1,
  },
  { rule: 'MB-F6', what: 'accepting nothing', table: { hands: ['25', '25'] }, text: 'ok' },
  {
    rule: 'MB-F6',
    what: 'playing on in a riposte',
    table: { hands: ['crash 25', '25'], sides: [{}, GO] },
    after: ['0 crash>B'],
    text: '-25',
    seat: 1,
  },
  {
    rule: 'K-OVER',
    what: 'playing after the end',
    table: { hands: ['50', '25'], sides: [{ battle: 'go', distances: KM_950 }] },
    after: ['0 50'],
    text: '-25',
    seat: 1,
  },
];

const TRIALS = ILLEGAL.map((illegal) => [illegal.rule, illegal.what, illegal] as const);

/** Table options that are refused. */
const REFUSED_TABLES: readonly (readonly [rule: string, seats: number, options: object])[] = [
  ['MB-S1', 5, {}],
  ['MB-S3', 3, { target: 700 }],
  ['MB-T6', 2, { limitNeedsGreen: true }],
  ['MB-X1', 2, { roundsToWin: 4 }],
  ['K-OPTION', 2, { edition: 'modern' }],
];

const refusalAt = ({ table, after = [], text, seat }: Illegal): Refusal => {
  const state = playAll(position(table), ...after);
  return refusalOf(state, text, seat ?? state.turn);
};

const refusedTable = (seats: number, options: object): Refusal => {
  const resolved = resolveOptions(meta, seats, options);
  if (resolved.ok) throw new RangeError('expected a refusal');
  return resolved.refusal;
};

const FAULTS: readonly (readonly [fault: string, found: RegExp])[] = [
  ['no whole sentence', /^(?![A-ZÀ-Ý0-9«“].*[.!]$)/],
  ['a hole', /undefined|null|NaN|object|\s\s| [.,]|: \.|\(\)|« »|“”/],
  ['a rule id', /MB-|K-[A-Z]/],
  ['somebody called "tu"', /(?<![\p{L}’])(?:tu|te|toi|ton|ta|tes|t’\p{L}+)(?!\p{L})/iu],
  ['a film character', /mc ?queen|flash|martin|hudson|luigi|guido|fillmore|\bflo\b|\bcars\b/i],
];

const faultsOf = (sentence: string): string[] =>
  FAULTS.filter(([, found]) => found.test(sentence)).map(([fault]) => `${fault}: ${sentence}`);

describe('refusals', () => {
  test.each(TRIALS)('[%s] is the rule against %s', (_, __, illegal) => {
    expect(refusalAt(illegal).rule).toBe(illegal.rule);
  });

  test.each(REFUSED_TABLES)('[%s] is the rule against %i players with %j', (rule, seats, options) => {
    expect(refusedTable(seats, options).rule).toBe(rule);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    test.each(TRIALS)('[%s] there is a sentence against %s', (_, __, illegal) => {
      for (const edition of EDITIONS) {
        expect(faultsOf(phrases(SPEECH[language], { edition }).refusal(refusalAt(illegal), NAMES))).toStrictEqual([]);
      }
    });

    test.each(REFUSED_TABLES)('[%s] there is a sentence against %i players with %j', (_, seats, options) => {
      const sentence = phrases(SPEECH[language], optionsFor(2)).refusal(refusedTable(seats, options), NAMES);
      expect(faultsOf(sentence)).toStrictEqual([]);
    });

    test('no two rules have the same sentence', () => {
      const { refusal } = phrases(SPEECH[language], optionsFor(2));
      const said = new Map(ILLEGAL.map((illegal) => [illegal.rule, refusal(refusalAt(illegal), NAMES)]));
      expect(new Set(said.values()).size).toBe(said.size);
    });
  });

  test('the two languages differ', () => {
    for (const illegal of ILLEGAL) {
      const refusal = refusalAt(illegal);
      const [fr, en] = LANGUAGES.map((language) => phrases(SPEECH[language], optionsFor(2)).refusal(refusal, NAMES));
      expect(fr).not.toBe(en);
    }
  });

  test('French uses "vous"', () => {
    const { refusal } = phrases(FR, optionsFor(2));
    const addressed = ILLEGAL.filter(({ rule }) => ['MB-T1', 'MB-D1', 'MB-D4'].includes(rule));
    for (const illegal of addressed) expect(refusal(refusalAt(illegal), NAMES)).toMatch(/vous/i);
  });

  test.each<[Language, string, string, string]>([
    ['fr', 'classic', 'feu vert', 'drapeau'],
    ['fr', 'circuit', 'drapeau vert', 'feu'],
    ['en', 'classic', 'green light', 'flag'],
    ['en', 'circuit', 'green flag', 'light'],
  ])('[MB-T4] in %s, %s, it mentions a %s and not a %s', (language, edition, said, unsaid) => {
    const illegal = ILLEGAL.find(({ rule }) => rule === 'MB-T4') as Illegal;
    const sentence = phrases(SPEECH[language], { edition }).refusal(refusalAt(illegal), NAMES).toLowerCase();
    expect(sentence).toContain(said);
    expect(sentence).not.toContain(unsaid);
  });

  test('any illegal move at any moment is explained in both languages', () => {
    const texts = [
      ...CARDS.flatMap((card) => [
        card,
        `-${card}`,
        `!${card}`,
        ...['A', 'B', 'C', 'D'].map((side) => `${card}>${side}`),
      ]),
      'ok',
      '',
      'pass',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...meta.seats),
        fc.constantFrom(...EDITIONS),
        fc.integer({ min: 0, max: 120 }),
        fc.integer(),
        (seats, edition, length, seed) => {
          const rng = fastRandom(`phrases ${seed}`);
          const options = optionsFor(seats, { edition, limitNeedsGreen: edition === 'circuit' });
          const books = LANGUAGES.map((language) => phrases(SPEECH[language], options));
          const state = game.setup(options, seats, rng);
          for (let move = 0; move < length && game.outcome(state) === null; move++) {
            const seat = pick(rng, game.toAct(state));
            game.play(state, seat, pick(rng, game.moves(state, seat)), rng);
          }
          for (let seat = 0; seat < seats; seat++) {
            for (const text of texts) {
              const checked = legalMove(game, state, seat, text);
              for (const book of books) {
                const sentence = checked.ok ? book.move(text, seat, NAMES) : book.refusal(checked.refusal, NAMES);
                expect(faultsOf(sentence)).toStrictEqual([]);
              }
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('moves', () => {
  const MOVES = [
    '100',
    'go',
    'end',
    'gas',
    'wheel',
    'repair',
    'ace',
    'stop>B',
    'limit>B',
    '-stop',
    '-25',
    '!right',
    'ok',
  ];

  test.each(MOVES)('%s is described in both languages, by name', (text) => {
    for (const edition of EDITIONS) {
      const told = LANGUAGES.map((language) => phrases(SPEECH[language], { edition }).move(text, 0, NAMES.slice(0, 2)));
      for (const sentence of told) {
        expect(faultsOf(sentence)).toStrictEqual([]);
        expect(sentence).toContain('Ada');
      }
      expect(told[0]).not.toBe(told[1]);
    }
  });

  test('[MB-F6] an attack that passed automatically reads like one that somebody let pass', () => {
    const told = LANGUAGES.map((language) => phrases(SPEECH[language], optionsFor(2)).move('ok', 0, NAMES, 0));
    expect(told).toStrictEqual(['Vous ne contrez pas l’attaque.', 'You don’t counter the attack.']);
  });

  test('every move has its own sentence', () => {
    for (const language of LANGUAGES) {
      const told = MOVES.map((text) => phrases(SPEECH[language], optionsFor(2)).move(text, 0, NAMES.slice(0, 2)));
      expect(new Set(told).size).toBe(MOVES.length);
    }
  });

  test('[MB-S2] an attack on a side of two names both partners', () => {
    for (const language of LANGUAGES) {
      const sentence = phrases(SPEECH[language], optionsFor(6)).move('stop>B', 0, NAMES.slice(0, 6));
      expect(sentence).toContain('Blaise');
      expect(sentence).toContain('Emma');
    }
  });

  test('an attack on a single player names that player', () => {
    for (const language of LANGUAGES) {
      const sentence = phrases(SPEECH[language], optionsFor(4)).move('stop>B', 0, NAMES.slice(0, 4));
      expect(NAMES.filter((name) => sentence.includes(name))).toStrictEqual(['Ada', 'Blaise']);
    }
  });

  test.each<[Language, string, string, string]>([
    ['fr', 'classic', 'feu vert', 'feu rouge'],
    ['fr', 'circuit', 'drapeau vert', 'drapeau rouge'],
    ['en', 'classic', 'green light', 'red light'],
    ['en', 'circuit', 'green flag', 'red flag'],
  ])('in %s the %s edition has its %s and its %s', (language, edition, green, red) => {
    const { move } = phrases(SPEECH[language], { edition });
    expect(move('go', 0, NAMES).toLowerCase()).toContain(green);
    expect(move('-stop', 0, NAMES).toLowerCase()).toContain(red);
    const names = cardNames(SPEECH[language], { edition });
    expect([names('go'), names('stop')].map((name) => name.toLowerCase())).toStrictEqual([green, red]);
  });

  test('[MB-C4] every card has a distinct name in each language and edition', () => {
    for (const language of LANGUAGES) {
      for (const edition of EDITIONS) {
        expect(new Set(CARDS.map(cardNames(SPEECH[language], { edition }))).size).toBe(CARDS.length);
      }
    }
  });
});

describe('outcomes', () => {
  const ends = [
    { winners: [0], scores: [1000, 25], reason: 'target' },
    { winners: [1], scores: [100, 125], reason: 'no-cards' },
    { winners: [1], scores: [100, 125], reason: 'no-distances' },
    { winners: [0, 1], scores: [125, 125], reason: 'no-cards' },
    { winners: [], scores: [0, 0], reason: 'no-cards' },
    { winners: [0], scores: [3, 1], reason: 'rounds' },
    { winners: [0, 1], scores: [3, 3], reason: 'rounds' },
    { winners: [1], scores: [4000, 5100], reason: 'points' },
  ];

  test.each(ends)('[MB-E4, MB-X1] %j is described in both languages', (outcome) => {
    for (const language of LANGUAGES) {
      const sentence = phrases(SPEECH[language], optionsFor(2)).outcome(outcome, ['Ada', 'Blaise']);
      expect(faultsOf(sentence)).toStrictEqual([]);
      for (const [seat, name] of ['Ada', 'Blaise'].entries()) {
        expect(sentence.includes(name)).toBe(outcome.winners.includes(seat));
      }
    }
  });

  test('[MB-E1, MB-E2, MB-E3] each reason has its own wording', () => {
    for (const language of LANGUAGES) {
      const { outcome } = phrases(SPEECH[language], optionsFor(2));
      const reasons = ['target', 'no-cards', 'no-distances', 'rounds', 'points'];
      const told = reasons.map((reason) => outcome({ winners: [0], scores: [5, 4], reason }, ['Ada', 'Blaise']));
      expect(new Set(told).size).toBe(reasons.length);
    }
  });

  test('[MB-E1] a finished round is described from its outcome', () => {
    const state = position({ hands: ['50', '25'], sides: [{ battle: 'go', distances: KM_950 }] });
    const { outcome } = game.view(playAll(state, '0 50'), SPECTATOR);
    if (outcome === null) throw new RangeError('the round is not over');
    expect(phrases(FR, optionsFor(2)).outcome(outcome, ['Ada', 'Blaise'])).toContain('1000');
  });
});
