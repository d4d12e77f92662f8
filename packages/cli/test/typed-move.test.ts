import { describe, expect, test } from 'vitest';
import type { Board } from '../src/boards/board.ts';
import { numbersText, typedMove } from '../src/typed-move.ts';
import { lines, run } from './run.ts';

const MOVES = ['fly PAR-RIO', 'stay stock', 'stay first', 'end'];
const board = (spell: NonNullable<Board['spell']>): Board => ({ draw: () => '', spell });
const plain: Board = { draw: () => '' };

describe('what a typed line means', () => {
  test.each([
    ['2', 'stay stock'],
    [' FLY par-rio', 'fly PAR-RIO'],
    ['fly', 'fly PAR-RIO'],
    ['hello', 'hello'],
    ['9', '9'],
    ['', ''],
  ])('%j is one move, or goes to the rules', (typed, text) => {
    expect(typedMove(typed, MOVES, plain)).toStrictEqual({ kind: 'move', text });
  });

  test('an empty line is the only move', () => {
    expect(typedMove(' ', ['end'], plain)).toStrictEqual({ kind: 'move', text: 'end' });
  });

  test('the first word of several moves stands for each of them, by their numbers', () => {
    expect(typedMove('Stay', MOVES, plain)).toStrictEqual({ kind: 'several', numbers: [2, 3] });
  });

  test('a board may find several moves, or one of them', () => {
    const several = board(() => ['end', 'fly PAR-RIO']);
    expect(typedMove('x', MOVES, several)).toStrictEqual({ kind: 'several', numbers: [1, 4] });
    expect(
      typedMove(
        'x',
        MOVES,
        board(() => ['end']),
      ),
    ).toStrictEqual({ kind: 'move', text: 'end' });
    expect(
      typedMove(
        'x',
        MOVES,
        board(() => []),
      ),
    ).toStrictEqual({ kind: 'move', text: 'x' });
  });

  test.each([
    [[8, 15], '8, 15'],
    [[1, 2, 5], '1, 2, 5'],
    [[3, 4, 5, 6, 9, 11, 12, 13], '3–6, 9, 11–13'],
  ])('%j are written %s', (numbers, text) => {
    expect(numbersText(numbers)).toBe(text);
  });
});

describe('at the table', () => {
  test.each([
    ['fr', 'Plusieurs coups correspondent : 1–3. Précisez.'],
    ['en', 'Several moves match: 1–3. Be more specific.'],
  ])('a text that matches several moves gets their numbers, not a refusal (%s)', async (lang, answer) => {
    const { out } = await run(['play', 'sealed-cards', '--seed', 's', '--lang', lang], { input: 'card\nq\n' });
    expect(out).toContain(`> card\n${answer}\n`);
    expect(out).not.toContain('K-TEXT');
  });

  test.each(['fr', 'en'])('help and hints fit 80 columns (%s)', async (lang) => {
    const { out } = await run(['play', 'sealed-cards', '--seed', 's', '--lang', lang], { input: '?\nhello\nu\nq\n' });
    expect(out).toMatch(/^ {2}u {2}.*(?:si le jeu le permet|if the game allows it)$/m);
    expect(lines(out).filter((line) => line.length > 80)).toStrictEqual([]);
  });
});
