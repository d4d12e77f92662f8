import type { Language } from '@ponts-bornes/kernel';

/** What the table says besides the page's own sentences. */
interface Say {
  readonly board: string;
  readonly latest: string;
  readonly takenBack: string;
  readonly expected: string;
  readonly table: string;
  readonly chooseMove: string;
}

export const SAY: Readonly<Record<Language, Say>> = {
  fr: {
    board: 'Plateau',
    latest: 'Dernières nouvelles',
    takenBack: 'Coup repris.',
    expected: 'Ce que l’on attend',
    table: 'Ce qui est sur la table',
    chooseMove: 'Choisir un coup dans la liste',
  },
  en: {
    board: 'Board',
    latest: 'Latest news',
    takenBack: 'Step taken back.',
    expected: 'What is expected',
    table: 'What is on the table',
    chooseMove: 'Choose a move from the list',
  },
};
