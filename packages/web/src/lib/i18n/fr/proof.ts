import { plural } from '@ponts-bornes/kernel';
import { momentText } from '../dates.ts';
interface PlayedMove {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** The findings of a record check. */
export const proof = {
  unreached: 'Non vérifié : une étape précédente a échoué ou manque.',
  whole: 'Le texte est complet et son empreinte est correcte.',
  known: (game: string, rules: number) => `${game}, règles version ${rules} : la même version qu’ici.`,
  player: (number: number) => `Joueur ${number}`,
  commitment: {
    held: 'L’empreinte SHA-256 du secret révélé correspond à l’engagement publié.',
    failed: 'Le secret révélé ne correspond pas à l’engagement publié : ce n’est pas le même secret.',
    unknown: 'Le secret sera révélé à la fin de la partie.',
  },
  sameAsSeen: (at: number) => `C’est l’engagement que cet appareil a vu à la table, le ${momentText('fr', at)}.`,
  notAsSeen: (at: number) => `Cet appareil a vu un autre engagement à cette table, le ${momentText('fr', at)}.`,
  otherSetting: (at: number) =>
    `Cet appareil a vu à cette table un autre jeu, d’autres options ou un autre nombre de places, le ${momentText('fr', at)}.`,
  notSeen: 'Cet appareil n’a rien enregistré de cette table : impossible de comparer.',
  movesLegal: (count: number) =>
    plural(
      'fr',
      count,
      `Donne et tirages recalculés, ${count} coup rejoué : permis.`,
      `Donne et tirages recalculés, ${count} coups rejoués : tous permis.`,
    ),
  moveRefused: ({ number, name, text }: PlayedMove, why: string) =>
    `Coup ${number}, par ${name}, « ${text} » : interdit avec cette donne. ${why}`,
  moveAfterEnd: ({ number, name, text }: PlayedMove) =>
    `Coup ${number}, par ${name}, « ${text} » : la partie était déjà terminée.`,
  sameResult: (told: string) => `Le résultat correspond au compte rendu. ${told}`,
  otherResult: (told: string) => `Le résultat ne correspond pas au compte rendu. Résultat correct : ${told}`,
  notOver: 'La partie n’a pas été jouée jusqu’au bout, comme l’indique le compte rendu.',
  notOverYet: 'Le compte rendu donne un résultat, mais la partie n’est pas terminée après le dernier coup.',
};

export type ProofMessages = typeof proof;
