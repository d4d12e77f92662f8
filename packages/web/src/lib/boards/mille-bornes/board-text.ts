import { personAt } from '@ponts-bornes/kernel';
import type { Options, Seat, Viewer } from '@ponts-bornes/kernel';
import { cardNames, sidePerson } from '@ponts-bornes/mille-bornes';
import type { CardName, SideView, View } from '@ponts-bornes/mille-bornes';
import { readMove } from '@ponts-bornes/mille-bornes/notation';
import type { Speech } from '@ponts-bornes/mille-bornes/speech';
import type { At, BoardTextMaker, BoardText } from '../kit.ts';
import { kindOf } from './choices.ts';
import { sideName } from './say.ts';
import { sheetOf } from './sheet.ts';

/** How long an attack waits for a coup-fourré, in milliseconds. */
const RIPOSTE_REST = 1400;

export const makeBoardText: BoardTextMaker<View, Speech> = (speech, options): BoardText<View> => {
  const name = cardNames(speech, options);
  return {
    prompt: (view, at) => promptFor(speech, name, view, at),
    label: (text, view, names) => labelOf(speech, name, text, { view, names }),
    standing: (view, seat) => standingOf(speech, view, seat),
    describe: (view, at) => describeTable(speech, options, view, at),
    sheet: (view, names) => sheetOf(speech, view, names),
    aside: (view, before, names, reader) => asides(speech, view, before, { names, reader }),
    isGreat: (text) => readMove(text)?.kind === 'counter',
    tone: (text) => (readMove(text)?.kind === 'attack' ? 'impact' : 'card'),
    hits: (text, { sides }, seat) => {
      const move = readMove(text);
      return move?.kind === 'attack' && sides.some(({ letter, seats }) => letter === move.side && seats.includes(seat));
    },
    isFormality: (text) => readMove(text)?.kind === 'accept',
    // The same whether or not somebody can answer: a shorter wait would reveal it.
    rest: ({ riposte }) => (riposte === null ? 0 : RIPOSTE_REST),
    isAnswer: (text) => readMove(text)?.kind === 'accept',
    sides: ({ sides }) => sides.map(({ seats }) => seats),
    // MB-S1, MB-S2: partners sit opposite each other.
    teams: (seats) => (seats < 6 ? [] : Array.from({ length: seats / 2 }, (_, side) => [side, side + seats / 2])),
  };
};

type Name = (card: CardName) => string;

const promptFor = (speech: Speech, name: Name, view: View, { viewer, moves, names }: At): string => {
  const tell = speech.table;
  if (view.outcome !== null) return tell.over;
  const { riposte } = view;
  if (riposte !== null) {
    const attacker = names[riposte.attacker] ?? '';
    const attack = name(riposte.attack);
    const { seats } = view.sides[riposte.side]!;
    if (moves.length > 1) return tell.answer(attacker, attack);
    if (moves.length > 0) return tell.onlyAccept;
    return riposte.asked.some((seat) => seat === viewer)
      ? speech.board.answered
      : tell.mayAnswer(personAt(riposte.attacker, names, viewer), sidePerson(speech, seats, names, viewer), attack);
  }
  if (moves.length === 0) return tell.plays(names[view.turn] ?? '');
  return moves.every((text) => readMove(text)?.kind === 'discard') ? tell.onlyDiscard : tell.yourTurn;
};

const labelOf = (
  speech: Speech,
  name: Name,
  text: string,
  { view, names }: { readonly view: View; readonly names: readonly string[] },
): string => {
  const tell = speech.table;
  const move = readMove(text);
  if (move === null) return text;
  if (move.kind === 'accept') return tell.accept;
  const called = name(move.card);
  const one = speech.one(move.card, called);
  switch (move.kind) {
    case 'lay':
      return kindOf(move.card) === 'distance' ? tell.drive(called) : tell.lay(one);
    case 'attack': {
      const side = view.sides.find(({ letter }) => letter === move.side);
      return tell.attack(called, side === undefined ? move.side : sideName(side, names));
    }
    case 'discard':
      return tell.discard(one);
    case 'counter':
      return tell.counter(one);
  }
};

