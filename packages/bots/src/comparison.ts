import { quickRandom } from '@ponts-bornes/kernel';
import type { BaseView, Options, Rng } from '@ponts-bornes/kernel';
import type { Answer, Opinion, Situation, Study, Watch } from './bot.ts';
import { playOut } from './playout.ts';

export interface ComparisonSettings {
  /** How many games are played in thought. */
  readonly iterations: number;
  /** How many moves are compared: those that look most promising. */
  readonly candidates: number;
  /** In thought, one move of so many is any move at all; 0: never. */
  readonly wander: number;
}

/**
 * Tries the promising moves side by side: each meets the same sampled states and the same luck, and the game goes on as a
 * careful player would play it. The careful player's own move is only given up for one that is better beyond doubt: where
 * luck is great, the best of many noisy averages is often the luckiest. The worse half of the others is dropped again and
 * again (sequential halving, Karnin, Koren and Somekh 2013), so that most games in thought go where they are needed.
 */
export const compare = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  situation: Situation<State, View>,
  { settings, rng, watch = {} }: { readonly settings: ComparisonSettings; readonly rng: Rng; readonly watch?: Watch },
): Answer => {
  const [own, ...others] = promising(study, situation, { count: settings.candidates, rng });
  const accounts = new Map([own!, ...others].map((index) => [index, newAccount()]));
  const tryOut = trier(study, situation, { wander: settings.wander, rng });
  const rounds = Math.max(1, Math.ceil(Math.log2(others.length + 1)));
  let left = others;
  let done = 0;
  for (let round = 0; round < rounds && left.length > 0; round++) {
    const samples = Math.max(1, Math.floor(settings.iterations / rounds / (left.length + 1)));
    for (let sample = 0; sample < samples; sample++) {
      tryOut([own!, ...left], (index, gain, lead) => note(accounts.get(index)!, gain, lead));
      done += left.length + 1;
      watch.onProgress?.(done, settings.iterations);
      if (watch.isEnough?.() === true) return decided(situation, accounts, own!);
    }
    left = left
      .toSorted((one, other) => meanLead(accounts.get(other)!) - meanLead(accounts.get(one)!))
      .slice(0, Math.ceil(left.length / 2));
  }
  return decided(situation, accounts, own!);
};

/** What trying a move has brought, and how much more than the careful player's own move on the same luck. */
interface Account {
  tries: number;
  gained: number;
  lead: number;
  squares: number;
}

const newAccount = (): Account => ({ tries: 0, gained: 0, lead: 0, squares: 0 });

const note = (account: Account, gain: number, lead: number): void => {
  account.tries += 1;
  account.gained += gain;
  account.lead += lead;
  account.squares += lead * lead;
};

const meanLead = ({ tries, lead }: Account): number => lead / Math.max(1, tries);

/** Standard errors above nothing that leave no doubt. */
const DOUBT = 2;

const isSurelyBetter = (account: Account): boolean => {
  const { tries, squares } = account;
  const mean = meanLead(account);
  const variance = tries < 2 ? Infinity : Math.max(0, squares / tries - mean * mean) / (tries - 1);
  return mean > DOUBT * Math.sqrt(variance);
};

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

/** The careful player's own move, then those that look best at first sight. */
const promising = <State, Move, View extends BaseView, Opts extends Options>(
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

/** Plays some moves on from one sampled state, each with the same luck, and tells how far each leads the first. */
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
