import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, fastRandom } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { startServer } from '../../test/child.ts';
import { Nodes } from '../../test/nodes.ts';
import { playByAlerts, startTables } from '../../test/play-by-alerts.ts';
import type { PlayedByAlerts } from '../../test/play-by-alerts.ts';
import { Receiver } from '../../test/push-service.ts';

/** `npm run crash` and `npm run crash:nodes` kill more often. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const MINUTE = 60_000;
/** Turns played at each table per kill. */
const TURNS = 3;
const SEED = `alerts-${KILLS}`;

/** Kills somebody from time to time until the play is over. */
const untilOver = async (playing: Promise<PlayedByAlerts>, kill: (time: number) => Promise<void>): Promise<void> => {
  const rng = fastRandom(SEED);
  let isOver = false;
  void playing.finally(() => (isOver = true)).catch(() => {});
  for (let time = 0; time < KILLS && !isOver; time++) {
    await new Promise((resolve) => setTimeout(resolve, 1000 + below(rng, 3000)));
    await kill(time);
  }
};

const environment = (service: Receiver): NodeJS.ProcessEnv => ({
  ALERT_HOSTS: service.host,
  ALERT_WAIT: '300',
  PUSHES_PER_DAY: '100000',
});

test(
  `people who come only when called play all games on while the server is killed ${KILLS} times`,
  { timeout: (KILLS + 5) * MINUTE },
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'pb-alerts-'));
    const service = await new Receiver().open();
    let running = await startServer(data, environment(service));
    const tables = await startTables(service, () => running.origin, SEED);
    const playing = playByAlerts(tables, () => running.origin, KILLS * TURNS);
    await untilOver(playing, async () => {
      await running.kill();
      running = await startServer(data, environment(service));
    });
    const { turns, twice, repeated } = await playing;
    console.info(`${turns} turns by alerts, ${repeated} messages repeated`);
    expect(turns).toBeGreaterThan(KILLS * TURNS);
    expect(twice).toStrictEqual([]);
    await running.stop();
    service.close();
    rmSync(data, { recursive: true, force: true });
  },
);

test(
  `the same with two nodes, of which one is killed ${KILLS} times under load`,
  { timeout: (KILLS + 5) * MINUTE },
  async () => {
    const service = await new Receiver().open();
    const nodes = await Nodes.open(2, environment(service));
    const tables = await startTables(service, () => nodes.next(), SEED);
    const playing = playByAlerts(tables, () => nodes.next(), KILLS * TURNS);
    await untilOver(playing, async (time) => {
      await nodes.end(nodes.all[time % 2]!, 'kill');
      await nodes.start();
    });
    const { turns, twice, repeated } = await playing;
    console.info(`${turns} turns by alerts, ${repeated} messages repeated`);
    expect(turns).toBeGreaterThan(KILLS * TURNS);
    expect(twice).toStrictEqual([]);
    await nodes.close();
    service.close();
  },
);
