import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, fastRandom } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { TEST_CEILING } from '../../test/ceiling.ts';
import { startServer } from '../../test/child.ts';
import { Nodes } from '../../test/nodes.ts';
import { PlayByAlerts } from '../../test/play-by-alerts.ts';
import type { PlayedByAlerts } from '../../test/play-by-alerts.ts';
import { Receiver } from '../../test/push-service.ts';
import { seeded } from '../../test/seeded.ts';

/** `npm run crash`, `npm run crash:nodes` and `npm run test:long` kill more often. */
const KILLS = Number(process.env['KILLS'] ?? 1);
const MINUTE = 60_000;
/** Kills come within this time, in milliseconds: at any moment from a move to the alert and the next move. */
const LATEST = 5000;
const GAMES = 5;

/** Kills somebody from time to time. After each time, every game must go on. */
const endure = async (
  play: PlayByAlerts,
  seed: string,
  kill: (time: number) => Promise<void>,
): Promise<Omit<PlayedByAlerts, 'repeated'>> => {
  const rng = fastRandom(`alerts ${seed}`);
  for (let time = 0; time < KILLS; time++) {
    await new Promise((resolve) => setTimeout(resolve, below(rng, LATEST)));
    await kill(time);
    await play.goOn();
  }
  const played = await play.stop();
  const { repeated, ...told } = played;
  console.info(`${told.turns} turns by alerts, ${repeated} messages repeated`);
  return told;
};

/** By their numbers, turns and alerts are the same. */
const NOTHING = { lost: [], twice: [], idle: [] };

const environment = (service: Receiver): NodeJS.ProcessEnv => ({
  ALERT_HOSTS: service.host,
  ALERT_WAIT: '300',
  PUSHES_PER_DAY: '100000',
});

// Most of the time is waiting, so both run at once.
test.concurrent(
  `people who come only when called play all games on while the server is killed (${KILLS} times)`,
  { timeout: TEST_CEILING + KILLS * 5 * MINUTE },
  seeded(async (seed) => {
    const data = mkdtempSync(join(tmpdir(), 'pb-alerts-'));
    const service = await new Receiver().open();
    let running = await startServer(data, environment(service));
    const play = await PlayByAlerts.start({ service, origin: () => running.origin, seed });
    const { turns, ...wrong } = await endure(play, seed, async () => {
      await running.kill();
      running = await startServer(data, environment(service));
    });
    expect(turns).toBeGreaterThanOrEqual(KILLS * GAMES);
    expect(wrong).toStrictEqual(NOTHING);
    await running.stop();
    service.close();
    rmSync(data, { recursive: true, force: true });
  }),
);

test.concurrent(
  `the same with two nodes, of which one is killed under load (${KILLS} times)`,
  { timeout: TEST_CEILING + KILLS * 5 * MINUTE },
  seeded(async (seed) => {
    const service = await new Receiver().open();
    const nodes = await Nodes.open(2, environment(service));
    const play = await PlayByAlerts.start({ service, origin: () => nodes.next(), seed });
    const { turns, ...wrong } = await endure(play, seed, async (time) => {
      await nodes.end(nodes.all[time % 2]!, 'kill');
      await nodes.start();
    });
    expect(turns).toBeGreaterThanOrEqual(KILLS * GAMES);
    expect(wrong).toStrictEqual(NOTHING);
    await nodes.close();
    service.close();
  }),
);
