import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ATTACKS } from '../test/attacks/all.ts';
import { Ground } from '../test/attacks/attack.ts';
import type { Outcome } from '../test/attacks/attack.ts';

/** Set by `npm run attack`, which also tries harder. */
const REPORT = process.env['ATTACK_REPORT'];

const outcomes: (Outcome & { readonly name: string })[] = [];
afterAll(() => {
  if (REPORT === undefined) return;
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(outcomes));
});

test.each(ATTACKS)('the server withstands $name', async ({ name, run }) => {
  const ground = new Ground();
  try {
    const outcome = await run(ground, REPORT === undefined);
    outcomes.push({ name, ...outcome });
    expect(outcome).toMatchObject({ broken: null });
  } finally {
    await ground.clear();
  }
});
