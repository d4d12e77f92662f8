import { CHARACTERS, VEHICLES, cardNames } from '@ponts-bornes/course-folle';
import type { CardName, CharacterName, CourseView, View } from '@ponts-bornes/course-folle';
import type { Language, Seat } from '@ponts-bornes/kernel';
import type { At, Sheet, Speaker } from '../kit.ts';
import { KEEP } from './asked.ts';
import { shownCard } from './cards.ts';
import { comingBoost } from './coming.ts';
import { SAY, capital, cardText, heldText } from './say.ts';

const ROUNDS = 5;

export const speak: Speaker<View> = (language) => ({
  prompt: (view, at) => promptOf(language, view, at),
  label: (text) => labelOf(language, text),
  standing: (view, seat) => SAY[language].standing(courseAt(view, seat).score.total),
  describe: (view, at) => described(language, view, at),
  sheet: (view) => sheetOf(language, view),
  aside: (view, before, names) => asides(language, view, { before, names }),
  // With one card left there is nothing to choose.
  isFormality: (text) => isChoice(text),
  isOpen: ({ phase }) => phase !== 'choose',
});

const isChoice = (text: string): boolean => /^[a-z]+-[a-z1-9]+$/.test(text);

const courseAt = ({ courses }: View, seat: Seat): CourseView => courses[seat] as CourseView;

const promptOf = (language: Language, view: View, { viewer, moves, names }: At): string => {
  const say = SAY[language];
  const { phase, toAct, boost, chosen, round } = view;
  if (phase === 'over') return `${say.over}.`;
  if (phase === 'choose' && typeof viewer === 'number') {
    if (chosen !== null) return round < ROUNDS ? say.hasChosen : say.hasChosenLast;
    if (boost?.booster === 'late' && boost.seat === viewer) return say.waitsForLate;
  }
  return moves.length > 0 ? say[phase].own : say[phase].others(names[toAct[0] ?? 0] ?? '');
};

const labelOf = (language: Language, text: string): string => {
  const { moves, characters, vehicles, keep } = SAY[language];
  if (text === KEEP) return keep;
  const bare = text.slice(1);
  if (text.startsWith('=')) return moves.character(characters[bare as CharacterName]);
  if (text.startsWith('+')) return moves.take(cardText(language, bare as CardName));
  const vehicle = VEHICLES.find((known) => text === `^${known}`);
  if (vehicle !== undefined) return moves.pole(vehicles[vehicle]);
  const [card, taken] = text.split('>') as [CardName, CardName?];
  if (taken === undefined) return moves.choose(cardText(language, card));
  return moves.swap(cardText(language, card), cardText(language, taken));
};

const described = (language: Language, view: View, { viewer, names }: At): readonly string[] => {
  const say = SAY[language];
  const { describe } = say;
  const named = (card: CardName): string => cardText(language, card);
  const nameOf = (seat: Seat): string => names[seat] ?? String(seat);
  const { phase, boost } = view;
  const own = typeof viewer === 'number' ? viewer : null;
  return [
    `${phase === 'over' ? say.over : say.round(view.round)}.`,
    describe.hierarchy(view.hierarchy.map((vehicle) => say.vehicles[vehicle])),
    ...(boost === null
      ? []
      : [`${capital(say.boosters[boost.booster])}. ${say.acts[boost.booster](nameOf(boost.seat))}`]),
    ...(view.offer.length === 0 ? [] : [describe.offer(view.offer.map(named))]),
    ...playedSentences(language, view, names),
    ...[comingBoost(view, names, say)].flatMap((coming) => coming?.text ?? []),
    ...packSentences(language, view),
    ...names.flatMap((_, seat) => seatSentences(language, view, { seat, names, own })),
    ...(own === null || view.hands[own]?.length === 0
      ? []
      : [describe.hand((view.hands[own] ?? []).map((card) => heldText(language, card)))]),
    ...(view.chosen === null ? [] : [describe.chosen(named(view.chosen))]),
  ];
};

/** While characters are chosen: what each that is free brings. */
const packSentences = (language: Language, { phase, characters }: View): string[] => {
  if (phase !== 'character') return [];
  const say = SAY[language];
  return CHARACTERS.filter((character) => !characters.includes(character)).map((character) => {
    const pack = VEHICLES.map((vehicle) => heldText(language, `${character}-${vehicle}`));
    return say.describe.pack(say.characterOf(say.characters[character]), pack);
  });
};

/** A course with what its cards make together; and what others still hold, which everybody can work out. */
const seatSentences = (
  language: Language,
  view: View,
  { seat, names, own }: { readonly seat: Seat; readonly names: readonly string[]; readonly own: Seat | null },
): string[] => {
  const say = SAY[language];
  const { cards, joints, score } = courseAt(view, seat);
  const character = view.characters[seat] ?? null;
  const colour = character === null ? '' : say.characters[character];
  const laid = cards.map((card, index) => {
    const joint = joints[index] ?? null;
    return joint === null ? cardText(language, card) : `${cardText(language, card)}, ${say.joined[joint]}`;
  });
  const hand = view.hands[seat] ?? [];
  return [
    say.describe.course(names[seat] ?? '', colour, say.stages(score.total), laid),
    ...(seat === own || hand.length === 0 ? [] : [`${say.handOf(names[seat] ?? '', hand.map(cardNames(language)))}.`]),
  ];
};

const playedSentences = (language: Language, { played, order, taken }: View, names: readonly string[]): string[] => {
  const seats = order.length > 0 ? order : played.map((_, seat) => seat);
  const cards = seats.flatMap((seat) => {
    const card = played[seat] ?? null;
    const done = order.indexOf(seat) >= 0 && order.indexOf(seat) < taken ? ` (${SAY[language].describe.hasTaken})` : '';
    return card === null ? [] : [`${names[seat] ?? seat}, ${cardText(language, card)}${done}`];
  });
  return cards.length === 0 ? [] : [SAY[language].describe.played(cards)];
};

const SCORE_LINES = ['whole', 'pairs', 'aerodromes', 'own', 'bonus', 'total', 'speed'] as const;

const sheetOf = (language: Language, { courses }: View): Sheet => ({
  rows: SCORE_LINES.map((line) => ({
    label: SAY[language].score[line],
    values: courses.map(({ score }) => String(score[line])),
    isTotal: line === 'total',
  })),
});

/** The order once it is known; and after a round what was left over, what moved, and who is boosted. */
const asides = (
  language: Language,
  view: View,
  { before, names }: { readonly before: View; readonly names: readonly string[] },
): readonly string[] => {
  const say = SAY[language];
  if (view.phase === 'take' && before.phase !== 'take') return [say.order(view.order.map((seat) => names[seat] ?? ''))];
  if (view.phase === 'take' || before.phase !== 'take') return [];
  const left = before.offer.filter((card) => view.offer.includes(card));
  const { boost } = view;
  return [
    ...left.flatMap((card) => {
      const { vehicle } = shownCard(card);
      return [say.stays(cardNames(language)(card)), say.moved(say.vehicles[vehicle], before.hierarchy[0] === vehicle)];
    }),
    ...(boost === null ? [] : [say.given(names[boost.seat] ?? '', say.boosters[boost.booster])]),
  ];
};
