import { CHARACTERS, VEHICLES, cardNames, theCard, theVehicle } from '@ponts-bornes/course-folle';
import type { CardName, CourseView, View } from '@ponts-bornes/course-folle';
import { readMove } from '@ponts-bornes/course-folle/notation';
import type { Speech } from '@ponts-bornes/course-folle/speech';
import { personAt } from '@ponts-bornes/kernel';
import type { Seat, Viewer } from '@ponts-bornes/kernel';
import type { At, Sheet, BoardTextMaker } from '../kit.ts';
import { emblemsOf } from './art.ts';
import { shownCard } from '@ponts-bornes/course-folle/art';
import { comingBoost } from './coming.ts';
import { UNRANKED, isNewRanking } from './ladder.ts';
import { capital, cardText, heldText } from './say.ts';

const ROUNDS = 5;
/** How long a ranking is seen before a bot takes a card, in milliseconds at normal speed. */
const RANKING_REST = 900;

export const makeBoardText: BoardTextMaker<View, Speech> = (speech) => ({
  prompt: (view, at) => promptOf(speech, view, at),
  label: (text) => labelOf(speech, text),
  standing: (view, seat) => speech.standing(courseAt(view, seat).score.total),
  describe: (view, at) => described(speech, view, at),
  sheet: (view) => sheetOf(speech, view),
  aside: (view, before, names, reader) => asides(speech, view, { before, names, reader }),
  emblems: ({ characters }, seat) => emblemsOf(characters[seat] ?? null, seat),
  // The last card is no choice.
  isFormality: (text) => readMove(text)?.kind === 'choose',
  // The cards are turned over, then ranked.
  rest: (view) => (isNewRanking(view) ? UNRANKED + RANKING_REST : 0),
  // Secret choices become public when they are turned over.
  tone: (text) => (readMove(text)?.kind === 'choose' ? 'reveal' : 'card'),
  isSecret: (text) => readMove(text)?.kind === 'choose',
  isOpen: ({ phase }) => phase !== 'choose',
});

const courseAt = ({ courses }: View, seat: Seat): CourseView => courses[seat] as CourseView;

const promptOf = (speech: Speech, view: View, { viewer, moves, names }: At): string => {
  const say = speech;
  const { phase, toAct, boost, chosen, round } = view;
  if (phase === 'over') return `${say.over}.`;
  if (phase === 'choose' && typeof viewer === 'number') {
    if (chosen !== null) return round < ROUNDS ? say.hasChosen : say.hasChosenLast;
    if (boost?.booster === 'late' && boost.seat === viewer) return say.waitsForLate;
  }
  return moves.length > 0 ? say[phase].own : say[phase].others(names[toAct[0] ?? 0] ?? '');
};

const labelOf = (speech: Speech, text: string): string => {
  const { moves, characters, vehicles, keep } = speech;
  const move = readMove(text);
  switch (move?.kind) {
    case 'keep':
      return keep;
    case 'character':
      return moves.character(characters[move.character]);
    case 'take':
      return moves.take(cardText(speech, move.card));
    case 'pole':
      return moves.pole(vehicles[move.vehicle]);
    case 'choose':
      return moves.choose(cardText(speech, move.card));
    case 'swap':
      return moves.swap(cardText(speech, move.card), cardText(speech, move.taken));
    case undefined:
      return text;
  }
};

const described = (speech: Speech, view: View, { viewer, names }: At): readonly string[] => {
  const say = speech;
  const { describe } = say;
  const named = (card: CardName): string => cardText(speech, card);
  const { phase, boost } = view;
  const own = typeof viewer === 'number' ? viewer : null;
  return [
    `${phase === 'over' ? say.over : say.round(view.round)}.`,
    describe.hierarchy(view.hierarchy.map((vehicle) => say.vehicles[vehicle])),
    ...(boost === null
      ? []
      : [`${capital(say.boosters[boost.booster])}. ${say.acts[boost.booster](personAt(boost.seat, names, viewer))}`]),
    ...(view.offer.length === 0 ? [] : [describe.offer(view.offer.map(named))]),
    ...playedSentences(speech, view, names),
    ...[comingBoost(view, { names, viewer }, say)].flatMap((coming) => coming?.text ?? []),
    ...packSentences(speech, view),
    ...names.flatMap((_, seat) => seatSentences(speech, view, { seat, names, own })),
    ...(own === null || view.hands[own]?.length === 0
      ? []
      : [describe.hand((view.hands[own] ?? []).map((card) => heldText(speech, card)))]),
    ...(view.chosen === null ? [] : [describe.chosen(named(view.chosen))]),
  ];
};

