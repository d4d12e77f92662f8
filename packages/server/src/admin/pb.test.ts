import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fastRandom } from '@ponts-bornes/kernel';
import { Installation, newPath } from '../../test/installation.ts';
import { startProgram } from '../../test/process.ts';
import { execute, newDatabase } from '../../test/services.ts';

const PB = fileURLToPath(new URL('../../../cli/dist/main.js', import.meta.url));

interface Said {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const pb = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Said> =>
  startProgram(PB, [...args, '--lang', 'en'], env).ended;

describe('the pb command', () => {
  test('moves an installation, checks it, backs it up and restores it', async () => {
    const installation = await new Installation().start();
    const people = [await installation.guest('Ada'), await installation.guest('Blaise')] as const;
    const table = await installation.table(people, 'skybridge', 6, fastRandom('pb'));
    const { folder } = installation.place as { readonly folder: string };
    const url = await newDatabase();
    const env = { DATA: folder, DATABASE_URL: url };
    const running = await pb(['migrate', '--from', 'sqlite', '--to', 'postgres'], env);
    expect([running.code, running.stdout]).toStrictEqual([1, '']);
    expect(running.stderr).toBe(`pb: a server is using ${folder}: stop it, or take a backup with pb backup first\n`);
    const live = newPath();
    expect(await pb(['backup', '--from', folder, '--to', live])).toMatchObject({ code: 0 });
    await installation.stop();

    const moved = await pb(['migrate', '--from', 'sqlite', '--to', 'postgres'], env);
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    expect(moved.stdout).toMatch(/^people +2$/m);
    expect(moved.stdout).toMatch(/Copied to postgres:\/\/127\.0\.0\.1:\d+\/\w+ and compared row by row: \d+ rows\.\n$/);
    expect(await pb(['migrate', '--from', 'sqlite', '--to', 'postgres'], env)).toMatchObject({ code: 2, stdout: '' });

    const checked = await pb(['check-live', '--from', url]);
    expect(checked).toMatchObject({ code: 0, stdout: 'skybridge: 1 tables, 6 moves, 0 differ\nNo differences.\n' });
    const file = newPath();
    expect(await pb(['backup', '--to', file], env)).toMatchObject({ code: 0, stderr: '' });
    expect(await pb(['backup', '--to', file], env)).toMatchObject({
      code: 2,
      stderr: `pb: ${file} already exists: nothing was written\n`,
    });
    const back = newPath();
    expect(await pb(['restore', '--from', file, '--to', back])).toMatchObject({ code: 0, stderr: '' });

    await execute(url, `update log set text = 'Zz' where table_id = '${table}' and number = 2`);
    const differs = await pb(['check-live'], env);
    expect(differs.code).toBe(1);
    expect(differs.stdout).toContain(`${table} (skybridge, playing): move 2 is refused (K-TEXT)\n1 table differs.\n`);
    const asJson = await pb(['check-live', '--json'], env);
    expect(JSON.parse(asJson.stdout)).toMatchObject({ differing: [{ table, difference: { entry: 2 } }] });
  });

  test('reports failures in a sentence, without passwords', async () => {
    const nowhere = 'postgres://pb:not-to-be-told@127.0.0.1:1/pb';
    const unreachable = await pb(['check-live', '--from', nowhere]);
    expect(unreachable.code).toBe(1);
    expect(unreachable.stderr).toMatch(/^pb: can’t use postgres:\/\/127\.0\.0\.1:1\/pb \(.*ECONNREFUSED.*\)\n$/);
    const url = new URL(await newDatabase());
    url.password = 'not-to-be-told';
    const refused = await pb(['backup', '--from', url.href, '--to', newPath()]);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('password authentication failed');
    expect(`${unreachable.stderr}${refused.stderr}`).not.toContain('not-to-be-told');
    const none = newPath();
    expect(await pb(['check-live', '--from', none])).toMatchObject({ code: 2 });
    expect(existsSync(none)).toBe(false);
    expect(await pb(['restore', '--from', 'postgres', '--to', none])).toMatchObject({ code: 2 });
  });
});
