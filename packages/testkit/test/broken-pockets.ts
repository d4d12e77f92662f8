import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Seat, Viewer } from '@ponts-bornes/kernel';
import type { LawName } from '../src/index.ts';
import { handOf, pocket, seatsOf } from './pocket.ts';
import type { Pocket, PocketState } from './pocket.ts';

const others = (state: PocketState, viewer: Viewer): Seat[] => seatsOf(state).filter((seat) => seat !== viewer);
const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0);
const dealtByUs = new WeakSet<PocketState>();
/** A counter that some of them misuse as hidden state, as no game may. */
let calls = 0;

/** Undoes a swap as if the card had been drawn from a known place. */
const takenBackSwap = (s: PocketState, seat: Seat): { kind: 'swap'; card: number } => {
  const card = s.discard.pop() as number;
  s.stock.push(handOf(s, seat).pop() as number);
  handOf(s, seat).push(card);
  s.phase = 'swap';
  s.taker = seat;
  return { kind: 'swap', card };
};

export const forgetCalls = (): void => {
  calls = 0;
};

/** The bug, the law that must catch it, and the broken part. */
export const BROKEN: readonly (readonly [string, LawName, Partial<Pocket>])[] = [
  [
    'a view shows the opponents’ hands',
    'view-keeps-secrets',
    { view: (s, v) => ({ ...pocket.view(s, v), hands: v === SPECTATOR ? [] : s.hands.map((hand) => [...hand]) }) },
  ],
  [
    'a view reveals the sum of the hidden hands',
    'view-keeps-secrets',
    {
      view: (s, v) => ({
        ...pocket.view(s, v),
        total: v === SPECTATOR ? 0 : sum(others(s, v).flatMap((seat) => handOf(s, seat))),
      }),
    },
  ],
  ['nobody is awaited', 'awaits-some-of-those-to-act', { awaited: () => [] }],
  [
    'a seat that has sealed its card is awaited',
    'awaits-some-of-those-to-act',
    { awaited: (s) => (s.phase === 'seal' ? seatsOf(s) : pocket.toAct(s)) },
  ],
  [
    'the order of the moves depends on a hidden card',
    'moves-keep-secrets',
    { moves: (s, seat) => (s.aside % 2 === 0 ? pocket.moves(s, seat) : pocket.moves(s, seat).toReversed()) },
  ],
  [
    'a refusal reveals who holds the card',
    'refusal-keeps-secrets',
    {
      explain: (s, seat, text) => {
        const move = pocket.parse(text);
        const card = move === null || move.kind === 'keep' ? -1 : move.card;
        return { rule: 'PK-C1', data: { seat, holder: s.hands.findIndex((hand) => hand.includes(card)) } };
      },
    },
  ],
  [
    'the spectator sees the card laid aside',
    'spectator-sees-nothing-hidden',
    { view: (s, v) => ({ ...pocket.view(s, v), aside: v === SPECTATOR ? s.aside : -1 }) },
  ],
  [
    'a view reveals who has sealed a card',
    'view-keeps-secrets',
    { view: (s, v) => ({ ...pocket.view(s, v), toAct: pocket.toAct(s) }) },
  ],
  [
    'the outcome reveals a card that nobody has seen',
    'outcome-keeps-secrets',
    {
      outcome: (s) => {
        const outcome = pocket.outcome(s);
        return outcome && { ...outcome, reason: `aside-${s.aside}` };
      },
    },
  ],
  [
    'a move is offered after the end',
    'nothing-after-the-end',
    { moves: (s, seat) => (s.phase === 'over' ? [{ kind: 'keep' }] : pocket.moves(s, seat)) },
  ],
  [
    'a seat is to act after the end',
    'nothing-after-the-end',
    { toAct: (s) => (s.phase === 'over' ? [s.taker] : pocket.toAct(s)) },
  ],
  [
    'a seat that is not to act has moves',
    'only-seats-to-act-have-moves',
    { moves: (s, seat) => (s.phase === 'swap' ? pocket.moves(s, s.taker) : pocket.moves(s, seat)) },
  ],
  ['toAct is out of order', 'to-act-well-formed', { toAct: (s) => pocket.toAct(s).toReversed() }],
  [
    'a swapped card is forgotten',
    'census-conserved',
    {
      play: (s, seat, move, rng) => {
        pocket.play(s, seat, move, rng);
        if (move.kind === 'swap') s.discard.pop();
      },
    },
  ],
  [
    'resampling loses a card',
    'census-conserved',
    {
      resample: (s, v, rng) => {
        const other = pocket.resample(s, v, rng);
        other.stock.pop();
        return other;
      },
    },
  ],
  ['a copy shares its discard', 'copy-is-deep', { copy: (s) => ({ ...pocket.copy(s), discard: s.discard }) }],
  ['a copy shares each hand', 'copy-is-deep', { copy: (s) => ({ ...pocket.copy(s), hands: [...s.hands] }) }],
  [
    'a copy forgets the tricks',
    'copy-is-deep',
    { copy: (s) => ({ ...pocket.copy(s), tricks: s.tricks.map(() => 0) }) },
  ],
  [
    'a legal move is offered twice',
    'moves-unique',
    { moves: (s, seat) => [...pocket.moves(s, seat), ...pocket.moves(s, seat).slice(0, 1)] },
  ],
  [
    'the order of the moves changes between calls',
    'moves-stable',
    { moves: (s, seat) => (calls++ % 2 === 0 ? pocket.moves(s, seat) : pocket.moves(s, seat).toReversed()) },
  ],
  [
    'a text is parsed as another move',
    'notation-round-trip',
    { parse: (text) => pocket.parse(text.replace('seal 1', 'seal 2')) },
  ],
  [
    'a move’s text does not fit in one line',
    'notation-round-trip',
    {
      format: (move) => pocket.format(move).replace(' ', '\n'),
      parse: (text) => pocket.parse(text.replace('\n', ' ')),
    },
  ],
  ['an untidy text is parsed as a move', 'notation-round-trip', { parse: (text) => pocket.parse(text.trim()) }],
  [
    'a legal move can’t be played',
    'moves-playable',
    {
      play: (s, seat, move, rng) => {
        if (move.kind === 'seal' && s.sealed.every((card) => card === null) && seat === 1) throw new Error('no');
        pocket.play(s, seat, move, rng);
      },
    },
  ],
  [
    'playing changes the move',
    'moves-playable',
    {
      play: (s, seat, move, rng) => {
        pocket.play(s, seat, move, rng);
        if (move.kind !== 'keep') move.card = 0;
      },
    },
  ],
  [
    'a card taken back goes to another position in the hand',
    'take-back-restores',
    {
      takeBack: (s, seat) => {
        const move = pocket.takeBack?.(s, seat) ?? null;
        if (move !== null) handOf(s, seat).reverse();
        return move;
      },
    },
  ],
  [
    'a card drawn at random can be put back',
    'take-back-restores',
    { takeBack: (s, seat) => (s.discard.length > 0 ? takenBackSwap(s, seat) : null) },
  ],
  [
    'something changes with nothing to take back',
    'take-back-restores',
    {
      takeBack: (s, seat) => {
        s.taker = seat;
        return null;
      },
    },
  ],
  [
    'a step that revealed a hidden card can be taken back',
    'take-back-of-the-unseen',
    {
      view: (s, v) => ({ ...pocket.view(s, v), aside: v !== SPECTATOR && s.sealed[v] !== null ? s.aside : -1 }),
    },
  ],
  [
    'a seat to act cannot do anything',
    'never-stuck',
    { moves: (s, seat) => (s.discard.length > 3 ? [] : pocket.moves(s, seat)) },
  ],
  ['nobody is to act before the end', 'never-stuck', { toAct: (s) => (s.phase === 'swap' ? [] : pocket.toAct(s)) }],
  [
    'the game never ends',
    'ends-within-bound',
    {
      play: (s, seat, move, rng) => {
        if (move.kind === 'seal' || s.hands.length > s.stock.length) pocket.play(s, seat, move, rng);
      },
    },
  ],
  [
    'the deal depends on something besides the seed',
    'same-seed-same-game',
    {
      setup: (options, seats, rng) => {
        const state = pocket.setup(options, seats, rng);
        return { ...state, taker: calls++ % seats };
      },
    },
  ],
  [
    'play keeps state outside the state',
    'continues-after-json',
    {
      setup: (options, seats, rng) => {
        const state = pocket.setup(options, seats, rng);
        dealtByUs.add(state);
        return state;
      },
      play: (s, seat, move, rng) => {
        pocket.play(s, seat, move, rng);
        if (dealtByUs.has(s)) s.discard.sort((a, b) => a - b);
      },
    },
  ],
  [
    'a view leaks, and resampling that changes nothing would hide it',
    'resample-has-power',
    {
      view: (s, v) => ({ ...pocket.view(s, v), hands: s.hands.map((hand) => [...hand]) }),
      resample: (s) => pocket.copy(s),
    },
  ],
  [
    'resampling never varies the card laid aside',
    'resample-has-power',
    {
      resample: (s, v, rng) => {
        const other = pocket.resample(s, v, rng);
        if (other.aside === s.aside) return other;
        const swapped = (card: number): number => (card === s.aside ? other.aside : card);
        return {
          ...other,
          hands: other.hands.map((hand) => hand.map(swapped)),
          sealed: other.sealed.map((card) => card && swapped(card)),
          stock: other.stock.map(swapped).toSorted((a, b) => a - b),
          aside: s.aside,
        };
      },
    },
  ],
  [
    'resampling changes what the seat sees',
    'view-keeps-secrets',
    { resample: (s, _, rng) => pocket.resample(s, SPECTATOR, rng) },
  ],
  [
    'resampling changes its input',
    'resample-leaves-state-untouched',
    {
      resample: (s, v, rng) => {
        const other = pocket.resample(s, v, rng);
        s.stock.reverse();
        return other;
      },
    },
  ],
  [
    'a resample shares objects with the state',
    'resample-leaves-state-untouched',
    { resample: (s, v, rng) => ({ ...pocket.resample(s, v, rng), discard: s.discard }) },
  ],
  [
    'a bot could distinguish the real deal from a resampled one',
    'resample-forgets',
    {
      resample: (s, v, rng) => {
        const other = pocket.resample(s, v, rng);
        if ((s.aside + s.stock.length) % 2 === 0) other.stock.reverse();
        return other;
      },
    },
  ],
  [
    'resampling leads to a dead end',
    'resample-plays-on',
    {
      resample: (s, v, rng) => ({ ...pocket.resample(s, v, rng), swaps: rng.next() % 2 === 0 }),
      moves: (s, seat) => (!s.swaps && s.stock.length < 4 ? [] : pocket.moves(s, seat)),
    },
  ],
  [
    'explaining changes the state',
    'refusal-leaves-state-untouched',
    {
      explain: (s, seat, text) => {
        s.discard.reverse();
        s.taker = seat;
        return pocket.explain(s, seat, text);
      },
    },
  ],
  ['a refusal names no rule', 'refusal-has-rule', { explain: () => ({ rule: 'not allowed', data: {} }) }],
  ['a refusal’s data are not JSON', 'refusal-has-rule', { explain: () => ({ rule: 'PK-C1', data: { card: NaN } }) }],
  [
    'asking for the moves sorts the state',
    'looking-changes-nothing',
    {
      moves: (s, seat) => {
        s.stock.reverse();
        return pocket.moves(s, seat);
      },
    },
  ],
  [
    'the state contains undefined',
    'state-is-plain-json',
    { setup: (options, seats, rng) => Object.assign(pocket.setup(options, seats, rng), { last: undefined }) },
  ],
  [
    'the state contains NaN after a move',
    'state-is-plain-json',
    {
      play: (s, seat, move, rng) => {
        pocket.play(s, seat, move, rng);
        if (s.phase === 'over') s.taker = Number.NaN;
      },
    },
  ],
  [
    'the state contains a Map',
    'state-is-plain-json',
    { setup: (options, seats, rng) => Object.assign(pocket.setup(options, seats, rng), { seen: new Map() }) },
  ],
  ['a view contains undefined', 'view-is-plain-json', { view: (s, v) => ({ ...pocket.view(s, v), last: undefined }) }],
  [
    'a view contains a pile of the state itself',
    'view-stays',
    { view: (s, v) => ({ ...pocket.view(s, v), discard: s.discard }) },
  ],
  [
    'a view does not show its viewer as to act',
    'view-to-act',
    { view: (s, v) => ({ ...pocket.view(s, v), toAct: pocket.view(s, v).toAct.filter((seat) => seat !== v) }) },
  ],
  [
    'winners are not seats of the table',
    'outcome-well-formed',
    {
      outcome: (s) => {
        const outcome = pocket.outcome(s);
        return outcome && { ...outcome, winners: outcome.winners.map((seat) => seat + s.hands.length) };
      },
    },
  ],
  [
    'the outcome has a field that records don’t keep',
    'outcome-well-formed',
    {
      outcome: (s) => {
        const outcome = pocket.outcome(s);
        return outcome && { ...outcome, ties: 0 };
      },
    },
  ],
  ['hidden hands are declared public', 'perfect-information', { meta: { ...pocket.meta, perfectInformation: true } }],
  ['the game’s id can’t be written in a record', 'record-replays', { meta: { ...pocket.meta, id: 'Pocket Game' } }],
  [
    'explaining throws',
    'never-throws',
    {
      explain: () => {
        throw new Error('no idea');
      },
    },
  ],
];
