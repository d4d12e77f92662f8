import type { Language, Seat } from './contract.ts';
import { de } from './people.ts';
import { plural } from './plural.ts';
import type { Parts, Proof, Verdict } from './proof.ts';

interface ProofSentences {
  readonly verdicts: Readonly<Record<Exclude<Verdict, 'proven'>, string>>;
  readonly provenFor: (names: string) => string;
  readonly provenForSome: (names: string, others: string) => string;
  readonly and: string;
  readonly firstAt: (number: number) => string;
  readonly none: string;
  readonly open: string;
  readonly nobody: string;
  readonly proven: (names: string, count: number) => string;
  readonly absent: (names: string, count: number) => string;
  readonly joined: (names: string, count: number) => string;
  readonly bots: (names: string, count: number) => string;
  readonly broken: (name: string) => string;
  readonly calledOff: (count: number) => string;
  readonly witness: Readonly<Record<Exclude<Parts['witness'], 'none'>, string>>;
}

const SENTENCES: Readonly<Record<Language, ProofSentences>> = {
  fr: {
    verdicts: {
      replayed: 'Partie correcte, mais la donne n’est pas prouvée',
      open: 'Aucune erreur, mais la partie n’a pas été jouée jusqu’au bout',
      wrong: 'La vérification a échoué',
    },
    provenFor: (names) => `Partie correcte, donne prouvée pour ${names}`,
    provenForSome: (names, others) => `Partie correcte, donne prouvée pour ${names}, mais pas pour ${others}`,
    and: ' et ',
    firstAt: (number) => `la personne qui occupait d’abord la place ${number}`,
    none: 'Personne n’a ajouté de part : la donne vient du secret seul, et l’hôte de la table a pu la choisir.',
    open: 'Les parts n’étaient pas scellées d’avance : quelqu’un qui connaissait le secret a pu choisir la dernière.',
    nobody: 'Aucun appareil n’a participé : la donne vient du secret du serveur seul.',
    proven: (names, count) =>
      `Prouvé pour ${names} : ${plural('fr', count, 'son appareil a scellé sa part', 'leurs appareils ont scellé leur part')} avant que la moindre part soit connue.`,
    absent: (names, count) =>
      `Pas prouvé pour ${names} : ${plural('fr', count, 'son appareil n’était pas connecté', 'leurs appareils n’étaient pas connectés')} au début de la partie.`,
    joined: (names, count) =>
      `Pas prouvé pour ${names}, qui ${plural('fr', count, 'a rejoint', 'ont rejoint')} la partie après la donne.`,
    bots: (names, count) =>
      plural(
        'fr',
        count,
        `La part ${de(names)} (robot) découle de l’engagement.`,
        `Les parts ${de(names)} (robots) découlent de l’engagement.`,
      ),
    broken: (name) => `La part ${de(name)} n’est pas celle qui avait été scellée avant la donne.`,
    calledOff: (count) =>
      plural(
        'fr',
        count,
        'Un lancement a été annulé avant celui-ci, car une part n’a pas été révélée. Un complice du serveur a pu écarter une donne.',
        `${count} lancements ont été annulés avant celui-ci, car une part n’a pas été révélée. Un complice du serveur a pu écarter autant de donnes.`,
      ),
    witness: {
      own: 'La part de cet appareil est dans la donne, et les parts scellées sont celles qu’il a vues.',
      same: 'Les parts scellées sont celles que cet appareil a vues avant la donne.',
      other: 'Le compte rendu contredit ce que cet appareil a vu ou ajouté avant la donne.',
      'called-off': 'Le lancement que cet appareil a vu a été annulé ; il n’a pas vu les parts scellées de celui-ci.',
    },
  },
  en: {
    verdicts: {
      replayed: 'The game checks out, but the deal isn’t proven',
      open: 'No errors, but the game wasn’t played to its end',
      wrong: 'Verification failed',
    },
    provenFor: (names) => `The game checks out, and the deal is proven for ${names}`,
    provenForSome: (names, others) => `The game checks out, and the deal is proven for ${names}, but not for ${others}`,
    and: ' and ',
    firstAt: (number) => `the first player at seat ${number}`,
    none: 'Nobody added a part: the deal came from the secret alone, and the table’s host could have chosen it.',
    open: 'The parts were not pledged in advance: someone who knew the secret could have chosen the last one.',
    nobody: 'No device took part: the deal came from the server’s secret alone.',
    proven: (names, count) =>
      `Proven for ${names}: their ${plural('en', count, 'device pledged its part', 'devices pledged their parts')} before any part was known.`,
    absent: (names, count) =>
      `Not proven for ${names}: their ${plural('en', count, 'device was', 'devices were')} offline when the game started.`,
    joined: (names) => `Not proven for ${names}, who joined after the deal.`,
    bots: (names, count) =>
      plural(
        'en',
        count,
        `The part of ${names} (a bot) follows from the commitment.`,
        `The parts of ${names} (bots) follow from the commitment.`,
      ),
    broken: (name) => `The part of ${name} is not the one pledged before the deal.`,
    calledOff: (count) =>
      plural(
        'en',
        count,
        'An earlier start was cancelled because a part was not revealed. Someone colluding with the server could have rejected one deal.',
        `${count} earlier starts were cancelled because a part was not revealed. Someone colluding with the server could have rejected as many deals.`,
      ),
    witness: {
      own: 'This device’s part is in the deal, and the pledges are the ones it saw.',
      same: 'The pledges are the ones this device saw before the deal.',
      other: 'The record contradicts what this device saw or added before the deal.',
      'called-off': 'The start this device saw was cancelled; it did not see the pledges of this one.',
    },
  },
};

