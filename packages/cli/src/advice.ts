import type { Suggestion } from '@ponts-bornes/bots';
import type { Seat } from '@ponts-bornes/kernel';
import { wrapped } from './boards/wrap.ts';
import type { Phrasing } from './move-sentences.ts';

/** What a strong bot would play and why, one line each. */
export const adviceLines = (suggestions: readonly Suggestion[], seat: Seat, phrasing: Phrasing): readonly string[] => {
  const { phrasebook, names, language, speech } = phrasing;
  const say = SAY[language];
  if (suggestions.length === 0) return [say.nothing];
  return suggestions.flatMap(({ text, chances, isEqual, reasons }) => {
    const because = reasons.flatMap((reason) => speech.reasons[reason] ?? []);
    const why = because.length === 0 ? '' : ` ${say.because(because)}`;
    return wrapped(
      `${isEqual ? say.equal : say.chances(chances)}  ${text}  ${phrasebook.move(text, seat, names, seat)}${why}`,
    );
  });
};

const percent = (share: number): string => String(Math.round(100 * share)).padStart(3);

const SAY = {
  fr: {
    nothing: 'Il n’y a rien à choisir ici.',
    chances: (share: number) => `${percent(share)} %`,
    equal: 'équivalent',
    because: (reasons: readonly string[]) => `Pourquoi : ${reasons.join(' ; ')}.`,
  },
  en: {
    nothing: 'There’s nothing to choose here.',
    chances: (share: number) => `${percent(share)}%`,
    equal: 'equal',
    because: (reasons: readonly string[]) => `Because ${reasons.join('; ')}.`,
  },
} as const;
