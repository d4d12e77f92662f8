import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRecord, sha256, tableStreams, toHex, utf8 } from '@ponts-bornes/kernel';
import { sealedCards } from './sealed-cards.ts';
import { lines, run, temporaryFolder } from './run.ts';

const folder = temporaryFolder();

/** The hands that a seed deals. */
const dealt = (seed: string, seats = 2): readonly (readonly number[])[] =>
  sealedCards.setup({ rounds: 2, low: false }, seats, tableStreams(sha256(utf8(seed)))(0)).hands;

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

describe('one person against a bot', () => {
  test.each([
    ['fr', 'À vous.', 'l’emporte aux points.', 'vérifie la donne'],
    ['en', 'Your turn.', 'wins on points.', 'checks the deal'],
  ])('plays a whole game from piped answers (%s)', async (lang, turn, won, proof) => {
    const file = join(folder, `${lang}.txt`);
    const argv = ['play', 'sealed-cards', '--lang', lang, '--seed', 'whole', '--record', file];
    const { code, out, err } = await run(argv, { input: '1\n1\n' });
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(out.split(turn)).toHaveLength(3);
    for (const part of [won, proof, file, toHex(sha256(sha256(utf8('whole')))).slice(0, 32)])
      expect(out).toContain(part);
    expect(out).not.toContain('\u001b');
    expect(lines(out).filter((line) => line.length > 80 && !line.includes(folder))).toStrictEqual([]);
    const parsed = parseRecord(readFileSync(file, 'utf8'));
    expect(parsed).toMatchObject({
      ok: true,
      record: { seats: 2, names: lang === 'fr' ? ['Joueur 1', 'Robot 2'] : ['Player 1', 'Bot 2'] },
    });
    expect(await run(['verify', file])).toMatchObject({ code: 0, err: '' });
  });

  test('is the same game for the same seed and answers, and another one without a seed', async () => {
    const play = (...argv: string[]): Promise<unknown> => run(['play', 'sealed-cards', ...argv], { input: '2\n1\n' });
    expect(await play('--seed', 'same')).toStrictEqual(await play('--seed', 'same'));
    expect(await play()).not.toStrictEqual(await play());
  });

  test('takes a number, or a text whatever its case and spaces', async () => {
    const [hand] = dealt('typed');
    const input = `  CARD${hand![0]} \nCard   ${hand![2]}\n`;
    const { code, out } = await run(['play', 'sealed-cards', '--seed', 'typed'], { input });
    expect(code).toBe(0);
    expect(out).toContain(`Joueur 1 pose card ${hand![0]}.`);
    expect(out).toContain(`Joueur 1 pose card ${hand![2]}.`);
  });

  test('explains a refusal with its rule, and asks again', async () => {
    const [hand] = dealt('s');
    const { code, out } = await run(['play', 'sealed-cards', '--seed', 's'], { input: 'card 77\nhello\n9\n1\n1\n' });
    expect(code).toBe(0);
    const answers = [
      '> card 77\nCette carte n’est pas en main. [SC-HAND]',
      '> hello\nCe texte n’est pas un coup de ce jeu. [K-TEXT]',
      `Tapez un numéro de la liste, ou un texte comme « card ${hand![0]} » ; ? pour l’aide.`,
      '> 9\nLe coup 9 n’existe pas : choisissez un numéro de 1 à 3.',
    ];
    expect(out).toContain(answers.join('\n'));
    expect(out).toContain('l’emporte aux points.');
  });

  test('answers ? with help, l with the log, and an empty line with the table', async () => {
    const { out } = await run(['play', 'sealed-cards', '--seed', 's'], { input: '?\nl\n\n1\nl\nq\n' });
    expect(out).toContain('Tapez le numéro ou le texte d’un coup');
    expect(out).toContain('Aucun coup pour l’instant.');
    expect(out.split('À vous.')).toHaveLength(4);
    expect(out.match(/Robot 2 pose card/g)).toHaveLength(2);
  });

  test('an empty line plays the only move, and the table says so', async () => {
    const { code, out } = await run(['play', 'sealed-cards', '--seed', 's', '--options', '{"rounds":3}'], {
      input: '1\n1\n\n',
    });
    expect(code).toBe(0);
    expect(out.match(/Entrée joue le seul coup permis\./g)).toHaveLength(1);
    expect(out).toContain('l’emporte aux points.');
  });

  test('can sit anywhere, under a name', async () => {
    const argv = ['play', 'sealed-cards', '--players', '3', '--seat', '1', '--names', 'Ada', '--bot', 'random'];
    const { code, out } = await run(argv, { input: '1\n1\n' });
    expect(code).toBe(0);
    expect(out).toContain('Ada pose card');
    expect(out).toContain('Robot 3 pose card');
  });

  test('never shows what the seat may not see', async () => {
    const [own, other] = dealt('hidden');
    const { out } = await run(['play', 'sealed-cards', '--seed', 'hidden'], { input: 'q\n' });
    expect(out).toMatch(new RegExp(`^hand +${own!.join(' ')}$`, 'm'));
    for (const card of other!) expect(out).not.toMatch(new RegExp(`\\b${card}\\b(?!\\.)`));
  });
});

