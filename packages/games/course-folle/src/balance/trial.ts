import type { Trial, TrialWith } from '@ponts-bornes/balance';
import { sha256, toHex, utf8 } from '@ponts-bornes/kernel';
import { CARD_TABLE } from '../cards.table.ts';
import { deckOf } from '../deck.ts';
import type { CardTable } from '../deck.ts';
import { meta } from '../meta.ts';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { SEARCH, playerNamed } from './players.ts';
import type { Player, PlayerName } from './players.ts';
import { report } from './report.ts';
import { newTally } from './tally.ts';
import type { Tally } from './tally.ts';
import { judge } from './verdict.ts';
import { playWatched } from './watched-game.ts';

/** [CF-N4] How balanced a table of cards is, with the same player in every seat and random characters. */
export const trialOf = (table: CardTable, name: PlayerName = 'search'): Trial<Tally> =>
  trialBy(table, { ...playerNamed(name), name: name === 'search' ? SEARCH_PLAYER : name });

/** The current cards with another player. */
export const trialWith: TrialWith<Tally, State, Move> = ({ name, choose }) =>
  trialBy(CARD_TABLE, {
    name,
    choose: (_, state, seat, rng) => choose(state, { seat, seats: state.seats }, rng),
  });

const trialBy = (table: CardTable, player: Player): Trial<Tally> => {
  const deck = deckOf(table);
  return {
    game: meta.id,
    title: 'The balance of Course folle’s cards',
    seats: meta.seats,
    digest: tableDigest(table),
    player: player.name,
    empty: newTally,
    play: (tally, seats, rng) => playWatched({ deck, player, seats, tally }, rng),
    judge,
    report,
  };
};

const { tries, rounds, random } = SEARCH;
const SEARCH_PLAYER = `search (${tries} tries a move, ${rounds} round beyond, one take in ${random} at random)`;

/** Identifies a table by its printed numbers. */
const tableDigest = (table: CardTable): string => toHex(sha256(utf8(JSON.stringify(table)))).slice(0, 16);

/** The current cards. */
export const trial: Trial<Tally> = trialOf(CARD_TABLE);
