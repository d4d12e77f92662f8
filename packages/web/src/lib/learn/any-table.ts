import type { Language } from '@ponts-bornes/kernel';
import type { Rule } from './rules.ts';

/** What holds at every table, whatever the game: the rules by which the table itself refuses. */
export const ANY_TABLE: Readonly<Record<Language, readonly Rule[]>> = {
  fr: [
    { id: 'K-TURN', title: 'Chacun son tour', text: ['Seule une place à qui l’on demande quelque chose peut jouer.'] },
    { id: 'K-OVER', title: 'La fin est la fin', text: ['Une partie terminée ne se joue plus ; elle se revoit.'] },
    {
      id: 'K-TEXT',
      title: 'Un coup du jeu',
      text: ['Un coup s’écrit d’une seule façon. Un texte qui n’en est pas un est refusé, et rien ne change.'],
    },
    {
      id: 'K-BACK',
      title: 'Reprendre un coup',
      text: [
        'On peut annuler son dernier pas tant qu’il n’a rien révélé et que personne n’a joué depuis, sauf si une règle du jeu le dit définitif.',
      ],
    },
    {
      id: 'K-OPTION',
      title: 'Les options',
      text: ['Une option a une valeur permise pour ce nombre de joueurs et avec les autres options.'],
    },
    {
      id: 'K-OPTIONS',
      title: 'La liste des options',
      text: ['Les options d’une table forment une liste de noms et de valeurs.'],
    },
  ],
  en: [
    { id: 'K-TURN', title: 'In turn', text: ['Only a seat that is asked for something may play.'] },
    { id: 'K-OVER', title: 'The end is the end', text: ['A finished game is not played on; it can be replayed.'] },
    {
      id: 'K-TEXT',
      title: 'A move of the game',
      text: ['A move is written in one way. A text that is none is refused, and nothing changes.'],
    },
    {
      id: 'K-BACK',
      title: 'Taking back',
      text: [
        'You may undo your last step as long as it revealed nothing and nobody has played since, unless a rule of the game makes it final.',
      ],
    },
    {
      id: 'K-OPTION',
      title: 'Options',
      text: ['An option has a value that is allowed for this number of players and with the other options.'],
    },
    { id: 'K-OPTIONS', title: 'The list of options', text: ['The options of a table are a list of names and values.'] },
  ],
};

/** Of these, what only those meet who write moves as texts. */
export const FOR_PROGRAMS: ReadonlySet<string> = new Set(['K-TEXT', 'K-OPTION', 'K-OPTIONS']);
