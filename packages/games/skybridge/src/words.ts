import type { ColourName, KindName } from './pieces.ts';
import type { EndReason } from './score.ts';

/** How one language speaks of this game. */
export interface Words {
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly pieces: Readonly<Record<KindName, (colour: string) => string>>;
  readonly list: (words: readonly string[]) => string;
  readonly lays: (name: string, piece: string, place: string) => string;
  readonly spans: (laid: Readonly<Record<'name' | 'piece' | 'at' | 'to', string>>) => string;
  readonly closes: (name: string, piece: string, place: string) => string;
  /** By rule. The facts come with pieces and colours already in words. */
  readonly refusals: Readonly<Record<string, (facts: Facts) => string>>;
  readonly unexplained: (rule: string) => string;
  readonly ends: Readonly<Record<EndReason, string>>;
  readonly wins: (names: readonly string[], points: number) => string;
  /** Between a name and its score. */
  readonly colon: string;
}

/** A refusal's data, with `piece` and `colour` in words and `kind` as it was. */
interface Facts {
  readonly [key: string]: string | number | boolean | undefined;
}

export const FR: Words = {
  colours: { red: 'rouge', blue: 'bleu', yellow: 'jaune', white: 'blanc' },
  pieces: {
    tall: (colour) => `grand bloc ${colour}`,
    low: (colour) => `petit bloc ${colour}`,
    bridge: (colour) => `pont ${colour}`,
    roof: (colour) => `toit ${colour}`,
  },
  list: (words) => new Intl.ListFormat('fr').format(words),
  lays: (name, piece, place) => `${name} pose un ${piece} en ${place}.`,
  spans: ({ name, piece, at, to }) => `${name} lance le ${piece} entre ${at} et ${to}.`,
  closes: (name, piece, place) => `${name} ferme la tour ${place} d’un ${piece}.`,
  refusals: {
    'SK-P1': ({ seats }) => `Skybridge se joue à 2, 3 ou 4 : vous ne pouvez pas y jouer à ${seats}.`,
    'SK-P3': ({ piece, dealt }) =>
      dealt === 0
        ? `À trois, vous ne pouvez pas poser de ${piece} : il est hors du jeu.`
        : `Vous avez déjà posé votre ${piece} : à trois, chacun n’en reçoit qu’un.`,
    'SK-C1': ({ piece }) => `Vous n’avez plus de ${piece}.`,
    'SK-C3': ({ kind, piece }) =>
      kind === 'bridge'
        ? 'Un pont repose sur deux tours : donnez-en les deux places.'
        : `Un ${piece} repose sur une seule tour : donnez une seule place.`,
    'SK-T1': ({ piece }) => `Vous ne posez que vos propres pièces : aucun ${piece} n’est à vous.`,
    'SK-T2': ({ place, colour }) =>
      `Vous ne pouvez pas poser de ${colour} en ${place} : du ${colour} y est au sommet, et deux pièces de même couleur ne se touchent pas.`,
    'SK-T3': ({ place, height, lowest, instead }) =>
      `Vous devez poser un bloc au plus bas : au niveau ${lowest} (${instead}), pas au niveau ${height} en ${place}.`,
    'SK-T4': ({ why, at, to, place, heightHere, heightThere }) => {
      if (why === 'apart') return `Vous ne pouvez relier que deux tours voisines, sans diagonale : pas ${at}-${to}.`;
      if (why === 'bare')
        return `Vous ne pouvez pas appuyer un pont sur une fondation nue : rien n’est posé en ${place}.`;
      return `Vous ne pouvez relier que deux tours de même hauteur : ${at} est au niveau ${heightHere}, ${to} au niveau ${heightThere}.`;
    },
    'SK-T5': ({ at, to, colour }) =>
      `Vous ne pouvez pas superposer exactement deux ponts : le pont ${colour} est au sommet de ${at} et de ${to}.`,
    'SK-T6': ({ place }) => `Vous ne pouvez pas poser de toit sur une fondation nue : rien n’est posé en ${place}.`,
    'SK-T7': ({ place, colour }) => `Vous ne pouvez rien ajouter en ${place} : un toit ${colour} ferme la tour.`,
    'SK-N1': ({ text }) => `Écrivez les deux places du pont dans l’ordre : « ${text} ».`,
  },
  unexplained: (rule) => `Ce coup est refusé par la règle ${rule}.`,
  ends: {
    'all-placed': 'Toutes les pièces sont posées.',
    blocked: 'Plus personne ne peut poser de pièce.',
  },
  wins: (names, points) => {
    const score = `${points} ${points < 2 ? 'point' : 'points'}`;
    return names.length === 1 ? `${names[0]} gagne avec ${score}` : `${FR.list(names)} gagnent à égalité avec ${score}`;
  },
  colon: ' : ',
};

