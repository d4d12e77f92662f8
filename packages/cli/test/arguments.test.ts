import { describe, expect, test } from 'vitest';
import { lines, run } from './run.ts';

const COMMANDS = [
  'games',
  'play',
  'replay',
  'verify',
  'record',
  'trace',
  'perft',
  'fuzz',
  'bench',
  'balance',
  'arena',
  'calibrate',
];

describe('help', () => {
  test.each(['--help', '-h', 'help'])('%s lists every command', async (flag) => {
    const { code, out, err } = await run([flag]);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    for (const command of COMMANDS) expect(out).toContain(`  ${command}`);
  });

  test.each(COMMANDS)('%s --help prints the help in both languages and does nothing else', async (command) => {
    for (const language of ['fr', 'en']) {
      const { code, out, err } = await run([command, '--help', '--lang', language]);
      expect({ code, err }).toStrictEqual({ code: 0, err: '' });
      expect(out.startsWith(`pb ${command}`)).toBe(true);
      expect(lines(out).filter((line) => line.length > 80)).toStrictEqual([]);
    }
  });

  test('trace warns that it prints hidden information', async () => {
    expect((await run(['help', 'trace', '--lang', 'en'])).out).toBe(
      (await run(['trace', '--help', '--lang', 'en'])).out,
    );
    expect((await run(['trace', '--help', '--lang', 'en'])).out).toMatch(/Deliberately\s+shows\s+everything\s+hidden/);
  });
});

describe('language', () => {
  const first = async (argv: string[], env: Record<string, string>): Promise<string> =>
    (await run([...argv, '--help'], { env })).out.split('\n')[0]!;

  test.each([
    [[], {}, 'fr'],
    [[], { LANG: 'en_GB.UTF-8' }, 'en'],
    [[], { LANG: 'en_GB.UTF-8', LC_ALL: 'fr_FR.UTF-8' }, 'fr'],
    [[], { LANG: 'fr_FR.UTF-8', LC_ALL: 'en_US.UTF-8' }, 'en'],
    [[], { LANG: 'de_DE.UTF-8' }, 'fr'],
    [['--lang', 'fr'], { LANG: 'en_GB.UTF-8' }, 'fr'],
    [['--lang=en'], {}, 'en'],
  ])('%j with %j is %s', async (argv, env, language) => {
    expect(await first(['verify', ...argv], env)).toBe(
      language === 'fr' ? 'pb verify <compte-rendu>' : 'pb verify <record>',
    );
  });
});

describe('a usage error is one line that says what is allowed, and exit code 2', () => {
  test.each([
    [[], 'missing command (allowed: games, play,'],
    [['dance'], 'unknown command “dance” (allowed: games, play,'],
    [['trace'], 'missing <game>'],
    [['trace', 'chess'], 'unknown game “chess” (allowed: sealed-cards)'],
    [['trace', 'sealed-cards', 'more'], '“more” is unexpected (expected: <game>)'],
    [['games', 'more'], '“more” is unexpected (expected: nothing more)'],
    [['trace', 'sealed-cards', '--fast'], 'unknown option --fast (allowed: --players, --options'],
    [['trace', 'sealed-cards', '-x'], 'unknown option -x (allowed:'],
    [['trace', 'sealed-cards', '--__proto__', '1'], 'unknown option --__proto__ (allowed:'],
    [['trace', 'sealed-cards', '--seed'], '--seed needs a value'],
    [['trace', 'sealed-cards', '--seed', '--games', '3'], '--seed needs a value'],
    [['fuzz', 'sealed-cards', '--progress=yes'], '--progress takes no value'],
    [['trace', 'sealed-cards', '--players', '2', '--players', '3'], '--players is given twice'],
    [['trace', 'sealed-cards', '--players', 'two'], '--players: “two” is not a whole number from 1 to 99'],
    [['trace', 'sealed-cards', '--players', '5'], '(SC-SEATS) [SC-SEATS] (allowed: 2, 3)'],
    [['trace', 'sealed-cards', '--games', '0'], '--games: “0” is not a whole number from 1'],
    [
      ['trace', 'sealed-cards', '--policy', 'oracle'],
      '--policy: unknown “oracle” (allowed: random, curious, easy, medium, strong, expert)',
    ],
    [['trace', 'sealed-cards', '--options', '{'], '--options: “{” is not JSON'],
    [
      ['trace', 'sealed-cards', '--options', '3'],
      'Options must be an object, not 3. [K-OPTIONS] (allowed: rounds, low)',
    ],
    [['trace', 'sealed-cards', '--options', '{"x":1}'], 'Option “x” doesn’t exist. [K-OPTION] (allowed: rounds, low)'],
    [['trace', 'sealed-cards', '--options', '{"rounds":9}'], 'doesn’t accept 9. [K-OPTION] (allowed: rounds: 1–3)'],
    [['trace', 'sealed-cards', '--options', '{"low":1}'], 'doesn’t accept 1. [K-OPTION] (allowed: low: true, false)'],
    [
      ['trace', 'sealed-cards', '--players', '3', '--options', '{"low":true}'],
      '(SC-LOW) [SC-LOW] (allowed: low: false)',
    ],
    [['trace', 'sealed-cards', '--games', '2', '--record', '/tmp/x'], '--record saves a single game'],
    [['trace', 'sealed-cards', '--record', '/nowhere/at/all'], 'can’t write “/nowhere/at/all” (ENOENT)'],
    [
      ['play', 'sealed-cards', '--bot', 'oracle'],
      '--bot: unknown “oracle” (allowed: random, curious, easy, medium, strong, expert)',
    ],
    [['play', 'sealed-cards', '--seat', '2'], '--seat: “2” (allowed: different seats from 0 to 1, like 0,1)'],
    [['play', 'sealed-cards', '--seats', '0,0'], '--seats: “0,0” (allowed: different seats from 0 to 1'],
    [['play', 'sealed-cards', '--seat', '0', '--seats', '1'], 'use either --seat or --seats'],
    [['play', 'sealed-cards', '--names', 'Ada,Zoe'], '--names: “Ada,Zoe” (allowed: a name of 1 to 20 characters'],
    [['replay'], 'missing <record>'],
    [['replay', '/nowhere/at/all'], 'can’t read “/nowhere/at/all” (ENOENT)'],
    [['verify', '/tmp'], 'can’t read “/tmp” (EISDIR)'],
    [['replay', '-', '--step'], '--step needs a file'],
    [['perft', 'sealed-cards', '--depth', '-1'], '--depth: “-1” is not a whole number from 1 to 50'],
    [['bench', 'sealed-cards', '--seconds', 'x'], '--seconds: “x” is not a whole number'],
    [['fuzz', 'chess', '--players', 'all'], 'unknown game “chess”'],
  ])('%j', async (argv, message) => {
    const { code, out, err } = await run(argv, { env: { LANG: 'en' } });
    expect({ code, out, lines: lines(err).length }).toStrictEqual({ code: 2, out: '', lines: 1 });
    expect(err.startsWith('pb: ')).toBe(true);
    expect(err).toContain(message);
  });

  test('an unknown language is refused in the language of the environment', async () => {
    const { code, err } = await run(['games', '--lang', 'de']);
    expect({ code, err }).toStrictEqual({ code: 2, err: 'pb : --lang : langue inconnue « de » (permis : fr, en)\n' });
  });

  test('no control character from input reaches the terminal', async () => {
    const { err } = await run(['\u001b[2J\nboo']);
    expect(err).toContain('\ufffd[2J\ufffdboo');
    expect(lines(err)).toHaveLength(1);
  });
});
