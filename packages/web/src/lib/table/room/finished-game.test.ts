import { CATALOGUE } from '@ponts-bornes/catalogue';
import {
  SPECTATOR,
  below,
  commitmentTo,
  fastRandom,
  formatRecord,
  fromHex,
  resolveOptions,
  sha256,
  utf8,
} from '@ponts-bornes/kernel';
import type { TableFacts } from '@ponts-bornes/protocol';
import { expect, test } from 'vitest';
import { namesOf } from '../../storage/opening.ts';
import { openLocalGame } from '../transports/worker/local-game.ts';
import { keptFrom } from './finished-game.ts';

const facts = (game: string, seats: number, secret: Uint8Array): TableFacts => ({
  id: 'abcdefgh23456789',
  game,
  rules: 1,
  options: {},
  seats: Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 ? 'person' : 'bot',
    name: `P${seat}`,
    level: seat === 0 ? null : 'easy',
    isAway: false,
    isOffered: false,
    reservedFor: null,
    canOffer: false,
    isHere: true,
  })),
  host: { name: 'P0', seat: 0, isActing: false },
  pace: { kind: 'slow', days: 1, quiet: null },
  atZero: 'move',
  handOver: 'never',
  visibility: 'private',
  spectatorDelay: 0,
  status: 'over',
  trouble: null,
  commitment: commitmentTo(secret),
  pledges: null,
  watchers: 0,
  asked: [],
  createdAt: 1000,
  endedAt: 2000,
  winners: [0],
  rematch: null,
  reservedUntil: null,
  proposal: null,
  isPaused: false,
});

test.each(CATALOGUE)('a stored online game of $meta.id replays identically', async (entry) => {
  const { meta } = entry;
  const seats = meta.seats[0]!;
  const { game } = await entry.load();
  const resolved = resolveOptions(meta, seats, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const { options } = resolved;
  const secret = sha256(utf8(`keep-${meta.id}`));
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const entropy = names.map((name) => `entropy-of-${name}`);
  const inPlay = openLocalGame({ game, options, seats, secret, names, entropy });
  const rng = fastRandom(meta.id);
  for (let number = 0; number < 5000; number++) {
    const seat = inPlay.show(SPECTATOR).awaited[0];
    if (seat === undefined) break;
    const { moves } = inPlay.show(seat);
    inPlay.play(seat, moves[below(rng, moves.length)]!);
  }
  const kept = keptFrom(facts(meta.id, seats, secret), formatRecord({ ...inPlay.record(), notes: ['a note'] }));
  // Random players never finish a trip around the world in time.
  if (inPlay.show(SPECTATOR).outcome === null) {
    expect(kept).toBeNull();
    return;
  }
  const { opening, moves, winners, notes } = kept!;
  expect(notes).toStrictEqual(['a note']);
  const again = openLocalGame(
    {
      game,
      options: opening.options,
      seats,
      secret: fromHex(opening.secret)!,
      names: namesOf(opening),
      entropy: opening.entropy ?? [],
    },
    moves,
  );
  expect(again.show(SPECTATOR)).toStrictEqual(inPlay.show(SPECTATOR));
  expect(winners).toStrictEqual(inPlay.show(SPECTATOR).outcome!.winners);
  expect(opening.sitters.map(({ kind }) => kind)).toStrictEqual(
    names.map((_, seat) => (seat === 0 ? 'person' : 'bot')),
  );
});
