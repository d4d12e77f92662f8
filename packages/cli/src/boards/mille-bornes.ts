import { MEMO, cardNames } from '@ponts-bornes/mille-bornes';
import type { CardName, PileView, SideView, View } from '@ponts-bornes/mille-bornes';
import { BOARD_WIDTH } from './board.ts';
import type { Board, Reader } from './board.ts';
import { SAY } from './mille-bornes-words.ts';
import { labelled } from './wrap.ts';

/** 1000 Bornes on a terminal: one's own side at large, the others in two lines each. */
export const milleBornesBoard: Board<View> = {
  draw: (view, reader) => {
    const own = view.sides.find(({ seats }) => seats.some((seat) => seat === reader.viewer));
    const others = view.sides.filter((side) => side !== own);
    return [
      heading(view, reader),
      ...totals(view, reader),
      '',
      ...others.flatMap((side) => smallSide(view, side, reader)),
      ...(own ? ['', ...largeSide(view, own, reader)] : []),
      ...(view.hand === null ? [] : [row(SAY[reader.language].hand, hand(view, reader))]),
      ...riposte(view, reader),
    ].join('\n');
  },
  memo: ({ options }, { language, ink }) => {
    const name = cardNames(language, options);
    const line = (cells: readonly string[]): string =>
      cells
        .map((cell) => cell.padEnd(26))
        .join('')
        .trimEnd();
    const lines = MEMO.map((help) =>
      line([help.attack, help.remedy, help.safety].map((card) => `${name(card)} (${card})`)),
    );
    return [ink.strong(line(SAY[language].memo)), ...lines, ...SAY[language].notes].join('\n');
  },
  order: (moves) => [...moves.filter((move) => !isDiscard(move)), ...moves.filter(isDiscard)],
  isGreat: (move) => move.startsWith('!'),
  spell: (typed) =>
    typed
      .replaceAll(/\s/g, '')
      .toLowerCase()
      .replace(/>.*/, (target) => target.toUpperCase()),
};

const isDiscard = (move: string): boolean => move.startsWith('-');

const NOTHING = '–';

const heading = (view: View, { language, ink }: Reader): string => {
  const say = SAY[language];
  const top = topName(view, view.discard, language);
  const parts = [`${say.pile} ${view.pileSize}`, `${say.discard} ${view.discard.cards.length} (${top})`];
  if (view.options.match !== 'round') parts.unshift(`${say.round} ${view.round}`);
  return ink.faint(`── ${parts.join(' · ')} `.padEnd(BOARD_WIDTH, '─'));
};

/** The standing of the match, and how the last round was scored. */
const totals = (view: View, { language }: Reader): string[] => {
  const { match } = view.options;
  if (match === 'round') return [];
  const say = SAY[language];
  const standing = view.sides.map(({ letter }, side) => `${letter} ${view.totals[side]}`).join('   ');
  const last = match === 'points' ? view.results.at(-1) : undefined;
  const lines = last?.scores.map((score, side) => {
    const parts = SCORE_LINES.filter((line) => score[line] > 0).map((line) => `${score[line]} ${say.score[line]}`);
    return row(view.sides[side]!.letter, parts.join(' + ') || '0');
  });
  return [row(say.totals[match], standing), ...(lines ?? [])];
};

const SCORE_LINES = ['km', 'safeties', 'coups', 'win', 'no200', 'stuck'] as const;

const smallSide = (view: View, side: SideView, reader: Reader): string[] => {
  const { language, ink } = reader;
  const held = side.seats.map((seat) => SAY[language].cards(view.handSizes[seat]!)).join(' + ');
  const title = `${side.letter}  ${namesOf(side, reader)}`.slice(0, 38).padEnd(40);
  const facts = [battle(view, side, reader), speed(view, side, reader), safeties(view, side, reader), held];
  const shown = facts.filter((fact) => fact !== NOTHING).join(' · ');
  return [`${ink.strong(title)}${road(side.km, view.options.target, 20)}`, ...labelled('', shown, 3)];
};

const largeSide = (view: View, side: SideView, reader: Reader): string[] => {
  const say = SAY[reader.language];
  const distances = Object.entries(side.distances).filter(([, count]) => count > 0);
  return [
    reader.ink.strong(`${side.letter}  ${namesOf(side, reader)}`),
    row(say.road, road(side.km, view.options.target, 50)),
    row(say.battle, battle(view, side, reader)),
    row(say.speed, speed(view, side, reader)),
    row(say.safeties, safeties(view, side, reader)),
    row(say.distances, distances.map(([km, count]) => `${km} ×${count}`).join('   ') || NOTHING),
  ];
};

const road = (km: number, target: number, length: number): string => {
  const done = Math.floor((km / target) * length);
  return `[${'='.repeat(done)}${'.'.repeat(length - done)}] ${km}/${target} km`;
};

const battle = (view: View, side: SideView, { language, ink }: Reader): string => {
  const state = side.rolling ? ink.good(SAY[language].rolling) : ink.bad(SAY[language].stopped);
  return `${topName(view, side.battle, language)} (${state})`;
};

const speed = (view: View, side: SideView, { language, ink }: Reader): string => {
  const say = SAY[language];
  const name = topName(view, side.speed, language);
  const limits = [...(side.limited ? [say.limited] : []), ...(side.awaitsGreen ? [say.awaitsGreen] : [])];
  return limits.length > 0 ? `${name} (${ink.bad(limits.join(', '))})` : name;
};

const safeties = (view: View, side: SideView, { language }: Reader): string => {
  const marked = side.safeties.map((card) => {
    const name = nameOf(view, card, language);
    return side.coups.includes(card) ? `${name} (${SAY[language].coup})` : name;
  });
  return marked.join(', ') || NOTHING;
};

const hand = (view: View, { language }: Reader): string =>
  (view.hand ?? []).map((card) => nameOf(view, card, language)).join(', ') || NOTHING;

const riposte = (view: View, { language, names, ink }: Reader): string[] => {
  if (view.riposte === null) return [];
  const { attacker, side, attack } = view.riposte;
  const { letter } = view.sides[side]!;
  return [ink.bad(SAY[language].riposte(names[attacker]!, letter, nameOf(view, attack, language)))];
};

const nameOf = (view: View, card: CardName, language: Reader['language']): string =>
  cardNames(language, view.options)(card);

const topName = (view: View, { top }: PileView, language: Reader['language']): string =>
  top === null ? NOTHING : nameOf(view, top, language);

const namesOf = ({ seats }: SideView, { names }: Reader): string => seats.map((seat) => names[seat]).join(' + ');

const LABEL = 14;

const row = (label: string, text: string): string => labelled(`   ${label}`, text, LABEL).join('\n');
