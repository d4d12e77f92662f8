import type { Language, Options, Seat } from '@ponts-bornes/kernel';
import { cardNames } from '@ponts-bornes/mille-bornes';
import type { CardName, SideView, View } from '@ponts-bornes/mille-bornes';
import type { At, Speaker, Words } from '../kit.ts';
import { deedOf, kindOf } from './choices.ts';
import { SAY, sideName } from './say.ts';
import { sheetOf } from './sheet.ts';
import { TELL } from './tell.ts';

export const speak: Speaker<View> = (language, options): Words<View> => {
  const name = cardNames(language, options);
  return {
    prompt: (view, at) => promptFor(language, name, view, at),
    label: (text, view, names) => labelOf(language, name, text, { view, names }),
    standing: (view, seat) => standingOf(language, view, seat),
    describe: (view, at) => describeTable(language, options, view, at),
    sheet: (view, names) => sheetOf(language, view, names),
    aside: (view, before, names) => asides(language, view, before, names),
    isGreat: (text) => text.startsWith('!'),
    isFormality: (text) => text === 'ok',
    sides: ({ sides }) => sides.map(({ seats }) => seats),
  };
};

type Name = (card: CardName) => string;

const promptFor = (language: Language, name: Name, view: View, { viewer, moves, names }: At): string => {
  const tell = TELL[language];
  if (view.outcome !== null) return tell.over;
  const { riposte } = view;
  if (riposte !== null) {
    const attacker = names[riposte.attacker] ?? '';
    const attack = name(riposte.attack);
    const target = view.sides[riposte.side]!;
    if (moves.length > 0) return tell.answer(attacker, attack, moves.length > 1);
    return riposte.asked.some((seat) => seat === viewer)
      ? tell.answered
      : tell.mayAnswer(attacker, sideName(target, names), attack);
  }
  if (moves.length === 0) return tell.plays(names[view.turn] ?? '');
  return moves.every((text) => text.startsWith('-')) ? tell.onlyDiscard : tell.yourTurn;
};

const labelOf = (
  language: Language,
  name: Name,
  text: string,
  { view, names }: { readonly view: View; readonly names: readonly string[] },
): string => {
  const tell = TELL[language];
  const { kind, card, target } = deedOf(text);
  if (card === null) return tell.accept;
  const called = name(card);
  switch (kind) {
    case 'lay':
      if (kindOf(card) === 'distance') return tell.drive(called);
      return kindOf(card) === 'safety' ? tell.laySafety(called) : tell.lay(called);
    case 'attack': {
      const side = view.sides.find(({ letter }) => letter === target);
      return tell.attack(called, side === undefined ? (target ?? '') : sideName(side, names));
    }
    case 'discard':
      return tell.discard(called);
    case 'counter':
      return tell.counter(called);
    case 'accept':
      return tell.accept;
  }
};

const sideOf = (view: View, seat: Seat): number => view.sides.findIndex(({ seats }) => seats.includes(seat));

const standingOf = (language: Language, view: View, seat: Seat): string => {
  const side = sideOf(view, seat);
  const km = `${view.sides[side]?.km ?? 0} km`;
  const total = matchStanding(language, view, side);
  return total === '' ? km : `${km}, ${total}`;
};

/** How a side stands in a match of several rounds; nothing when one round is all. */
export const matchStanding = (language: Language, { options, totals }: View, side: number): string => {
  if (options.match === 'round') return '';
  const total = totals[side] ?? 0;
  return options.match === 'rounds' ? `${total}/${options.roundsToWin}` : SAY[language].points(total);
};

const describeTable = (language: Language, options: Options, view: View, { viewer, names }: At): string[] => {
  const tell = TELL[language];
  const say = SAY[language];
  const name = cardNames(language, options);
  const list = (cards: readonly CardName[]): string => cards.map(name).join(', ');
  const { riposte, discard, hand } = view;
  const sentences = [tell.round(view.round, view.options.target), tell.pile(view.pileSize)];
  sentences.push(tell.discardPile(discard.cards.length, discard.top === null ? null : name(discard.top)));
  for (const [index, side] of view.sides.entries()) {
    sentences.push(tell.side(sideName(side, names), sideFacts(language, name, view, side)));
    const total = matchStanding(language, view, index);
    if (total !== '') sentences.push(tell.total(sideName(side, names), total));
  }
  if (riposte !== null) {
    const target = sideName(view.sides[riposte.side]!, names);
    sentences.push(say.riposteElsewhere(names[riposte.attacker] ?? '', target, name(riposte.attack)));
  }
  if (hand !== null && viewer !== 'spectator') sentences.push(tell.hand(list(hand)));
  return sentences;
};

const sideFacts = (language: Language, name: Name, view: View, side: SideView): string[] => {
  const tell = TELL[language];
  const say = SAY[language];
  const held = side.seats.map((seat) => view.handSizes[seat] ?? 0).join(' + ');
  const facts = [tell.km(side.km), side.rolling ? tell.rolls : tell.stands];
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
  for (const card of side.safeties) {
    facts.push(side.coups.includes(card) ? `${name(card)} (${say.coup})` : name(card));
  }
  return [...facts, tell.holds(held)];
};

const asides = (language: Language, view: View, before: View, names: readonly string[]): string[] => {
  const tell = TELL[language];
  const closed = view.results.slice(before.results.length).map((result, index) => {
    const number = before.results.length + index + 1;
    const winners = result.winners.map((side) => sideName(view.sides[side]!, names));
    return tell.roundOver(number, winners, tell.ends[result.end]);
  });
  if (view.options.match === 'round') closed.length = 0;
  const isDrawn = before.pileSize > 0 && view.pileSize === 0 && view.round === before.round && view.outcome === null;
  return isDrawn ? [...closed, tell.pileEmpty] : closed;
};
