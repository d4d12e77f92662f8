import { game } from '@ponts-bornes/course-folle';
import type { View } from '@ponts-bornes/course-folle';
import { LANGUAGES, SPECTATOR, fastRandom } from '@ponts-bornes/kernel';
import { describe, expect, it } from 'vitest';
import { UNRANKED, isNewRanking, lastReveal } from './ladder.ts';
import { situations } from './situations.ts';
import { makeBoardText } from './board-text.ts';
import { SPEECH } from '@ponts-bornes/course-folle/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const OPTIONS = { characters: 'dealt' } as const;
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan'];
const fr = makeBoardText(SAID.fr, OPTIONS);
const en = makeBoardText(SAID.en, OPTIONS);
const start = (): View => game.view(game.setup(OPTIONS, 4, fastRandom('words')), 0);

describe('the board text of Course folle', () => {
  it('tell cards that are turned over from cards that are taken', () => {
    expect(['red-car', '+plane-2'].map((text) => fr.tone?.(text))).toStrictEqual(['reveal', 'card']);
  });

  it('leave time to turn the cards over and to rank them, and for nothing else', () => {
    const rests = new Map<boolean, number>();
    for (const { view } of situations(4, 2)) rests.set(isNewRanking(view), fr.rest?.(view) ?? 0);
    expect(rests.get(false)).toBe(0);
    expect(rests.get(true)).toBeGreaterThan(UNRANKED + 500);
  });

  it('show a reveal to its end, however soon a card is taken after it', () => {
    const views = [...situations(4, 2)].map(({ view }) => view);
    let last: View | null = null;
    for (const [index, view] of views.entries()) {
      const before = views[index - 1] ?? null;
      const reveal = lastReveal(before, view, last);
      if (view.taken > 0 && before?.round === view.round) expect(reveal).toBe(last);
      if (view.order.length === 0) expect(reveal).toBeNull();
      last = reveal;
    }
    const chosen = views.find(({ phase }) => phase === 'choose')!;
    const taken = views.find((view) => view.taken === 1 && view.round === chosen.round)!;
    // A page that missed the moment itself, or has just come.
    expect(lastReveal(chosen, taken, null)).toBe(taken);
    expect(lastReveal(null, taken, null)).toBeNull();
  });

  it('label moves with the printed values of the cards', () => {
    const view = start();
    expect(fr.label('red-car', view, NAMES)).toBe(
      'Jouer : voiture rouge, vitesse 5, 4 étapes et une demi-borne droite',
    );
    expect(en.label('red-car', view, NAMES)).toBe('Play red car, speed 5, 4 stages and a right half milestone');
    expect(fr.label('+plane-2', view, NAMES)).toBe('Prendre : avion de départ 2, vitesse 9, un demi-aérodrome droit');
    expect(en.label('^boat', view, NAMES)).toBe('Move to the top: boat');
    expect(fr.label('=violet', view, NAMES)).toBe('Prendre le personnage violet');
    expect(fr.label('keep', view, NAMES)).toBe('Ne rien échanger');
    expect(en.label('red-motorbike>train-2', view, NAMES)).toBe(
      'Put down red motorbike, speed 7, 1 stage; take back starter train 2, speed 6, 4 stages',
    );
  });

  it('ask for a card and say that the choice can be changed', () => {
    const view = start();
    const moves = game.moves(game.setup(OPTIONS, 4, fastRandom('words')), 0).map(game.format);
    expect(fr.prompt(view, { viewer: 0, moves, names: NAMES })).toBe('Choisissez une carte en secret.');
    expect(en.prompt(view, { viewer: SPECTATOR, moves: [], names: NAMES })).toBe(
      'Everyone is secretly choosing a card.',
    );
    const chosen: View = { ...view, chosen: view.hands[0]![0]! };
    expect(fr.prompt(chosen, { viewer: 0, moves, names: NAMES })).toBe(
      'Votre choix est fait. Vous pouvez encore en changer.',
    );
    expect(fr.prompt({ ...chosen, round: 5 }, { viewer: 0, moves: [], names: NAMES })).not.toMatch(/changer/);
  });

  it('tell the player with the late call that the others choose first', () => {
    const view: View = { ...start(), boost: { booster: 'late', seat: 2, card: 'red-car' } };
    expect(en.prompt(view, { viewer: 2, moves: [], names: NAMES })).toMatch(/once the others/);
    expect(en.prompt({ ...view, phase: 'late', toAct: [2] }, { viewer: 0, moves: [], names: NAMES })).toBe(
      'Cleo has the late call and plays face up.',
    );
  });

  it('hide only secret choices', () => {
    for (const { view } of situations(3, 4)) expect(fr.isOpen?.(view)).toBe(view.phase !== 'choose');
  });

  it('treat only the last card of a hand as a formality', () => {
    expect(fr.isFormality?.('red-car')).toBe(true);
    expect(fr.isFormality?.('motorbike-1')).toBe(true);
    for (const text of ['+red-car', '^car', '=red', 'keep', 'red-car>blue-car']) {
      expect(fr.isFormality?.(text)).toBe(false);
    }
  });

  it.each(LANGUAGES)('sum the lines of the score breakdown to the total (%s)', (language) => {
    for (const { view } of situations(4, 6)) {
      const { rows } = makeBoardText(SAID[language], OPTIONS).sheet(view, NAMES);
      const total = rows.findIndex(({ isTotal }) => isTotal);
      for (const seat of NAMES.keys()) {
        const sum = rows.slice(0, total).reduce((before, { values }) => before + Number(values[seat]), 0);
        expect(String(sum)).toBe(rows[total]?.values[seat]);
      }
    }
  });

  it('list the bonus of the violet character only if somebody plays it', () => {
    const view = start();
    const linesWith = (characters: View['characters']): readonly string[] =>
      en.sheet({ ...view, characters }, NAMES).rows.map(({ label }) => label);
    expect(linesWith(['red', 'violet', 'blue', 'pink'])).toContain('Violet bonus');
    expect(linesWith(['red', 'green', 'blue', 'pink'])).not.toContain('Violet bonus');
  });

  it('describe a secret choice to its owner only', () => {
    const view: View = { ...start(), chosen: start().hands[0]![1]! };
    const own = en.describe(view, { viewer: 0, moves: [], names: NAMES });
    expect(own.at(-1)).toMatch(/^Your secret choice/);
    const watched = en.describe({ ...view, chosen: null }, { viewer: SPECTATOR, moves: [], names: NAMES });
    expect(watched.join(' ')).not.toMatch(/choice|Your hand/);
  });

  it('describe other hands and the boosters of cards, as on the table', () => {
    const view = start();
    const own = en.describe(view, { viewer: 0, moves: [], names: NAMES });
    expect(own.filter((sentence) => /^(?!Your).*’s hand: /.test(sentence))).toHaveLength(NAMES.length - 1);
    expect(own.find((sentence) => sentence.startsWith('Your hand'))).toContain('if it comes last: ');
  });

  it('describe the packs of the free characters', () => {
    const view: View = { ...start(), phase: 'character', characters: ['red', null, null, null] };
    const told = en.describe(view, { viewer: 1, moves: [], names: NAMES });
    expect(told.filter((sentence) => / character: /.test(sentence))).toHaveLength(6);
  });

  it('report the order, the leftover card, the moved vehicle and the boosted player', () => {
    let last: View | null = null;
    const told: string[] = [];
    for (const { view } of situations(4, 3)) {
      if (last !== null && last.round <= view.round) told.push(...(en.aside?.(view, last, NAMES) ?? []));
      last = view;
    }
    for (const part of [/in this order/, /stays in the offer/, /one place up/, /^Booster for/]) {
      expect(told.some((sentence) => part.test(sentence))).toBe(true);
    }
  });
});
