import { personAt } from '@ponts-bornes/kernel';
import { MEMO, cardNames, sidePerson } from '@ponts-bornes/mille-bornes';
import type { CardName, PileView, SideView, View } from '@ponts-bornes/mille-bornes';
import type { Speech } from '@ponts-bornes/mille-bornes/speech';
import { BOARD_WIDTH } from '../board.ts';
import type { Board, Reader } from '../board.ts';
import { labelled, wrapped } from '../wrap.ts';

/** 1000 Bornes in a terminal: the reader's own side in full, the others in two lines each. */
export const milleBornesBoard: Board<View, Speech> = {
  draw: (view, reader) => {
    const own = view.sides.find(({ seats }) => seats.some((seat) => seat === reader.viewer));
    const others = view.sides.filter((side) => side !== own);
    return [
      heading(view, reader),
      ...totals(view, reader),
      '',
      ...others.flatMap((side) => smallSide(view, side, reader)),
      ...(own ? ['', ...largeSide(view, own, reader)] : []),
      ...(view.hand === null ? [] : [row(reader.speech.board.hand, hand(view, reader))]),
      ...riposte(view, reader),
    ].join('\n');
  },
  memo: ({ options }, { speech, ink }) => {
    const name = cardNames(speech, options);
    const line = (cells: readonly string[]): string =>
      cells
        .map((cell) => cell.padEnd(26))
        .join('')
        .trimEnd();
    const lines = MEMO.map((help) =>
      line([help.attack, help.remedy, help.safety].map((card) => `${name(card)} (${card})`)),
    );
    return [ink.strong(line(speech.memo.heads)), ...lines, ...speech.memo.terminal].join('\n');
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

const heading = (view: View, { speech, ink }: Reader<Speech>): string => {
  const say = speech.board;
  const top = topName(view, view.discard, speech);
  const parts = [
    `${say.pile.toLowerCase()} ${view.pileSize}`,
    `${say.discard.toLowerCase()} ${view.discard.cards.length} (${top})`,
  ];
  if (view.options.match !== 'round') parts.unshift(say.round(view.round).toLowerCase());
  return ink.faint(`── ${parts.join(' · ')} `.padEnd(BOARD_WIDTH, '─'));
};

/** The match totals, and the score of the last round. */
const totals = (view: View, { speech }: Reader<Speech>): string[] => {
  const { match } = view.options;
  if (match === 'round') return [];
  const say = speech.board;
  const standing = view.sides.map(({ letter }, side) => `${letter} ${view.totals[side]}`).join('   ');
  const last = match === 'points' ? view.results.at(-1) : undefined;
  const lines = last?.scores.map((score, side) => {
    const parts = SCORE_LINES.filter((line) => score[line] > 0).map(
      (line) => `${speech.sheet[line].toLowerCase()} ${score[line]}`,
    );
    return row(view.sides[side]!.letter, parts.join(' + ') || '0');
  });
  return [row(say.totals[match], standing), ...(lines ?? [])];
};

const SCORE_LINES = ['km', 'safeties', 'coups', 'win', 'no200', 'stuck'] as const;

const smallSide = (view: View, side: SideView, reader: Reader<Speech>): string[] => {
  const { speech, ink } = reader;
  const held = side.seats.map((seat) => speech.board.cards(view.handSizes[seat]!)).join(' + ');
  const title = `${side.letter}  ${namesOf(side, reader)}`.slice(0, 38).padEnd(40);
  const facts = [battle(view, side, reader), speed(view, side, reader), safeties(view, side, reader), held];
  const shown = facts.filter((fact) => fact !== NOTHING).join(' · ');
  return [`${ink.strong(title)}${road(side.km, view.options.target, 20)}`, ...labelled('', shown, 3)];
};

const largeSide = (view: View, side: SideView, reader: Reader<Speech>): string[] => {
  const say = reader.speech.board;
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

const battle = (view: View, side: SideView, { speech, ink }: Reader<Speech>): string => {
  const state = side.rolling ? ink.good(speech.board.rolling) : ink.bad(speech.board.stopped);
  return `${topName(view, side.battle, speech)} (${state})`;
};

const speed = (view: View, side: SideView, { speech, ink }: Reader<Speech>): string => {
  const say = speech.board;
  const name = topName(view, side.speed, speech);
  const limits = [...(side.limited ? [say.limited] : []), ...(side.awaitsGreen ? [say.awaitsGreen] : [])];
  return limits.length > 0 ? `${name} (${ink.bad(limits.join(', '))})` : name;
};

const safeties = (view: View, side: SideView, { speech }: Reader<Speech>): string => {
  const marked = side.safeties.map((card) => {
    const name = nameOf(view, card, speech);
    return side.coups.includes(card) ? `${name} (${speech.board.coup})` : name;
  });
  return marked.join(', ') || NOTHING;
};

const hand = (view: View, { speech }: Reader<Speech>): string =>
  (view.hand ?? []).map((card) => nameOf(view, card, speech)).join(', ') || NOTHING;

const riposte = (view: View, { speech, names, viewer, ink }: Reader<Speech>): string[] => {
  if (view.riposte === null) return [];
  const { attacker, side, attack } = view.riposte;
  const target = sidePerson(speech, view.sides[side]!.seats, names, viewer);
  const asked = speech.table.mayAnswer(personAt(attacker, names, viewer), target, nameOf(view, attack, speech));
  return wrapped(asked).map(ink.bad);
};

const nameOf = (view: View, card: CardName, speech: Speech): string => cardNames(speech, view.options)(card);

const topName = (view: View, { top }: PileView, speech: Speech): string =>
  top === null ? NOTHING : nameOf(view, top, speech);

const namesOf = ({ seats }: SideView, { names }: Reader<Speech>): string =>
  seats.map((seat) => names[seat]).join(' + ');

const LABEL = 14;

const row = (label: string, text: string): string => labelled(`   ${label}`, text, LABEL).join('\n');
