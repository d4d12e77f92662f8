import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '@ponts-bornes/kernel';
import { after, randomGame } from './played.ts';
import { makeBoardText, nextStep } from './board-text.ts';
import { NO_CHOICE } from './choice.ts';
import { explainColour, explainTower } from './explanations.ts';
import { markOf } from './palette.ts';
import { COLOURS } from '@ponts-bornes/skybridge';
import { SPEECH } from '@ponts-bornes/skybridge/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const [fr, en] = [makeBoardText(SAID.fr, {}), makeBoardText(SAID.en, {})];
const names = ['Ada', 'Bo', 'Cy', 'Di'];

const BRIDGED = ['Lr c3', 'Lb a1', 'Ly c1', 'Lb b1', 'Ly b2', 'Lw a2', 'Br a1-b1', 'Lw c2'];

/** From the game record of this name. */
const DOUBLED = (
  'Tr a1,Tb b1,By a1-b1,Tw a3,Rr a3,Tb b3,Ty a2,Tw c3,Rr b3,Tb c2,Ly b2,Rw b2,Lr c1,Rb a2,' +
  'Ty c1,Tw c2,Tr c3,Lb a1,Ty c2,Rw c1,Lr b1,Tb b1,Ry a1,Lw c3,Lr c3,Rb c3,Ry b1'
).split(',');

describe('the board text of Skybridge', () => {
  it('prompt the player', () => {
    const { view, moves } = after(2);
    expect(fr.prompt(view, { viewer: 0, moves, names })).toBe('À vous : choisissez une pièce.');
    expect(en.prompt(view, { viewer: SPECTATOR, moves: [], names })).toBe('Waiting for Ada.');
  });

  it('tell pieces, roofs and bridges by their sound', () => {
    expect(['Tr a1', 'Lr a1', 'Rr a1', 'Br a1-b1'].map((text) => fr.tone?.(text))).toStrictEqual([
      'piece',
      'piece',
      'roof',
      'bridge',
    ]);
  });

  it('say what to choose next', () => {
    expect(nextStep(NO_CHOICE, SAID.fr)).toBeNull();
    expect(nextStep({ piece: 'Tr', place: null }, SAID.fr)).toBe('Grand bloc rouge : choisissez sa place.');
    expect(nextStep({ piece: 'Bw', place: null }, SAID.en)).toBe('White bridge: link two towers.');
    expect(nextStep({ piece: 'Bw', place: 'b2' }, SAID.en)).toBe('White bridge, from b2 to which tower?');
    expect(nextStep({ piece: null, place: 'a1' }, SAID.fr)).toBe('a1 : quelle pièce y poser ?');
  });

  it('[SK-P2] [SK-P4] give each seat the emblems of its colours', () => {
    const shapes = (seats: number): (readonly string[])[] =>
      names.slice(0, seats).map((_, seat) => (fr.emblems?.(after(seats).view, seat) ?? []).map(({ shape }) => shape));
    expect(shapes(2)).toStrictEqual(
      [['red', 'yellow'] as const, ['blue', 'white'] as const].map((all) => all.map(markOf)),
    );
    expect(shapes(4)).toStrictEqual(COLOURS.map((colour) => [markOf(colour)]));
  });

  it('label moves', () => {
    const { view } = after(2);
    expect(fr.label('Tr a1', view, names)).toBe('Poser un grand bloc rouge en a1');
    expect(fr.label('Bw a1-a2', view, names)).toBe('Lancer le pont blanc entre a1 et a2');
    expect(en.label('Ry b2', view, names)).toBe('Close tower b2 with a yellow roof');
  });

  it('describe every tower from the ground up', () => {
    const sentences = fr.describe(after(2, ...BRIDGED).view, { viewer: 0, moves: [], names });
    expect(sentences).toContain('a1 : 3 étages. De bas en haut : petit bloc bleu, pont rouge.');
    expect(sentences).toContain('b3 : fondation nue.');
    expect(sentences).toContain('Le pont rouge relie a1 et b1.');
    expect(sentences[0]).toMatch(/^Neuf fondations en carré/);
  });

  it('describe where points come from', () => {
    const sentences = en.describe(after(2, ...BRIDGED, 'Ry a1', 'Rw b1').view, { viewer: 0, moves: [], names });
    expect(sentences).toContain(`You: 3 points (Tower a1: 3).`);
  });

  it('[SK-P2] show the score of each colour and of both', () => {
    const { view } = after(2, ...BRIDGED, 'Ry a1', 'Rw b1');
    expect(en.sheet(view, names).rows.map(({ label, values }) => [label, ...values])).toStrictEqual([
      ['Total red', '0', ''],
      ['Tower a1 (yellow)', '3', ''],
      ['Total yellow', '3', ''],
      ['Total blue', '', '0'],
      ['Tower b1 (white)', '', '3'],
      ['Total white', '', '3'],
      ['Total', '3', '3'],
    ]);
  });

  it('[SK-E4] say that towers count twice', () => {
    const { view } = after(4, ...DOUBLED);
    const row = en.sheet(view, names).rows.find(({ label }) => label.startsWith('Towers'));
    expect(row).toStrictEqual({
      label: 'Towers a1 and b1, both ends of the bridge, floors × 2',
      values: ['', '', '30', ''],
    });
  });

  it('[SK-E1] say whose turn was skipped', () => {
    const skips = [2, 3, 4].flatMap((seats) =>
      [1, 2, 3, 4].flatMap((number) =>
        randomGame(seats, number).flatMap(({ view }) => en.aside?.(view, view, names) ?? []),
      ),
    );
    expect(skips.length).toBeGreaterThan(0);
    for (const sentence of skips) expect(sentence).toMatch(/can’t place anything: turn skipped\.$/);
  });

  it('sum the lines of the score breakdown to the totals', () => {
    for (const { view } of [2, 3, 4].map((seats) => randomGame(seats, 5).at(-1)!)) {
      const { rows } = fr.sheet(view, names);
      const lines = rows.filter(({ label }) => label.startsWith('Tour'));
      for (const [seat, total] of view.totals.entries()) {
        expect(lines.reduce((sum, { values }) => sum + Number(values[seat]), 0)).toBe(total);
      }
    }
  });
});

describe('the explanations of Skybridge', () => {
  it('tell what a tower consists of and who scores it', () => {
    const { view } = after(2, ...BRIDGED, 'Ry a1', 'Rw b1');
    expect(explainTower('a1', view, { names, viewer: 0 }, SAID.fr)).toStrictEqual({
      title: 'Tour a1',
      text: 'a1 : 3 étages. De bas en haut : petit bloc bleu, pont rouge, toit jaune. Vous marquez ses étages sous le toit jaune.',
      rule: 'SK-C2',
    });
    expect(explainTower('b3', view, { names, viewer: 0 }, SAID.en).text).toBe('b3: bare foundation.');
  });

  it('[SK-P2] [SK-P3] tell what a colour is to its player', () => {
    const ruleOf = (seats: number, at: number): string | undefined => {
      const { view } = after(seats);
      return explainColour(view.supplies[at]!, view, SAID.en).rule;
    };
    expect([ruleOf(2, 0), ruleOf(4, 0)]).toStrictEqual(['SK-P2', 'SK-T2']);
    const { view } = after(3);
    const white = view.supplies.find(({ colour, seat }) => colour === 'white' && seat !== null)!;
    expect(explainColour(white, view, SAID.en).rule).toBe('SK-P3');
  });
});
