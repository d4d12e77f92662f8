import { quickRandom } from '@ponts-bornes/kernel';
import type { BaseView, Options, Rng } from '@ponts-bornes/kernel';
import type { Answer, Opinion, Situation, Study, Watch } from './bot.ts';
import { playOut } from './playout.ts';

export interface ComparisonSettings {
  /** The number of simulations. */
  readonly iterations: number;
  /** How many of the most promising moves to compare. */
  readonly candidates: number;
  /** In simulations, one move in this many is entirely random; 0: never. */
  readonly wander: number;
}

/**
 * Compares the promising moves on common random numbers: each is tried from the same sampled states with the same luck,
 * and the game continues with the careful policy. The policy's own move is replaced only by one that is significantly
 * better: with much randomness, the best of many noisy averages is often just the luckiest. Moves that have fallen
 * behind are dropped (racing, Maron and Moore 1994), and the search ends once the choice is clear, usually long before
 * its limit.
 */
export const compare = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  situation: Situation<State, View>,
  { settings, rng, watch = {} }: { readonly settings: ComparisonSettings; readonly rng: Rng; readonly watch?: Watch },
): Answer => {
  const { iterations } = settings;
  const [own, ...others] = promising(study, situation, { count: settings.candidates, rng });
  const accounts = new Map([own!, ...others].map((index) => [index, newAccount()]));
  const tryOut = trier(study, situation, { wander: settings.wander, rng });
  let left: readonly number[] = others;
  let done = 0;
  for (let sample = 1; left.length > 0 && done <= iterations - (left.length + 1); sample++) {
    tryOut([own!, ...left], (index, gain, lead) => note(accounts.get(index)!, gain, lead));
    done += left.length + 1;
    watch.onProgress?.(done, iterations);
    if (watch.isEnough?.() === true) break;
    if (sample % STAGE === 0) left = stillRacing(accounts, left);
  }
  return decided(situation, accounts, own!);
};

/** Samples between checks for moves that have fallen behind. */
const STAGE = 32;

/** The moves that may still be the best; none once the best is clear. */
const stillRacing = (accounts: ReadonlyMap<number, Account>, left: readonly number[]): readonly number[] => {
  const rivals = left.map((index) => accounts.get(index)!);
  const sure = Math.max(0, ...rivals.map((rival) => meanLead(rival) - BEHIND * errorOf(rival)));
  const racing = left.filter((_, at) => meanLead(rivals[at]!) + BEHIND * errorOf(rivals[at]!) > sure);
  const [first] = racing;
  const isPlain = racing.length === 1 && meanLead(accounts.get(first!)!) > PLAIN * errorOf(accounts.get(first!)!);
  return isPlain ? [] : racing;
};

/** A move's results, and its lead over the first move with the same luck. */
interface Account {
  tries: number;
  gained: number;
  lead: number;
  squares: number;
}

export const newAccount = (): Account => ({ tries: 0, gained: 0, lead: 0, squares: 0 });

export const note = (account: Account, gain: number, lead: number): void => {
  account.tries += 1;
  account.gained += gain;
  account.lead += lead;
  account.squares += lead * lead;
};

export const meanLead = ({ tries, lead }: Account): number => lead / Math.max(1, tries);

/** Thresholds in standard errors: to drop a move, to stop with a clear best, and to be preferred at the end. */
const BEHIND = 2;
const PLAIN = 3;
const DOUBT = 2;

export const errorOf = (account: Account): number => {
  const { tries, squares } = account;
  const mean = meanLead(account);
  return tries < 2 ? Infinity : Math.sqrt(Math.max(0, squares / tries - mean * mean) / (tries - 1));
};

const isSurelyBetter = (account: Account): boolean => meanLead(account) > DOUBT * errorOf(account);

const decided = <State, View extends BaseView>(
  { moves }: Situation<State, View>,
  accounts: ReadonlyMap<number, Account>,
  own: number,
): Answer => {
  let index = own;
  let greatest = 0;
  let total = 0;
  for (const [candidate, account] of accounts) {
    total += account.tries;
    if (candidate === own || !isSurelyBetter(account) || meanLead(account) <= greatest) continue;
    [index, greatest] = [candidate, meanLead(account)];
  }
  const opinions = moves.map((_, at): Opinion => {
    const { tries, gained } = accounts.get(at) ?? newAccount();
    return { index: at, share: tries / Math.max(1, total), chances: tries === 0 ? null : gained / tries };
  });
  return { index, opinions };
};

/** The policy's own move, then those with the highest priors. */
export const promising = <State, Move, View extends BaseView, Opts extends Options>(
  { game, hints }: Study<State, Move, View, Opts>,
  { seat, moves, sample }: Situation<State, View>,
  { count, rng }: { readonly count: number; readonly rng: Rng },
): readonly number[] => {
  const state = sample(rng);
  const legal = game.moves(state, seat);
  const own = hints.policy?.(state, seat, legal, rng) ?? 0;
  const priors = hints.priors?.(state, seat, legal);
  const others = [...moves.keys()].filter((index) => index !== own);
  if (priors !== undefined) others.sort((one, other) => priors[other]! - priors[one]!);
  return [own, ...others.slice(0, count - 1)];
};

/** Plays several moves out from one sampled state with the same luck, and returns each one's lead over the first. */
const trier = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  { seat, seats, sample }: Situation<State, View>,
  { wander, rng }: { readonly wander: number; readonly rng: Rng },
): ((indices: readonly number[], onGain: (index: number, gain: number, lead: number) => void) => void) => {
  const { game } = study;
  return (indices, onGain) => {
    const sampled = sample(rng);
    const moves = game.moves(sampled, seat);
    const luck = rng.next();
    let first: number | null = null;
    for (const index of indices) {
      const state = game.copy(sampled);
      const own = quickRandom(luck);
      game.play(state, seat, moves[index]!, own);
      const gain = playOut(study, state, { seats, wander, rng: own })[seat]!;
      first ??= gain;
      onGain(index, gain, gain - first);
    }
  };
};
