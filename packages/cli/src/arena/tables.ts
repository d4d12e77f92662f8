import type { Language } from '@ponts-bornes/kernel';
import { isTogether } from './figures.ts';
import type { ArenaFigures, Interval, MeetingFigures } from './figures.ts';

/** A table's header and rows, independent of the output format. */
export interface Sheet {
  readonly title: string;
  readonly header: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

const TEXTS = {
  fr: {
    pairs: 'Les paires',
    pair: ['paire', '2e gagne', '95 %', 'parties', 'points', 'coups', 'ms/choix'],
    together: 'La table',
    bot: ['robot', 'gagne', '95 %', 'parties', 'points', 'coups', 'ms/choix'],
    ladder: 'L’échelle',
    rating: ['robot', 'cote', '95 %', 'ms/choix'],
    cut: (games: number, maxMoves: number): string =>
      `Parties coupées après ${maxMoves} coups, gagnées par personne : ${games}.`,
  },
  en: {
    pairs: 'Pairs',
    pair: ['pair', '2nd wins', '95 %', 'games', 'points', 'moves', 'ms/choice'],
    together: 'The table',
    bot: ['bot', 'wins', '95 %', 'games', 'points', 'moves', 'ms/choice'],
    ladder: 'Ratings',
    rating: ['bot', 'rating', '95 %', 'ms/choice'],
    cut: (games: number, maxMoves: number): string => `Games cut after ${maxMoves} moves, which nobody won: ${games}.`,
  },
} as const;

/** Meetings first, then ratings. */
export const sheetsOf = (figures: ArenaFigures, language: Language): readonly Sheet[] => {
  const write = writerIn(language);
  const texts = TEXTS[language];
  const ladder = figures.ratings.map(({ bot, rating, interval, millis }) => [
    bot,
    rating === null ? '—' : rating.toFixed(0),
    interval === null ? '—' : interval.map((end) => end.toFixed(0)).join('–'),
    write.millis(millis),
  ]);
  return [meetingSheet(figures, language), { title: texts.ladder, header: texts.rating, lines: ladder }];
};

const meetingSheet = ({ meetings }: ArenaFigures, language: Language): Sheet => {
  const texts = TEXTS[language];
  if (isTogether({ meetings })) {
    const lines = meetings.flatMap((meeting) => togetherLines(meeting, language));
    return { title: texts.together, header: texts.bot, lines };
  }
  return { title: texts.pairs, header: texts.pair, lines: meetings.map((meeting) => pairLine(meeting, language)) };
};

/** Shows the second bot's share: the expected winner comes last. */
const pairLine = ({ bots, games, movesPerGame }: MeetingFigures, language: Language): readonly string[] => {
  const write = writerIn(language);
  const second = bots[1]!;
  return [
    bots.map(({ bot }) => bot).join('–'),
    write.percent(second.share),
    write.percents(second.interval),
    String(games),
    bots.map(({ meanScore }) => write.fixed(meanScore, 1)).join(' / '),
    write.fixed(movesPerGame, 1),
    bots.map(({ millis }) => write.millis(millis)).join(' / '),
  ];
};

const togetherLines = (
  { bots, games, movesPerGame }: MeetingFigures,
  language: Language,
): readonly (readonly string[])[] => {
  const write = writerIn(language);
  return bots.map(({ bot, share, interval, meanScore, millis }) => [
    bot,
    write.percent(share),
    write.percents(interval),
    String(games),
    write.fixed(meanScore, 1),
    write.fixed(movesPerGame, 1),
    write.millis(millis),
  ]);
};

/** A line about games that were cut off, if there were any. */
export const cutLines = ({ meetings, maxMoves }: ArenaFigures, language: Language): readonly string[] => {
  const cut = meetings.reduce((sum, meeting) => sum + meeting.cut, 0);
  return cut === 0 ? [] : [TEXTS[language].cut(cut, maxMoves)];
};

interface Writer {
  readonly fixed: (value: number, digits: number) => string;
  readonly percent: (share: number) => string;
  readonly percents: (interval: Interval) => string;
  /** Three significant digits, but no finer than a hundredth. */
  readonly millis: (value: number) => string;
}

const writerIn = (language: Language): Writer => {
  const fixed = (value: number, digits: number): string => {
    const text = value.toFixed(digits);
    return language === 'fr' ? text.replace('.', ',') : text;
  };
  return {
    fixed,
    percent: (share) => `${fixed(100 * share, 1)} %`,
    percents: (interval) => interval.map((end) => fixed(100 * end, 1)).join('–'),
    millis: (value) => fixed(value, value >= 100 ? 0 : value >= 10 ? 1 : 2),
  };
};
