import { fastRandom } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_TABLE } from '../cards.table.ts';
import { deckOf } from '../deck.ts';
import { awaitedSeats, moves } from '../moves.ts';
import { play } from '../play.ts';
import { resample } from '../resample.ts';
import { outcome, scoreOf } from '../score.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { PLAYERS, playerNamed } from './players.ts';
import type { Player } from './players.ts';
import { worthsOf } from './worth.ts';

const deck = deckOf(CARD_TABLE);

/** Plays a game with one player per seat. */
const playGame = (players: readonly Player[], seed: string, onState: (state: State) => void = () => {}): State => {
  const rng = fastRandom(seed);
  const state = setup({ characters: 'dealt' }, players.length, rng);
  for (let awaited = awaitedSeats(state); awaited.length > 0; awaited = awaitedSeats(state)) {
    onState(state);
    const seat = awaited[0] as number;
    play(deck, state, seat, (players[seat] as Player).choose(deck, state, seat, rng), rng);
  }
  return state;
};

/** The wins of one player against another, with two seats each. */
const winsOf = (one: Player, other: Player, games: number): number => {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const players = [0, 1, 2, 3].map((seat) => ((seat + game) % 2 === 0 ? one : other));
    const winners = outcome(deck, playGame(players, `match ${game}`))?.winners ?? [];
    won += winners.filter((seat) => players[seat] === one).length / winners.length;
  }
  return won;
};

describe('players', () => {
  test('the search player beats the greedy one, which beats the random one', () => {
    const [random, greedy, search] = PLAYERS.map((name) => playerNamed(name));
    expect(winsOf(greedy!, random!, 100)).toBeGreaterThan(80);
    expect(winsOf(search!, greedy!, 60)).toBeGreaterThan(40);
  });

  test.each(PLAYERS)('%s plays legal moves, and the same ones for the same randomness', (name) => {
    const player = playerNamed(name);
    const states = (seed: string): string[] => {
      const seen: string[] = [];
      playGame([player, player, player], seed, (state) => seen.push(JSON.stringify(state)));
      return seen;
    };
    expect(states('same')).toStrictEqual(states('same'));
    playGame([player, player], 'legal', (state) => {
      const seat = awaitedSeats(state)[0] as number;
      expect(moves(state, seat)).toContain(player.choose(deck, state, seat, fastRandom('choice')));
    });
  });

  test.each(PLAYERS)('[CF-T1] %s does not know what others have chosen', (name) => {
    const player = playerNamed(name);
    playGame([player, player, player], 'secret', (state) => {
      const seat = awaitedSeats(state)[0] as number;
      const chosen = player.choose(deck, state, seat, fastRandom('choice'));
      const other = resample(state, seat, fastRandom(JSON.stringify(state)));
      expect(player.choose(deck, other, seat, fastRandom('choice'))).toBe(chosen);
    });
  });

  test('the final worth is the score, with speeds as the tie-break', () => {
    const random = playerNamed('random');
    for (let game = 0; game < 50; game++) {
      const state = playGame([random, random, random, random, random], `worth ${game}`);
      const expected = state.characters.map((_, seat) => {
        const { total, speed } = scoreOf(deck, state, seat);
        return total + speed / 1024;
      });
      expect(worthsOf(deck, state)).toStrictEqual(expected);
    }
  });
});