/** The names of seats. */
type NameOf = (seat: Seat) => string;

/** The names of the players at the deal: a seat's name is that of the player who had it last. */
const firstNames =
  (say: ProofSentences, { passed }: Parts, nameOf: NameOf): NameOf =>
  (seat) =>
    passed.includes(seat) ? say.firstAt(seat + 1) : nameOf(seat);

/** The verdict in one line, without a full stop. If the deal is proven, it says for whom it is, and for whom not. */
export const verdictInWords = (language: Language, { verdict, checks }: Proof, nameOf: NameOf): string => {
  const say = SENTENCES[language];
  if (verdict !== 'proven') return say.verdicts[verdict];
  const parts = checks.flatMap((check) => (check.name === 'parts' ? (check.parts ?? []) : []))[0]!;
  const first = firstNames(say, parts, nameOf);
  const names = inARow(parts.proven.map(first), say.and);
  const others = [...parts.absent.map(first), ...parts.passed.map(nameOf)];
  return others.length === 0 ? say.provenFor(names) : say.provenForSome(names, inARow(others, say.and));
};

/** What the parts of a deal prove, and for whom. The web client and the terminal share these sentences. */
export const partsInWords = (language: Language, parts: Parts, nameOf: NameOf): readonly string[] => {
  const say = SENTENCES[language];
  const named = firstNames(say, parts, nameOf);
  const listed = (
    seats: readonly Seat[],
    sentence: (names: string, count: number) => string,
    name: NameOf = named,
  ): string[] => (seats.length === 0 ? [] : [sentence(inARow(seats.map(name), say.and), seats.length)]);
  const { kind, proven, passed, absent, bots, broken, attempt, witness } = parts;
  return [
    ...(kind === 'pledged' ? (proven.length === 0 ? [say.nobody] : []) : [say[kind]]),
    ...listed(proven, say.proven),
    ...listed(absent, say.absent),
    ...listed(passed, say.joined, nameOf),
    ...listed(bots, say.bots),
    ...(broken === null ? [] : [say.broken(named(broken))]),
    ...(attempt === 1 ? [] : [say.calledOff(attempt - 1)]),
    ...(witness === 'none' ? [] : [say.witness[witness]]),
  ];
};

const inARow = (names: readonly string[], and: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(and);
