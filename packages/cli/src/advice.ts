import type { Suggestion } from '@ponts-bornes/bots';
import type { Language, Seat } from '@ponts-bornes/kernel';
import { wrapped } from './boards/wrap.ts';
import type { Teller } from './told-move.ts';

/** What a strong bot would do and why, as lines; null when there is nothing to choose. */
export const adviceLines = (
  suggestions: readonly Suggestion[],
  { seat, teller, words }: { readonly seat: Seat; readonly teller: Teller; readonly words: ReasonWords },
): readonly string[] => {
  const { phrasebook, names, language } = teller;
  const say = SAY[language];
  if (suggestions.length === 0) return [say.nothing];
  return suggestions.flatMap(({ text, chances, reasons }) => {
    const because = reasons.flatMap((reason) => words?.[language][reason] ?? []);
    const why = because.length === 0 ? '' : ` ${say.because(because)}`;
    return wrapped(`${say.chances(chances)}  ${text}  ${phrasebook.move(text, seat, names)}${why}`);
  });
};

/** What a game calls its reasons, if it names any. */
export type ReasonWords = Readonly<Record<Language, Readonly<Record<string, string>>>> | undefined;

const percent = (share: number): string => String(Math.round(100 * share)).padStart(3);

const SAY = {
  fr: {
    nothing: 'Il n’y a pas de conseil à donner ici.',
    chances: (share: number) => `${percent(share)} %`,
    because: (reasons: readonly string[]) => `Parce que : ${reasons.join(' ; ')}.`,
  },
  en: {
    nothing: 'There is no advice to give here.',
    chances: (share: number) => `${percent(share)} %`,
    because: (reasons: readonly string[]) => `Because ${reasons.join('; ')}.`,
  },
} as const;
