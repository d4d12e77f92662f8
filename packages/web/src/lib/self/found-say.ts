import type { Language } from '@ponts-bornes/kernel';

interface PlayedMove {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

const dayIn = (language: Language) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (at: number): string => format.format(at);
};
const LE = dayIn('fr');
const ON = dayIn('en');

/** What a check found. */
const FR = {
  unreached: 'Cela n’a pas pu être vérifié : ce qui précède est faux ou manque.',
  whole: 'Le texte est complet, et son empreinte est juste.',
  known: (game: string, rules: number) => `${game}, règles version ${rules} : ce sont celles d’ici.`,
  seat: (number: number) => `Place ${number}`,
  secretHidden: 'Le secret n’est pas encore révélé : il l’est quand la partie finit.',
  commitmentKept: 'L’empreinte SHA-256 du secret révélé est bien l’engagement publié.',
  commitmentBroken: 'Le secret révélé n’a pas l’empreinte publiée : ce n’est pas celui qui avait été engagé.',
  sameAsSeen: (at: number) => `C’est l’engagement que cet appareil a vu à la table, le ${LE(at)}.`,
  notAsSeen: (at: number) => `Cet appareil avait vu un autre engagement à cette table, le ${LE(at)}.`,
  notSeen: 'Cet appareil n’a pas gardé d’engagement vu à cette table : il ne peut pas comparer.',
  noParts: 'Aucune place n’a ajouté de hasard : il vient du secret seul.',
  partThere: (name: string) => `Le hasard que cet appareil avait ajouté pour ${name} est dans la donne.`,
  partMissing: 'Le hasard que cet appareil avait ajouté n’est pas dans la donne.',
  partNotKept:
    'Ce que chaque place a ajouté est dans le compte rendu, et la donne en dépend. Cet appareil n’y était pas, ou n’a pas gardé sa part.',
  fixedParts: (names: readonly string[]) =>
    names.length > 1
      ? `Les parts de ${names.join(', ')} étaient fixées par l’engagement, comme pour tout robot.`
      : `La part de ${names.join('')} était fixée par l’engagement, comme pour tout robot.`,
  movesLegal: (count: number) =>
    count > 1
      ? `La donne et tous les tirages refaits, ${count} coups rejoués : tous sont permis.`
      : `La donne et tous les tirages refaits, ${count} coup rejoué : il est permis.`,
  moveRefused: ({ number, name, text }: PlayedMove, why: string) =>
    `Coup ${number}, de ${name}, « ${text} » : avec cette donne il est interdit. ${why}`,
  moveAfterEnd: ({ number, name, text }: PlayedMove) =>
    `Coup ${number}, de ${name}, « ${text} » : la partie était déjà finie.`,
  sameResult: (told: string) => `La partie finit comme le compte rendu le dit. ${told}`,
  otherResult: (told: string) => `La partie ne finit pas comme le compte rendu le dit. En vérité : ${told}`,
  notOver: 'La partie n’est pas finie, et le compte rendu le dit.',
  notOverYet: 'Le compte rendu donne un résultat, mais après le dernier coup la partie n’est pas finie.',
};

export type FoundWords = typeof FR;

const EN: FoundWords = {
  unreached: 'This could not be checked: something before it is wrong or missing.',
  whole: 'The text is complete, and its digest is right.',
  known: (game, rules) => `${game}, rules version ${rules}: the same as here.`,
  seat: (number) => `Seat ${number}`,
  secretHidden: 'The secret is not revealed yet: it will be when the game ends.',
  commitmentKept: 'The SHA-256 hash of the revealed secret is the published commitment.',
  commitmentBroken: 'The revealed secret does not hash to the commitment: it is not the one committed to.',
  sameAsSeen: (at) => `It is the commitment that this device saw at the table, on ${ON(at)}.`,
  notAsSeen: (at) => `This device saw another commitment at this table, on ${ON(at)}.`,
  notSeen: 'This device has kept no commitment seen at this table: it can’t compare.',
  noParts: 'No seat added luck of its own: all of it comes from the secret.',
  partThere: (name) => `The luck that this device added for ${name} is in the deal.`,
  partMissing: 'The luck that this device added is not in the deal.',
  partNotKept:
    'What each seat added is in the record, and the deal depends on it. This device was not there, or has not kept its part.',
  fixedParts: (names) =>
    names.length > 1
      ? `The parts of ${names.join(', ')} were fixed by the commitment, as they are for bots.`
      : `The part of ${names.join('')} was fixed by the commitment, as it is for bots.`,
  movesLegal: (count) =>
    count === 1
      ? 'The deal and every draw made again, 1 move replayed: it is legal.'
      : `The deal and every draw made again, ${count} moves replayed: all are legal.`,
  moveRefused: ({ number, name, text }, why) => `Move ${number}, by ${name}, “${text}”: illegal on this deal. ${why}`,
  moveAfterEnd: ({ number, name, text }) => `Move ${number}, by ${name}, “${text}”: the game was over before.`,
  sameResult: (told) => `The game ends as the record says. ${told}`,
  otherResult: (told) => `The game does not end as the record says. In truth: ${told}`,
  notOver: 'The game is not over, and the record says so.',
  notOverYet: 'The record gives a result, but after the last move the game is not over.',
};

export const FOUND: Readonly<Record<Language, FoundWords>> = { fr: FR, en: EN };
