import { SPECTATOR } from '@ponts-bornes/kernel';
import { describe, expect, it } from 'vitest';
import { randomGame } from './played.ts';
import { TurnOptions } from './asked.ts';
import { makeBoardText, nextStep } from './board-text.ts';
import { TurnChoice, firstDraft } from './choice.ts';
import { SPEECH } from '@ponts-bornes/bridgetown-races/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const OPTIONS = { streetcarRules: true, specialActions: true };
const [fr, en] = [makeBoardText(SAID.fr, OPTIONS), makeBoardText(SAID.en, OPTIONS)];
const names = ['Ada', 'Bo', 'Cy', 'Di'];
const played = randomGame(3, OPTIONS, 'words');
const [first] = played;
const inPhase = (phase: string): (typeof played)[number] => played.find(({ view }) => view.phase === phase)!;

describe('the board text of Bridgetown Races', () => {
  it('prompt the player', () => {
    const { view, seat, moves } = first!;
    const name = names[seat]!;
    expect(fr.prompt(view, { viewer: seat, moves, names })).toBe('Placez un coordinateur dans la roue (encore 3).');
    expect(en.prompt(view, { viewer: SPECTATOR, moves: [], names })).toBe(`${name} is placing a coordinator.`);
    const swap = inPhase('swap');
    expect(en.prompt(swap.view, { viewer: swap.seat, moves: swap.moves, names })).toBe('Swap two flags, or none.');
    expect(fr.prompt(swap.view, { viewer: swap.seat, moves: ['ride walking e9'], names })).toContain('Permutez');
  });

  it('name the only mode left', () => {
    const ride = inPhase('ride');
    const at = { viewer: ride.seat, moves: ['ride walking e9'], names };
    expect(fr.prompt(ride.view, at)).toBe('Partez à pied : choisissez une arrivée.');
    expect(en.prompt(ride.view, { ...at, moves: ['ride bus e9', 'ride bus double e9', 'ride taxi e9'] })).toBe(
      'Choose a vehicle, then a destination (Double optional).',
    );
  });

  it('follow what was chosen for a ride', () => {
    const { view, seat } = inPhase('ride');
    const asked = new TurnOptions(view, seat, ['ride taxi e7', 'ride bus e9', 'swap fremont broadway']);
    const choice = new TurnChoice(asked, firstDraft(asked));
    expect(nextStep(choice, SAID.fr)).toBeNull();
    const swapping = choice.toggleSwap();
    expect(nextStep(new TurnChoice(asked, swapping), SAID.fr)).toBe('Permutez deux drapeaux.');
    expect(nextStep(new TurnChoice(asked, choice.chooseMode('bus')), SAID.en)).toBe('Go by bus: choose a destination.');
  });

  it('label moves', () => {
    const { view } = first!;
    expect(fr.label('place taxi', view, names)).toBe('Placer : taxi (jaune, 4 cases)');
    expect(fr.label('place swap', view, names)).toBe('Prendre l’action spéciale Permutation');
    expect(fr.label('ride taxi double w8@naito +fremont', view, names)).toBe(
      'Partir en taxi, à vitesse double, jusqu’à Naito Parkway, au-dessous de Burnside Road (drapeau : Fremont)',
    );
    expect(en.label('ride bus steel +fremont +broadway', view, names)).toBe(
      'Go by bus to Steel Bridge (flags: Fremont and Broadway)',
    );
    expect(fr.label('ride bus steel', view, names)).toBe('Partir en bus jusqu’au pont Steel');
    expect(en.label('ride streetcar stay', view, names)).toBe('Stay (streetcar stuck)');
    expect(fr.label('ride streetcar walk w31', view, names)).toContain(
      'Faire un pas jusqu’à l’angle de Burnside Road et de 23rd Avenue',
    );
    expect(en.label('done', view, names)).toBe('Swap nothing');
    expect(fr.label('first', view, names)).toBe('Partir maintenant');
    expect(fr.label('wait', view, names)).toBe('Garder Premier');
  });

  it('treat two flags in one ride as a highlight, and hide nothing', () => {
    expect(en.isGreat?.('ride taxi e7 +fremont +broadway')).toBe(true);
    expect(en.isGreat?.('ride taxi e7 +fremont')).toBe(false);
    expect(en.isOpen?.(first!.view)).toBe(true);
  });

  it('[BR-E3] count flags and colours on the sheet', () => {
    const { view } = played.at(-1)!;
    const { rows } = en.sheet(view, names);
    expect(rows).toHaveLength(10);
    expect(rows.at(-1)).toStrictEqual({
      label: 'Colours',
      values: view.players.map(({ colours }) => String(colours)),
      isTotal: true,
    });
    expect(fr.standing(view, 0)).toBe(
      `${view.players[0]!.colours} ${view.players[0]!.colours < 2 ? 'couleur' : 'couleurs'}`,
    );
  });

  it('describe the whole table', () => {
    const { view } = played.at(-1)!;
    const sentences = en.describe(view, { viewer: 0, moves: [], names }).join(' ');
    for (const name of ['You', ...names.slice(1, 3)]) expect(sentences).toContain(`${name}: `);
    expect(sentences).toMatch(/Flags on the bridges.*Fremont \(.*Ross Island \(/);
    expect(sentences).toContain('In the bag: ');
    const cards = fr.describe(view, { viewer: 0, moves: [], names }).filter((one) => /^(Carte|Votre carte) /.test(one));
    for (const card of cards) expect(card).toMatch(/^(Votre carte|Carte (de Bo|de Cy)) :/);
  });

  it('describe modes with their colour and speed', () => {
    const { view } = played.find(({ view: one }) => one.raceTurn === 1)!;
    const wheel = en.describe(view, { viewer: 0, moves: [], names }).find((one) => one.startsWith('On the wheel'));
    expect(wheel).toMatch(/\([a-z]+, .*\d spaces?\): /);
  });

  it('report the effects of a move', () => {
    const news = played.slice(1).flatMap(({ view }, index) => fr.aside?.(view, played[index]!.view, names) ?? []);
    expect(news.some((sentence) => sentence.startsWith('La course commence'))).toBe(true);
    expect(news.filter((sentence) => sentence.startsWith('Manche '))).toHaveLength(4);
    expect(news.some((sentence) => /a \d drapeaux?, \d couleurs?\./.test(sentence))).toBe(true);
    expect(news.join('')).not.toMatch(/undefined|NaN|!/);
  });
});
