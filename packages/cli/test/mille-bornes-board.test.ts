import { describe, expect, test } from 'vitest';
import { LANGUAGES, SPECTATOR, fastRandom, pick, resolveOptions } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import { game } from '@ponts-bornes/mille-bornes';
import type { MilleBornesOptions, View } from '@ponts-bornes/mille-bornes';
import { milleBornesBoard as board } from '../src/boards/mille-bornes/board.ts';
import type { Reader } from '../src/boards/board.ts';
import { PLAIN, inkFor } from '../src/ink.ts';
import { columnsOf } from '../src/boards/wrap.ts';
import { SPEECH } from '@ponts-bornes/mille-bornes/speech';
import type { Speech } from '@ponts-bornes/mille-bornes/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const NAMES = ['Ada', 'Zoé', 'Maximilien de Robesp', 'Wolfgang Amadeus Moz', 'E', 'F', 'G', 'Wilhelmina Wilhelmin'];

const reader = (viewer: Viewer, more: Partial<Reader<Speech>> = {}): Reader<Speech> => ({
  viewer,
  names: NAMES,
  language: 'fr',
  speech: SAID[more.language ?? 'fr'],
  ink: PLAIN,
  ...more,
});

const optionsFor = (seats: number, given: object): MilleBornesOptions => {
  const resolved = resolveOptions(game.meta, seats, given);
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  return resolved.options as MilleBornesOptions;
};

const start = game.view(game.setup(optionsFor(2, {}), 2, fastRandom('board')), 0);
const [ours, theirs] = start.sides;

/** A moment with one of everything on the table. */
const rich: View = {
  ...start,
  hand: ['25', '100', 'stop', 'go', 'ace'],
  handSizes: [5, 6],
  pileSize: 40,
  discard: { top: 'gas', cards: ['25', 'gas'] },
  sides: [
    {
      ...ours!,
      battle: { top: 'go', cards: ['go'] },
      speed: { top: 'limit', cards: ['limit'] },
      km: 250,
      distances: { ...ours!.distances, '50': 1, '100': 2 },
      safeties: ['tank', 'proof'],
      coups: ['tank'],
      rolling: true,
      limited: true,
    },
    { ...theirs!, battle: { top: 'crash', cards: ['go', 'crash'] }, km: 800, rolling: false },
  ],
};

describe('the board of 1000 Bornes', () => {
  test('shows the own side at large, the hand in order and the others compactly', () => {
    expect(board.draw(rich, reader(0)).split('\n')).toStrictEqual([
      '── pioche 40 · défausse 2 (essence) ────────────────────────────────────────────',
      '',
      'B  Zoé                                  [================....] 800/1000 km',
      '   accident (à l’arrêt) · 6 cartes',
      '',
      'A  Ada',
      '   Route      [============......................................] 250/1000 km',
      '   Bataille   feu vert (en route)',
      '   Vitesse    limite de vitesse (25 et 50 seulement)',
      '   Bottes     citerne (coup-fourré), increvable',
      '   Étapes     50 ×1   100 ×2',
      '   Votre main 25 km, 100 km, feu rouge, feu vert, as du volant',
    ]);
  });

  test('says the same in English, and calls lights flags on the circuit', () => {
    const options = optionsFor(2, { edition: 'circuit' });
    const text = board.draw({ ...rich, options }, reader(0, { language: 'en' }));
    for (const part of [
      'draw pile 40',
      'Battle     green flag (moving)',
      'petrol tanker (coup-fourré)',
      '25 and 50 only',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Your hand  25 km, 100 km, red flag, green flag, driving ace');
  });

  test('shows a spectator every side and no hand', () => {
    const text = board.draw({ ...rich, hand: null }, reader(SPECTATOR));
    expect(text).toContain('A  Ada');
    expect(text).toContain('B  Zoé');
    expect(text).not.toContain('main');
  });

  test('says who attacks whom while a riposte is open', () => {
    const riposte = { attack: 'stop', side: 0, attacker: 1, asked: [0] } as const;
    expect(board.draw({ ...rich, riposte }, reader(0))).toContain('Zoé vous attaque : feu rouge. Coup-fourré ?');
  });

  test('shows how the last round was scored in a match for points', () => {
    const zero = { km: 0, safeties: 0, coups: 0, win: 0, no200: 0, stuck: 0 };
    const scores = [{ ...zero, km: 1000, safeties: 100, coups: 300, win: 400 }, zero];
    const results = [{ end: 'target', winners: [0], scores } as const] as unknown as View['results'];
    const options = optionsFor(2, { match: 'points' });
    const text = board.draw({ ...rich, options, round: 2, totals: [1800, 0], results }, reader(0));
    expect(text).toContain('manche 2 · pioche 40');
    expect(text).toContain('Points     A 1800   B 0');
    expect(text).toContain('A          kilomètres 1000 + bottes 100 + coups-fourrés 300 + manche gagnée');
  });

  test('never relies on colour alone', () => {
    const io = { stdout: { isTTY: true }, env: {} } as unknown as Parameters<typeof inkFor>[0];
    const coloured = board.draw(rich, reader(0, { ink: inkFor(io) }));
    expect(coloured).toContain('\u001b[');
    expect(coloured.replaceAll(/\p{Cc}\[\d+m/gu, '')).toBe(board.draw(rich, reader(0)));
  });

  test('[MB-C5] has the memo of what helps against what', () => {
    const memo = board.memo!(rich, reader(0));
    expect(memo).toMatch(/crevaison \(flat\) +roue de secours \(wheel\) +increvable \(proof\)/);
    expect(memo.split('\n').filter((line) => line.length > 80)).toStrictEqual([]);
  });

  test('offers plays before discards, each in the order of the rules', () => {
    expect(board.order!(['-25', '50', '-50', 'stop>B', '-stop', 'ace'])).toStrictEqual([
      '50',
      'stop>B',
      'ace',
      '-25',
      '-50',
      '-stop',
    ]);
  });

  test('highlights a coup-fourré as a special moment, and no other move', () => {
    expect(['!ace', 'ace', 'ok', '-100'].map((move) => board.isGreat!(move))).toStrictEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['STOP > b', 'stop>B'],
    ['- 100', '-100'],
    ['Go', 'go'],
    ['!ACE', '!ace'],
  ])('reads %j as %j', (typed, spelled) => {
    expect(board.spell!(typed, [])).toBe(spelled);
  });

  test.each(game.meta.seats.flatMap((seats) => ['round', 'points'].map((match) => ({ seats, match }))))(
    'fits 80 columns all through a game of $seats, match $match',
    ({ seats, match }) => {
      const rng = fastRandom(`width ${seats}`);
      const state = game.setup(optionsFor(seats, { match, edition: 'circuit' }), seats, rng);
      for (
        let acting = game.toAct(state), step = 0;
        acting.length > 0 && step < 400;
        acting = game.toAct(state), step++
      ) {
        const seat = pick(rng, acting);
        game.play(state, seat, pick(rng, game.moves(state, seat)), rng);
        for (const language of LANGUAGES) {
          const text = board.draw(game.view(state, seat), reader(seat, { language, names: NAMES.slice(0, seats) }));
          expect(text.split('\n').filter((line) => columnsOf(line) > 80)).toStrictEqual([]);
        }
      }
    },
  );
});