/** During the choice of characters: what each free one brings. */
const packSentences = (speech: Speech, { phase, characters }: View): string[] => {
  if (phase !== 'character') return [];
  const say = speech;
  return CHARACTERS.filter((character) => !characters.includes(character)).map((character) => {
    const pack = VEHICLES.map((vehicle) => heldText(speech, `${character}-${vehicle}`));
    return say.describe.pack(say.characterOf(say.characters[character]), pack);
  });
};

/** A seat's route with its value and, for other seats, the cards they still hold: everybody may know them. */
const seatSentences = (
  speech: Speech,
  view: View,
  { seat, names, own }: { readonly seat: Seat; readonly names: readonly string[]; readonly own: Seat | null },
): string[] => {
  const say = speech;
  const { cards, joints, score } = courseAt(view, seat);
  const character = view.characters[seat] ?? null;
  const colour = character === null ? '' : say.characters[character];
  const laid = cards.map((card, index) => {
    const joint = joints[index] ?? null;
    return joint === null ? cardText(speech, card) : `${cardText(speech, card)}, ${say.joined[joint]}`;
  });
  const hand = view.hands[seat] ?? [];
  return [
    say.describe.course(seat === own ? say.you : (names[seat] ?? ''), colour, say.stages(score.total), laid),
    ...(seat === own || hand.length === 0 ? [] : [`${say.handOf(names[seat] ?? '', hand.map(cardNames(speech)))}.`]),
  ];
};

const playedSentences = (speech: Speech, { played, order, taken }: View, names: readonly string[]): string[] => {
  const seats = order.length > 0 ? order : played.map((_, seat) => seat);
  const cards = seats.flatMap((seat) => {
    const card = played[seat] ?? null;
    const done = order.indexOf(seat) >= 0 && order.indexOf(seat) < taken ? ` (${speech.describe.hasTaken})` : '';
    return card === null ? [] : [`${names[seat] ?? seat}, ${cardText(speech, card)}${done}`];
  });
  return cards.length === 0 ? [] : [speech.describe.played(cards)];
};

const SCORE_LINES = ['whole', 'pairs', 'aerodromes', 'own', 'bonus', 'total', 'speed'] as const;

/** The violet character's bonus has a line only if somebody plays that character. */
const sheetOf = (speech: Speech, { courses, characters }: View): Sheet => ({
  rows: SCORE_LINES.filter((line) => line !== 'bonus' || characters.includes('violet')).map((line) => ({
    label: speech.score[line],
    values: courses.map(({ score }) => String(score[line])),
    isTotal: line === 'total',
  })),
});

/** The order once it is known; after a round also the leftover card, what moved, and who gets a boost. */
const asides = (
  speech: Speech,
  view: View,
  {
    before,
    names,
    reader,
  }: { readonly before: View; readonly names: readonly string[]; readonly reader: Viewer | undefined },
): readonly string[] => {
  const say = speech;
  if (view.phase === 'take' && before.phase !== 'take') {
    return [say.order(view.order.map((seat) => personAt(seat, names, reader)))];
  }
  if (view.phase === 'take' || before.phase !== 'take') return [];
  const left = before.offer.filter((card) => view.offer.includes(card));
  const { boost } = view;
  return [
    ...left.flatMap((card) => {
      const { vehicle } = shownCard(card);
      return [
        say.stays(theCard(speech, card)),
        say.moved(theVehicle(speech, vehicle), before.hierarchy[0] === vehicle),
      ];
    }),
    ...(boost === null ? [] : [say.given(personAt(boost.seat, names, reader), say.boosters[boost.booster])]),
  ];
};