const sideOf = (view: View, seat: Seat): number => view.sides.findIndex(({ seats }) => seats.includes(seat));

const standingOf = (speech: Speech, view: View, seat: Seat): string => {
  const side = sideOf(view, seat);
  const km = `${view.sides[side]?.km ?? 0} km`;
  const total = matchStanding(speech, view, side);
  return total === '' ? km : `${km}, ${total}`;
};

/** A side's standing in a match of several rounds; empty for a single round. */
export const matchStanding = (speech: Speech, { options, totals }: View, side: number): string => {
  if (options.match === 'round') return '';
  const total = totals[side] ?? 0;
  return options.match === 'rounds' ? `${total}/${options.roundsToWin}` : speech.board.points(total);
};

const describeTable = (speech: Speech, options: Options, view: View, { viewer, names }: At): string[] => {
  const tell = speech.table;
  const name = cardNames(speech, options);
  const list = (cards: readonly CardName[]): string => cards.map(name).join(', ');
  const { riposte, discard, hand } = view;
  const sentences = [tell.round(view.round, view.options.target), tell.pile(view.pileSize)];
  sentences.push(tell.discardPile(discard.cards.length, discard.top === null ? null : name(discard.top)));
  for (const [index, side] of view.sides.entries()) {
    const { name: called, isYou } = sidePerson(speech, side.seats, names, viewer);
    const who = isYou && side.seats.length === 1 ? speech.board.you : called;
    sentences.push(tell.side(who, sideFacts(speech, name, view, side)));
    const total = matchStanding(speech, view, index);
    if (total !== '') sentences.push(tell.total(who, total));
  }
  if (riposte !== null) {
    const attacker = personAt(riposte.attacker, names, viewer);
    const target = sidePerson(speech, view.sides[riposte.side]!.seats, names, viewer);
    sentences.push(speech.attacks(attacker, name(riposte.attack), target));
  }
  if (hand !== null && viewer !== 'spectator') sentences.push(tell.hand(list(hand)));
  return sentences;
};

const sideFacts = (speech: Speech, name: Name, view: View, side: SideView): string[] => {
  const tell = speech.table;
  const say = speech.board;
  const held = side.seats.map((seat) => view.handSizes[seat] ?? 0).join(' + ');
  const facts = [tell.km(side.km), side.rolling ? say.rolling : say.stopped];
  const laid = Object.entries(side.distances).filter(([, count]) => count > 0);
  if (laid.length > 0) {
    facts.push(
      say.named(
        say.distances.toLowerCase(),
        laid.map(([km, count]) => say.times(count, tell.km(Number(km)))).join(', '),
      ),
    );
  }
  if (side.battle.top !== null) facts.push(say.named(say.battle.toLowerCase(), name(side.battle.top)));
  if (side.speed.top !== null) facts.push(say.named(say.speed.toLowerCase(), name(side.speed.top)));
  if (side.limited) facts.push(say.limited);
  if (side.awaitsGreen) facts.push(say.awaitsGreen);
  if (side.safeties.length > 0) {
    const laidSafeties = side.safeties.map((card) =>
      side.coups.includes(card) ? `${name(card)} (${say.coup})` : name(card),
    );
    facts.push(say.named(say.safeties.toLowerCase(), laidSafeties.join(', ')));
  }
  return [...facts, tell.holds(held)];
};

interface Reading {
  readonly names: readonly string[];
  readonly reader: Viewer | undefined;
}

const asides = (speech: Speech, view: View, before: View, { names, reader }: Reading): string[] => {
  const tell = speech.table;
  const closed = view.results.slice(before.results.length).map((result, index) => {
    const number = before.results.length + index + 1;
    const winners = result.winners
      .flatMap((side) => view.sides[side]!.seats)
      .map((seat) => personAt(seat, names, reader));
    return tell.roundOver(number, winners, tell.ends[result.end]);
  });
  if (view.options.match === 'round') closed.length = 0;
  const isDrawn = before.pileSize > 0 && view.pileSize === 0 && view.round === before.round && view.outcome === null;
  return isDrawn ? [...closed, tell.pileEmpty] : closed;
};