export const EN: Words = {
  colours: { red: 'red', blue: 'blue', yellow: 'yellow', white: 'white' },
  pieces: {
    tall: (colour) => `tall ${colour} block`,
    low: (colour) => `low ${colour} block`,
    bridge: (colour) => `${colour} bridge`,
    roof: (colour) => `${colour} roof`,
  },
  list: (words) => new Intl.ListFormat('en').format(words),
  lays: (name, piece, place) => `${name} lays a ${piece} on ${place}.`,
  spans: ({ name, piece, at, to }) => `${name} lays the ${piece} from ${at} to ${to}.`,
  closes: (name, piece, place) => `${name} closes the tower on ${place} with a ${piece}.`,
  refusals: {
    'SK-P1': ({ seats }) => `Skybridge is for 2, 3 or 4 players, not ${seats}.`,
    'SK-P3': ({ piece, dealt }) =>
      dealt === 0
        ? `With three players no ${piece} can be placed: it is out of the game.`
        : `You have already placed your ${piece}: with three players each gets only one.`,
    'SK-C1': ({ piece }) => `You have no ${piece} left.`,
    'SK-C3': ({ kind, piece }) =>
      kind === 'bridge'
        ? 'A bridge lies on two towers: name both places.'
        : `A ${piece} lies on one tower only: name one place.`,
    'SK-T1': ({ piece }) => `You place only your own pieces: no ${piece} is yours.`,
    'SK-T2': ({ place, colour }) =>
      `You can’t put ${colour} on ${place}: its top is ${colour}, and two pieces of the same colour may not touch.`,
    'SK-T3': ({ place, height, lowest, instead }) =>
      `A block goes to the lowest level it can: level ${lowest} (${instead}), not level ${height} on ${place}.`,
    'SK-T4': ({ why, at, to, place, heightHere, heightThere }) => {
      if (why === 'apart') return `A bridge joins two neighbouring towers, never diagonally: not ${at}-${to}.`;
      if (why === 'bare') return `A bridge can’t lie on a bare foundation: nothing stands on ${place}.`;
      return `A bridge joins two towers of equal height: ${at} is at level ${heightHere}, ${to} at level ${heightThere}.`;
    },
    'SK-T5': ({ at, to, colour }) =>
      `A bridge can’t lie exactly on another: the ${colour} bridge is on top of both ${at} and ${to}.`,
    'SK-T6': ({ place }) => `A roof can’t lie on a bare foundation: nothing stands on ${place}.`,
    'SK-T7': ({ place, colour }) => `Nothing can be added on ${place}: a ${colour} roof closes the tower.`,
    'SK-N1': ({ text }) => `Write the two places of the bridge in order: “${text}”.`,
  },
  unexplained: (rule) => `This move is refused by rule ${rule}.`,
  ends: { 'all-placed': 'All pieces are placed.', blocked: 'Nobody can place a piece any more.' },
  wins: (names, points) => {
    const score = `${points} ${points === 1 ? 'point' : 'points'}`;
    return names.length === 1 ? `${names[0]} wins with ${score}` : `${EN.list(names)} share the win with ${score}`;
  },
  colon: ': ',
};
