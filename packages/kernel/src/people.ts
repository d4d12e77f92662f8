import { SPECTATOR } from './contract.ts';
import type { Outcome, Seat, Viewer } from './contract.ts';

/** A person in a sentence: named, or addressed as "you" if they are the reader. */
export interface Person {
  readonly name: string;
  readonly isYou: boolean;
}

/** The player of a seat, as seen by the reader: a seat, or the spectator if several people read the same sentence. */
export const personAt = (seat: Seat, names: readonly string[], reader: Viewer = SPECTATOR): Person => ({
  name: names[seat] ?? String(seat + 1),
  isYou: seat === reader,
});

/** The person's name, or the language's word for the reader. */
export const nameOr = (you: string, { name, isYou }: Person): string => (isYou ? you : name);

/** An outcome with people instead of seats. */
export interface Ending {
  readonly reason: string;
  readonly all: readonly Finisher[];
  readonly winners: readonly Finisher[];
  readonly others: readonly Finisher[];
  readonly best: number;
}
export interface Finisher extends Person {
  readonly score: number;
}

export const endingOf = ({ winners, scores, reason }: Outcome, names: readonly string[], reader?: Viewer): Ending => {
  const all = scores.map((score, seat) => ({ ...personAt(seat, names, reader), score }));
  return {
    reason,
    all,
    winners: winners.map((seat) => all[seat]!),
    others: all.filter((_, seat) => !winners.includes(seat)),
    best: Math.max(...scores),
  };
};

/** Subject and verb: `acts(luc, 'pose', 'Vous posez')` is "Luc pose", or "Vous posez" if Luc is the reader. */
export const acts = ({ name, isYou }: Person, verb: string, yours: string): string =>
  isYou ? yours : `${name} ${verb}`;

/** Several people as one subject, with the reader first: "Luc et Emma", "Vous, Luc et Emma". */
export const together = (people: readonly Person[], you: string, and: string): string => {
  const named = people.filter(({ isYou }) => !isYou).map(({ name }) => name);
  const all = named.length < people.length ? [you, ...named] : named;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}`;
};

/** The verb form for several people: `agree(winners, 'gagne', 'gagnent', 'gagnez')`. */
export const agree = (people: readonly Person[], one: string, many: string, yours: string): string => {
  if (people.some(({ isYou }) => isYou)) return yours;
  return people.length > 1 ? many : one;
};

/** French “of” before a name: “de Basile”, “d’Aline”. */
export const de = (name: string): string =>
  /^(?:[aehiouàâäéèêëîïôöœùûü]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
