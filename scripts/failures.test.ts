import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserFailures, unitFailures } from './failures.mjs';

test('a failed unit test comes with the command that runs it alone, including the seed of its property', () => {
  const report = {
    testResults: [
      {
        name: '/clone/packages/kernel/src/record.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'records are read' },
          {
            status: 'failed',
            fullName: 'records it’s [K-1] back (again)',
            failureMessages: [
              'Error: Property failed after 8 tests\n{ seed: -599766328, path: "7:1", endOnFailure: true }',
            ],
          },
        ],
      },
      { name: '/clone/packages/bots/test/bots.test.ts', status: 'failed', assertionResults: [] },
      {
        name: '/clone/packages/server/src/nodes.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'passed', fullName: 'passes, but a hook after it fails' }],
      },
    ],
  };
  expect(unitFailures(report, '/clone')).toStrictEqual([
    {
      name: 'records it’s [K-1] back (again)',
      command: String.raw`SEED=-599766328 npm run -s test:unit -- packages/kernel/src/record.test.ts -t 'records it’s \[K-1\] back \(again\)'`,
    },
    { name: 'packages/bots/test/bots.test.ts', command: 'npm run -s test:unit -- packages/bots/test/bots.test.ts' },
    {
      name: 'packages/server/src/nodes.test.ts',
      command: 'npm run -s test:unit -- packages/server/src/nodes.test.ts',
    },
  ]);
});

test('a failed browser test comes with its file, group, name and the seed of the run', () => {
  const report = {
    suites: [
      {
        title: 'kept.e2e.ts',
        specs: [{ ok: true, file: 'kept.e2e.ts', title: 'passes', tests: [{ projectName: 'chromium' }] }],
        suites: [
          {
            title: 'at a desk',
            specs: [{ ok: false, file: 'kept.e2e.ts', title: "one's game", tests: [{ projectName: 'chromium' }] }],
          },
        ],
      },
      {
        title: 'quick.engine.ts',
        specs: [{ ok: false, file: 'quick.engine.ts', title: 'turns', tests: [{ projectName: 'webkit' }] }],
      },
    ],
  };
  expect(browserFailures(report, 'abc')).toStrictEqual([
    {
      name: "kept.e2e.ts › at a desk › one's game",
      command: String.raw`SEED=abc npm run -s test:e2e -- kept.e2e.ts -g 'at a desk one'\''s game'`,
    },
    {
      name: 'webkit: quick.engine.ts › turns',
      command: "SEED=abc npm run -s test:browsers -- --engine webkit quick.engine.ts -g 'turns'",
    },
  ]);
});

test('no test has its seed in its name: the command that runs it alone would find nothing', () => {
  const packages = join(import.meta.dirname, '..', 'packages');
  const named = readdirSync(packages)
    .flatMap((name) => ['src', 'test'].map((folder) => join(packages, name, folder)))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => /^\s*test\b[^`;\n]*\(\s*`[^`]*\$\{SEED\}/m.test(readFileSync(file, 'utf8')));
  expect(named).toStrictEqual([]);
});
