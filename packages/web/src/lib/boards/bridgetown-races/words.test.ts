import { SPECTATOR } from '@ponts-bornes/kernel';
import { describe, expect, it } from 'vitest';
import { randomGame } from './played.ts';
import { speak } from './words.ts';

const OPTIONS = { streetcarRules: true, specialActions: true };
const [fr, en] = [speak('fr', OPTIONS), speak('en', OPTIONS)];
const names = ['Ada', 'Bo', 'Cy', 'Di'];
const played = randomGame(3, OPTIONS, 'words');
const [first] = played;
const inPhase = (phase: string): (typeof played)[number] => played.find(({ view }) => view.phase === phase)!;

describe('the words of Bridgetown Races', () => {
  it('say what is expected', () => {
    const { view, seat, moves } = first!;
    const name = names[seat]!;
    expect(fr.prompt(view, { viewer: seat, moves, names })).toBe(
      'Placez un coordinateur sur un mode ou une action spéciale (il vous en reste 3).',
    );
    expect(en.prompt(view, { viewer: SPECTATOR, moves: [], names })).toBe(`${name} places a coordinator.`);
    const swap = inPhase('swap');
    expect(en.prompt(swap.view, { viewer: swap.seat, moves: swap.moves, names })).toBe('Swap two flags, or none.');
    expect(fr.prompt(swap.view, { viewer: swap.seat, moves: ['ride walking e9'], names })).toContain('Permutez');
  });

  it('name the only mode that is left', () => {
    const ride = inPhase('ride');
    const at = { viewer: ride.seat, moves: ['ride walking e9'], names };
    expect(fr.prompt(ride.view, at)).toBe('Vous partez à pied : choisissez une arrivée.');
    expect(en.prompt(ride.view, { ...at, moves: ['ride bus e9', 'ride bus double e9', 'ride taxi e9'] })).toBe(
      'Choose a mode, then where to end (Double if you like).',
    );
  });

  it('name a move as one chooses it', () => {
    const { view } = first!;
    expect(fr.label('place taxi', view, names)).toBe('Placer : taxi (jaune, 4 cases)');
    expect(fr.label('place swap', view, names)).toBe('Prendre l’action spéciale Permutation');
    expect(fr.label('ride taxi double w8@naito +fremont', view, names)).toBe(
      'Partir en taxi, vitesse doublée, jusqu’à w8 sur Naito Parkway (drapeau : Fremont)',
    );
    expect(en.label('ride bus steel +fremont +broadway', view, names)).toBe(
      'Ride by bus to Steel Bridge (flags: Fremont and Broadway)',
    );
    expect(fr.label('ride bus steel', view, names)).toBe('Partir en bus jusqu’au pont Steel');
    expect(en.label('ride streetcar stay', view, names)).toBe('Cannot move (streetcar): stay');
    expect(fr.label('ride streetcar walk w31', view, names)).toContain('un pas à pied jusqu’à w31');
    expect(en.label('done', view, names)).toBe('Swap nothing');
    expect(fr.label('first', view, names)).toBe('Partir maintenant');
    expect(fr.label('wait', view, names)).toBe('Garder Premier');
  });

  it('tell two flags in one ride as a great moment, and hide nothing', () => {
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
    expect(fr.standing(view, 0)).toBe(`${view.players[0]!.colours} coul.`);
  });

  it('describe the whole table', () => {
    const { view } = played.at(-1)!;
    const sentences = en.describe(view, { viewer: 0, moves: [], names }).join(' ');
    for (const name of names.slice(0, 3)) expect(sentences).toContain(`${name}: `);
    expect(sentences).toMatch(/Flags on the bridges.*Fremont \(.*Ross Island \(/);
    expect(sentences).toContain('In the bag: ');
    const cards = fr.describe(view, { viewer: 0, moves: [], names }).filter((one) => one.startsWith('Carte '));
    for (const card of cards) expect(card).toMatch(/^Carte (d’Ada|de Bo|de Cy) :/);
  });

  it('describe modes with their colour and how far they go', () => {
    const { view } = played.find(({ view: one }) => one.raceTurn === 1)!;
    const wheel = en.describe(view, { viewer: 0, moves: [], names }).find((one) => one.startsWith('On the wheel'));
    expect(wheel).toMatch(/\([a-z]+, .*\d spaces?\): /);
  });

  it('tell what a move brought', () => {
    const news = played.slice(1).flatMap(({ view }, index) => fr.aside?.(view, played[index]!.view, names) ?? []);
    expect(news.some((sentence) => sentence.startsWith('Tout est placé'))).toBe(true);
    expect(news.filter((sentence) => sentence.startsWith('Manche '))).toHaveLength(4);
    expect(news.some((sentence) => /a \d drapeaux?, \d couleurs?\./.test(sentence))).toBe(true);
    expect(news.join('')).not.toMatch(/undefined|NaN|!/);
  });
});
