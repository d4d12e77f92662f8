import { readdirSync } from 'node:fs';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import { findPicture } from '@ponts-bornes/catalogue/pictures';
import { SPECTATOR, replayRecord } from '@ponts-bornes/kernel';
import type { BaseView, Outcome, Viewer } from '@ponts-bornes/kernel';
import { looksOf } from '@ponts-bornes/kernel/picture';
import type { GamePicture } from '@ponts-bornes/kernel/picture';
import { readRecord } from '@ponts-bornes/testkit/vitest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fitted } from './fitted.ts';
import { PICTURE, framed } from './frame.ts';
import { Pictures } from './pictures.ts';
import { rasterise } from './raster.ts';

interface Ended {
  readonly view: (viewer: Viewer) => BaseView;
  readonly outcome: Outcome;
}

/** The end of the first game in a corpus for this many players. */
const endedGame = async ({ meta, load }: Entry, seats: number): Promise<Ended> => {
  const corpus = new URL(`../../../games/${meta.id}/records/corpus/`, import.meta.url);
  const file = readdirSync(corpus).find((name) => name.startsWith(`${seats}-seats`));
  const { game } = await load();
  const replayed = replayRecord(game, readRecord(file!, corpus));
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const { state } = replayed;
  return { view: (viewer) => game.view(state, viewer), outcome: game.outcome(state)! };
};

const HOSTILE = [
  `"><script>alert('&')</script>`,
  'W'.repeat(24),
  '\u202Egnp.\u0000\uFFFE\uD800 ]]>',
  '太郎 😀',
  'Jean-Baptiste de Poquelin',
  '',
  `&#0;&amp;<!--`,
  'Ж'.repeat(24),
];

describe.each(CATALOGUE.filter(({ meta }) => findPicture(meta.id) !== undefined))(
  'the picture of $meta.id',
  (entry) => {
    const { meta } = entry;
    const seatings = [meta.seats[0]!, meta.seats.at(-1)!];

    test.each(seatings)('is drawn for %d players with any names', async (seats) => {
      const picture = (await findPicture(meta.id)!.loadPicture()) as unknown as GamePicture;
      const { view, outcome } = await endedGame(entry, seats);
      const looks = looksOf(picture, view(SPECTATOR), seats);
      const board = picture.board(view(SPECTATOR), looks);
      expect(board).not.toMatch(/undefined|NaN|null|Infinity|\[object/);
      const svg = framed({ game: meta.name.fr, board, names: HOSTILE.slice(0, seats), looks, outcome });
      expect(svg).not.toContain('<script');
      // The rasteriser refuses what is not well-formed.
      expect(sizeOf(rasterise(svg))).toStrictEqual(PICTURE);
    });

    test.each(seatings)('shows spectators nothing that only one of %d players knows', async (seats) => {
      const picture = (await findPicture(meta.id)!.loadPicture()) as unknown as GamePicture;
      const { view } = await endedGame(entry, seats);
      const looks = looksOf(picture, view(SPECTATOR), seats);
      const drawn = picture.board(view(SPECTATOR), looks);
      for (let seat = 0; seat < seats; seat++)
        expect(picture.board(view(seat), looks) === drawn, `seat ${seat}`).toBe(true);
    });
  },
);

/** From the header of a PNG. */
const sizeOf = (png: Buffer): { readonly width: number; readonly height: number } => {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
};

describe('around the board', () => {
  const looks = (['a', 'b', 'c'] as const).map((shape) => [{ shape: `M${shape}`, fill: '#000' }] as const);
  const orderIn = (svg: string): string[] => [...svg.matchAll(/>(Ada|Blaise|Chloé)</g)].map(([, name]) => name!);
  const names = ['Ada', 'Blaise', 'Chloé'];

  test('players are in order of rank, winners first, each with a crown', () => {
    const outcome = { winners: [1, 2], scores: [7, 7, 9], reason: 'x' };
    const svg = framed({ game: 'Game', board: '', names, looks, outcome });
    expect(orderIn(svg)).toStrictEqual(['Blaise', 'Chloé', 'Ada']);
    expect(svg.match(/rotate\(-12\)/g)).toHaveLength(2);
  });

  test('a game stopped without a result has neither crown nor scores', () => {
    const svg = framed({ game: 'Game', board: '', names, looks, outcome: null });
    expect(orderIn(svg)).toStrictEqual(names);
    expect(svg).not.toContain('rotate(-12)');
  });

  test('a name gets smaller, then another line, and is then cut', () => {
    const room = { width: 240, most: 2 };
    expect(fitted('Ada', 40, room)).toStrictEqual({ lines: ['Ada'], size: 40 });
    expect(fitted('Jean-Baptiste', 40, room).size).toBeLessThan(40);
    expect(fitted('Jean-Baptiste Poquelin', 40, room).lines).toStrictEqual(['Jean-Baptiste', 'Poquelin']);
    expect(fitted('Jean-Baptiste Poquelin', 40, { ...room, most: 1 }).lines).toStrictEqual(['Jean-Baptiste…']);
    expect(fitted('太郎', 40, room).lines).toStrictEqual(['']);
  });
});

describe('drawing on demand', () => {
  const about = (id: string) => ({ id, game: 'skybridge', title: 'Skybridge', names: ['Ada', 'Blaise'] });

  test('draws once what is asked for several times, and refuses what would wait too long', async () => {
    const { view, outcome } = await endedGame(
      CATALOGUE.find(({ meta }) => meta.id === 'skybridge')!,
      2,
    );
    const [opened, outcomes]: [string[], string[]] = [[], []];
    let open = (): void => {};
    const opening = new Promise<void>((resolve) => (open = resolve));
    const pictures = new Pictures({
      ending: async (id) => {
        opened.push(id);
        await opening;
        return { view: view(SPECTATOR), outcome };
      },
      report: (_, error) => expect.unreachable(String(error)),
      meters: { pictured: (what) => outcomes.push(what) },
    });
    onTestFinished(() => pictures.close());
    const ids = Array.from({ length: 21 }, (_, number) => `table-${number}`);
    const asked = [...ids, ...ids].map((id) => pictures.of(about(id)));
    open();
    const drawn = await Promise.all(asked);
    expect(drawn.map((png) => png !== null)).toStrictEqual([...ids, ...ids].map((id) => id !== 'table-20'));
    expect(opened).toStrictEqual(ids.slice(0, -1));
    expect(outcomes.filter((what) => what === 'drawn')).toHaveLength(20);
    expect(outcomes.filter((what) => what === 'refused')).toHaveLength(2);
    expect(await pictures.of(about('table-0'))).toBe(drawn[0]);
  });

  test('tries again after the store failed, but not after a drawing did', async () => {
    const reports: string[] = [];
    let calls = 0;
    const pictures = new Pictures({
      ending: async () => {
        calls += 1;
        if (calls === 1) throw new Error('away');
        return { view: { toAct: [] }, outcome: null };
      },
      report: (id) => reports.push(id),
      meters: { pictured: () => {} },
    });
    onTestFinished(() => pictures.close());
    await expect(pictures.of(about('table'))).rejects.toThrow('away');
    expect(await pictures.of(about('table'))).toBeNull();
    expect(await pictures.of(about('table'))).toBeNull();
    expect([calls, reports]).toStrictEqual([2, ['table']]);
  });
});
