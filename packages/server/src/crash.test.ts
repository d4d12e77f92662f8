import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEST_CEILING } from '../test/ceiling.ts';
import { crash } from '../test/crash.ts';

/** `npm run crash` kills it a hundred times or more. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const MINUTE = 60_000;

test(
  `no acknowledged move is lost when the server is killed ${KILLS} times`,
  { timeout: TEST_CEILING + KILLS * 5 * MINUTE },
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'pb-crash-'));
    const report = await crash(data, KILLS, 5, `crash-${KILLS}`);
    rmSync(data, { recursive: true, force: true });
    expect(report).toMatchObject({ kills: KILLS, lost: [], broken: [] });
    expect(report.acknowledged).toBeGreaterThan(KILLS * 10);
    console.info(`${report.acknowledged} moves acknowledged, ${report.finished} games finished`);
  },
);