describe('leaving', () => {
  const file = join(folder, 'left.txt');
  const argv = ['play', 'sealed-cards', '--seed', 's', '--record', file, '--force', '--lang', 'en'];

  test.each([
    ['q', '1\nq\n'],
    ['the end of input', '1\n'],
  ])('by %s saves the record so far and says where', async (_how, input) => {
    const { code, out, err } = await run(argv, { input });
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(out).toContain(`Game saved: ${file}\n`);
    expect((await run(['verify', file, '--lang', 'en'])).out).toContain('2 moves, all legal.\nThe game is not over.');
  });

  test('by Ctrl-C saves it too, with exit code 130', async () => {
    const { code, out, err } = await run(argv, { signal: AbortSignal.abort() });
    expect({ code, err }).toStrictEqual({ code: 130, err: '' });
    expect(out).toContain(`Game saved: ${file}\n`);
    expect((await run(['verify', file, '--lang', 'en'])).out).toContain('0 moves');
  });

  test('without a record says how to save one', async () => {
    const { out } = await run(['play', 'sealed-cards', '--lang', 'en'], { input: 'q\n' });
    expect(out).toContain(
      'To save the game, add --record FILE;\n“pb verify FILE” then checks the deal and every move.\n',
    );
  });
});

describe('several people at one terminal', () => {
  const argv = ['play', 'sealed-cards', '--seed', 'curtain', '--seats', '0,1', '--names', 'Ada,Zoé'];
  const hands = dealt('curtain');
  const input = '\n1\n\n1\n\n1\n\n1\n';

  test('play to the end, handing the terminal over at each change', async () => {
    const { code, out } = await run(argv, { input });
    expect(code).toBe(0);
    expect(out.match(/Passez le terminal à (Ada|Zoé), puis appuyez sur Entrée\. /g)).toHaveLength(4);
    expect(out).toContain('l’emporte aux points.');
  });

  test('on a screen, nothing of a hand remains once the curtain is down', async () => {
    const { out } = await run(argv, { input, tty: true, env: { NO_COLOR: '1' } });
    const screens = out.split(CLEAR);
    expect(screens).toHaveLength(5);
    for (const [index, screen] of screens.slice(0, 4).entries()) {
      const mine = hands[index % 2]!.slice(index < 2 ? 0 : 1).join(' ');
      const beforeEnter = screen.split('Entrée. ')[0]!;
      expect(beforeEnter).not.toContain('hand');
      expect(screen).toMatch(new RegExp(`^hand +${mine}$`, 'm'));
      expect(screen.match(/^hand /gm)).toHaveLength(1);
    }
    expect(screens[4]).toMatch(/^hand +–$/m);
  });

  test('an extra key press does not raise the next curtain', async () => {
    const { out } = await run(argv, { input: ['\n', '1\n\n\n'], tty: true });
    expect(out).toContain('Passez le terminal à Zoé');
    expect(out).not.toContain('Zoé, à vous.');
  });

  test('without a screen, a hand is pushed out of sight', async () => {
    const { out } = await run(argv, { input });
    for (const before of out.split('Passez le terminal').slice(1, -1)) expect(before).toMatch(/\n{60}$/);
  });

  test('a secret choice is not announced until all have chosen', async () => {
    const { out } = await run(argv, { input: '\n1\n\nl\n1\n\nl\nq\n' });
    const [, , zoe, ada] = out.split('Passez le terminal');
    expect(zoe).toContain('> l\nAucun coup pour l’instant.');
    expect(ada).toMatch(/> l\nAda pose card \d+\.\nZoé pose card \d+\./);
  });

  test.each([
    ['q at the curtain', 'q\n'],
    ['q at a move', '\nq\n'],
    ['the end of input', '\n'],
  ])('%s leaves a clean screen', async (_how, typed) => {
    const { code, out } = await run(argv, { input: typed, tty: true });
    expect(code).toBe(0);
    expect(out.split(CLEAR).at(-1)).not.toContain('hand');
    expect(out.split(CLEAR).at(-1)).toContain('À bientôt.');
  });
});

describe('on a screen', () => {
  const FRESH_PAGE = '\u001b[H\u001b[2J';

  test('every table after the first starts a page, with your move and the answers to it', async () => {
    const argv = ['play', 'sealed-cards', '--seed', 's', '--lang', 'en'];
    const { out } = await run(argv, { input: '1\n\n1\n', tty: true, env: { NO_COLOR: '1' } });
    const [first, ...pages] = out.split(FRESH_PAGE);
    expect(first).toContain('Commitment to the deal');
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(page).toMatch(/^Player 1 lays card \d+\.\nBot 2 lays card \d+\.\n/);
    expect(pages[2]).toContain('wins on points.');
  });

  test('elsewhere nothing is erased, and news is printed once', async () => {
    const { out } = await run(['play', 'sealed-cards', '--seed', 's'], { input: '1\n\n1\n' });
    expect(out).not.toContain('\u001b');
    expect(out.match(/pose card \d+\.\nRobot/g)).toHaveLength(2);
  });
});

describe('colours', () => {
  const play = async (env: Record<string, string>, tty: boolean): Promise<string> =>
    (await run(['play', 'sealed-cards', '--seed', 's'], { input: 'x\nq\n', env, tty })).out;
  const coloured = /\p{Cc}\[(1|2|31|32)m/u;

  test('only on a terminal that wants them', async () => {
    expect(await play({}, true)).toMatch(coloured);
    expect(await play({ NO_COLOR: '1' }, true)).not.toMatch(coloured);
    expect(await play({ TERM: 'dumb' }, true)).not.toMatch(coloured);
    expect(await play({}, false)).not.toMatch(coloured);
  });
});
