import { below, fastRandom } from '@ponts-bornes/kernel';
import { mayMeet, pairUp } from '../src/meeting/pairing.ts';
import type { PlayableGame, Waiting } from '../src/meeting/pairing.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Seconds between two arrivals, at most. */
const APART = 40;

interface Simulated {
  readonly text: string;
  readonly seated: number;
  /** Those who closed their tab. */
  readonly left: number;
  /** Those who waited longer than they should have to. */
  readonly forgotten: readonly string[];
}

interface Visitor extends Waiting {
  /** When they close their tab; Infinity: never. */
  readonly leavesAt: number;
}

/** The tables that waiting people could fill among themselves. Counted apart from the pairing, which it checks. */
const tablesLeft = (queue: readonly Waiting[], games: readonly PlayableGame[]): readonly string[] =>
  games.flatMap(({ id, seats }) =>
    seats.flatMap((size) =>
      (['live', 'slow'] as const).flatMap((pace) => {
        const fitting = queue.filter(
          (each) => each.pace === pace && (each.game === null || each.game === id) && each.players <= size,
        );
        return fitting.length >= size ? [`${id} with ${size}, ${pace}`] : [];
      }),
    ),
  );

/**
 * Lets visitors arrive one by one, pairs them every second, and reports how long they waited. Somebody is forgotten who
 * still waits although bots should have filled in, or although another could have joined them.
 */
export const simulate = ({
  arrivals,
  seed,
  games,
}: {
  readonly arrivals: number;
  readonly seed: string;
  readonly games: readonly PlayableGame[];
}): Simulated => {
  const rng = fastRandom(`queue ${seed}`);
  const forgotten: string[] = [];
  const waits: number[] = [];
  let [queue, at, arrived, nextAt, left]: [Visitor[], number, number, number, number] = [[], 0, 0, 0, 0];
  const visitor = (): Visitor => {
    const { id, seats } = games[below(rng, games.length)]!;
    const isPatient = below(rng, 10) > 0;
    return {
      person: `p${++arrived}`,
      game: below(rng, 3) === 0 ? null : id,
      pace: below(rng, 5) === 0 ? 'slow' : 'live',
      players: Math.max(2, seats[below(rng, 2) === 0 ? 0 : below(rng, seats.length)]!),
      // The last visitors have nobody after them: without bots they might wait for ever.
      bots_at: below(rng, 2) === 0 && arrived < arrivals - 50 ? null : at + (1 + below(rng, 5)) * MINUTE,
      since: at,
      leavesAt: isPatient ? at + (10 + below(rng, 50)) * MINUTE : at + below(rng, 60) * SECOND,
    };
  };
  while (arrived < arrivals || queue.length > 0) {
    while (arrived < arrivals && nextAt <= at) {
      queue.push(visitor());
      nextAt = at + below(rng, APART) * SECOND;
    }
    const staying = queue.filter(({ leavesAt }) => leavesAt > at);
    left += queue.length - staying.length;
    const seated = new Set<string>();
    for (const { people } of pairUp(staying, { games, at, pick: (count) => below(rng, count), mayMeet })) {
      for (const { person, since } of people) {
        if (seated.has(person)) forgotten.push(`${person} was seated twice`);
        seated.add(person);
        waits.push(at - since);
      }
    }
    queue = staying.filter(({ person }) => !seated.has(person));
    for (const { person, bots_at: from } of queue) {
      if (from !== null && from <= at) forgotten.push(`${person} still waits at ${at}, bots were due at ${from}`);
    }
    forgotten.push(...tablesLeft(queue, games).map((table) => `at ${at}, nobody was seated for ${table}`));
    at += SECOND;
  }
  const sorted = waits.toSorted((one, other) => one - other);
  const share = (part: number): string =>
    `${Math.round((sorted[Math.floor(part * (sorted.length - 1))] ?? 0) / SECOND)} s`;
  const times = `median ${share(0.5)}, 90 % within ${share(0.9)}, 99 % within ${share(0.99)}, longest ${share(1)}`;
  return {
    text: `${arrivals} arrivals: ${sorted.length} seated (waiting time: ${times}), ${left} closed the tab`,
    seated: sorted.length,
    left,
    forgotten,
  };
};
