import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { below, fastRandom, sha256, utf8 } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Pace } from '@ponts-bornes/protocol';
import { lawVariants } from '@ponts-bornes/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_CEILING } from '../test/ceiling.ts';
import { cuts, playedAtRandom } from '../test/random-log.ts';
import { viewersOf } from '../test/world.ts';
import { compareWorlds, openBench } from '../test/worlds.ts';
import type { Bench } from '../test/worlds.ts';

/** Pairs of worlds per game; `SECRECY=2000` runs longer. Games without hidden information need few. */
const PAIRS = Number(process.env['SECRECY'] ?? 12);
const PAIRS_IN_THE_OPEN = Math.ceil(PAIRS / 5);
const SEED = process.env['SEED'] ?? 'secrecy';
const MINUTE = 60_000;
/** Entries played before the worlds diverge. */
const MOST = 70;

const LIVE: Pace = { kind: 'live', bank: 7200, increment: 10, choice: 600, answer: 30 };
const SLOW: Pace = { kind: 'slow', days: 3, quiet: null };

const folder = mkdtempSync(join(tmpdir(), 'pb-secrecy-'));
let bench: Bench;
beforeAll(async () => {
  bench = await openBench(folder);
});
afterAll(async () => {
  await bench.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(CATALOGUE)('two worlds of $meta.id that a viewer cannot distinguish', ({ meta, load }) => {
  test('send them the same bytes at the same times', { timeout: TEST_CEILING + PAIRS * MINUTE }, async () => {
    const { game } = await load();
    const rng = fastRandom(`${SEED} ${meta.id}`);
    const variants = lawVariants(meta);
    const sum = { messages: 0, alerts: 0, sent: 0, hidden: 0, different: 0 };
    const pairs = meta.perfectInformation ? PAIRS_IN_THE_OPEN : PAIRS;
    for (let pair = 0; pair < pairs;) {
      const { seats, options } = variants[below(rng, variants.length)]!;
      const deal = {
        game,
        options,
        seats,
        secret: sha256(utf8(`${SEED} ${pair}`)),
        entropy: Array.from({ length: seats }, (_, seat) => `of-seat-${seat}`),
        secondThoughts: { perTurn: LIMITS.secondThoughts, perGame: LIMITS.secondThoughtsPerGame },
      };
      const entries = playedAtRandom(deal, rng, 10 + below(rng, MOST));
      const { all, ripostes } = cuts(deal, entries);
      // Several per table, because opening one costs more than playing on.
      for (let time = 0; time < 6; time++, pair++) {
        const among = ripostes.length > 0 && below(rng, 2) === 0 ? ripostes : all;
        const cut = among[below(rng, among.length)]!;
        const viewer = viewersOf(seats)[below(rng, seats + 1)]!;
        const compared = await compareWorlds(bench, {
          deal,
          pace: below(rng, 4) === 0 ? SLOW : LIVE,
          entries: entries.slice(0, cut),
          viewer,
          seed: `${SEED} ${meta.id} ${pair}`,
        });
        expect(compared.leak, `to ${viewer} of ${seats}, ${JSON.stringify(options)}`).toBeNull();
        sum.messages += compared.messages;
        sum.alerts += compared.alerts;
        sum.sent += compared.sent;
        sum.hidden += compared.hidden;
        sum.different += compared.different;
      }
    }
    console.info(
      `${meta.id}: ${sum.messages} messages, ${sum.alerts} facts about alerts, ${sum.sent} alerts sent, ${sum.hidden} steps in one world only, ${sum.different} different steps`,
    );
    expect(sum.messages).toBeGreaterThan(pairs);
    expect(sum.alerts).toBeGreaterThan(pairs);
    expect(sum.sent).toBeGreaterThan(0);
    if (game.isPatient !== undefined || game.awaited !== undefined)
      expect(sum.hidden + sum.different).toBeGreaterThan(0);
  });
});
