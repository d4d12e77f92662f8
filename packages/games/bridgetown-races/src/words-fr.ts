import type { Words } from './words.ts';

const colours = (count: number): string => (count < 2 ? `${count} couleur` : `${count} couleurs différentes`);

const list = (words: readonly string[]): string => new Intl.ListFormat('fr').format(words);

/** Bridges are called "pont …", spaces have names without an article. */
const isBridge = (place: unknown): boolean => String(place).startsWith('pont ');
const at = (place: unknown): string => `${isBridge(place) ? 'au' : 'à'} ${place}`;

const flags = (count: number): string => `${count} ${count < 2 ? 'drapeau' : 'drapeaux'}`;

const cases = (count: unknown): string => `${count} ${count === 1 ? 'case' : 'cases'}`;

export const FR: Words = {
  bridges: {
    fremont: 'pont Fremont',
    broadway: 'pont Broadway',
    steel: 'pont Steel',
    burnside: 'pont Burnside',
    morrison: 'pont Morrison',
    hawthorne: 'pont Hawthorne',
    marquam: 'pont Marquam',
    rossisland: 'pont Ross Island',
  },
  modes: {
    streetcar: 'tramway',
    taxi: 'taxi',
    motorcycle: 'moto',
    bus: 'bus',
    car: 'voiture',
    bicycle: 'vélo',
    rollerblades: 'rollers',
    walking: 'marche',
  },
  colours: {
    blue: 'bleu',
    yellow: 'jaune',
    purple: 'violet',
    red: 'rouge',
    green: 'vert',
    orange: 'orange',
    pink: 'rose',
    white: 'blanc',
  },
  specials: { first: 'Premier', double: 'Double', swap: 'Permutation' },
  teams: { black: 'noir', gold: 'or', 'blue-grey': 'bleu gris', red: 'rouge' },
  by: {
    streetcar: 'en tramway',
    taxi: 'en taxi',
    motorcycle: 'à moto',
    bus: 'en bus',
    car: 'en voiture',
    bicycle: 'à vélo',
    rollerblades: 'en rollers',
    walking: 'à pied',
  },
  list,
  places: (who, mode) => `${who} place un coordinateur : ${mode}.`,
  takesSpecial: (who, special) => `${who} se réserve l’action spéciale ${special}.`,
  goesFirst: (who) => `${who} utilise Premier et part avant tout le monde.`,
  waits: (who) => `${who} garde Premier pour plus tard.`,
  swaps: (who, one, other) => `${who} permute les drapeaux du ${one} et du ${other}.`,
  keepsSwap: (who) => `${who} ne permute rien.`,
  rides: (who, by, doubled, end) => `${who} part ${by}${doubled ? ', vitesse doublée,' : ''} et s’arrête ${at(end)}.`,
  takes: (bridges, colour) =>
    `${bridges.length === 1 ? 'Drapeau pris' : 'Drapeaux pris'} : ${list(bridges)} (${colour}).`,
  walks: (who, mode, end) => `${who} ne peut pas avancer (${mode}) et va d’un pas à pied ${at(end)}.`,
  stays: (who, mode) => `${who} ne peut pas avancer (${mode}) et reste sur place.`,
  refusals: {
    'BR-C1': ({ seats }) => `Bridgetown Races se joue de 2 à 4 : vous ne pouvez pas y jouer à ${seats}.`,
    'BR-P1': ({ why, mode }) =>
      why === 'mode'
        ? `Vous avez déjà un coordinateur sur ce mode de transport : ${mode}.`
        : 'C’est à vous de placer un coordinateur dans la roue.',
    'BR-P2': ({ special, seat }) => `L’action spéciale ${special} est déjà prise par ${seat} pour cette manche.`,
    'BR-P3': () =>
      'Vous avez pris une action spéciale : placez tout de suite un coordinateur sur un mode de transport.',
    'BR-R1': ({ why, mode }) =>
      why === 'mode'
        ? `Vous n’avez pas de coordinateur sur ce mode de transport : ${mode}.`
        : 'C’est à vous de déplacer votre coureur avec un de vos modes de transport.',
    'BR-R3': ({ why }) =>
      why === 'used' ? 'Vous avez déjà utilisé Double dans cette manche.' : 'Vous n’avez pas l’action spéciale Double.',
    'BR-R4': ({ why, bridge }) => {
      if (why === 'holder') return 'Vous n’avez pas l’action spéciale Permutation.';
      if (why === 'used') return 'Vous avez déjà utilisé Permutation dans cette manche.';
      if (why === 'empty') return `Il n’y a pas de drapeau à permuter sur le ${bridge}.`;
      if (why === 'blue') return `Le drapeau bleu du ${bridge} ne se permute pas.`;
      return 'Votre coureur a bougé : permutez deux drapeaux, ou dites « rien ».';
    },
    'BR-R5': () => 'Vous avez Premier : partez maintenant (« partir ») ou attendez votre tour (« attendre »).',
    'BR-R7': ({ mode, end, length }) =>
      `Vous devez avancer de toute la longueur (${mode}, ${cases(length)}), et aucun chemin ne finit ${at(end)}.`,
    'BR-M1': ({ end }) =>
      `Vous ne pouvez pas faire demi-tour pendant un déplacement, comme il le faudrait pour finir ${at(end)}.`,
    'BR-M2': ({ why, end }) =>
      why === 'road'
        ? `Sur un passage supérieur, vous restez sur la route par laquelle vous arrivez : ce n’est pas celle de ${end}.`
        : `Seul un marcheur tourne à un passage supérieur, comme il le faudrait pour finir ${at(end)}.`,
    'BR-M4': ({ end }) => `Le tramway ne quitte pas les rails bleus, qui ne mènent pas ${at(end)}.`,
    'BR-M6': ({ why, mode, end }) => {
      if (why === 'stuck')
        return `Vous ne pouvez pas avancer (${mode}) : faites un pas (« à pied ») ou restez (« rester »).`;
      if (why === 'far') return `À pied, vous ne faites qu’un pas, qui ne mène pas ${at(end)}.`;
      return `Vous pouvez avancer avec ce mode de transport, et devez donc le faire : ${mode}.`;
    },
    'BR-F1': ({ why, bridge, colour, mode, end }) => {
      if (why === 'colour')
        return `Le drapeau du ${bridge} (${colour}) n’est pas de la couleur de votre mode (${mode}).`;
      if (why === 'way') return `Aucun chemin de cette longueur jusqu’${at(end)} ne traverse le ${bridge}.`;
      return `Aucun chemin de cette longueur jusqu’${at(end)} ne traverse tous ces ponts.`;
    },
    'BR-F2': ({ bridge }) => `Vous partez du ${bridge} : vous ne pouvez pas en prendre le drapeau.`,
    'BR-F3': ({ bridge }) => `Le drapeau du ${bridge} se prend d’office, car sa case est libre sur votre carte.`,
    'BR-F4': ({ bridge }) => `Seul le tramway prend un drapeau bleu : ${bridge}.`,
    'BR-F5': ({ bridge }) => `Il n’y a pas de drapeau sur le ${bridge}.`,
    'BR-V2': ({ special }) => `Cette partie se joue sans actions spéciales : ${special}.`,
  },
  unexplained: (rule) => `Ce coup est refusé par la règle ${rule}.`,
  has: (name, reason, score) =>
    `${name} : ${reason === 'bridges' ? flags(score) : `${score} ${score < 2 ? 'couleur' : 'couleurs'}`}`,
  wins: (names, reason, score) => {
    if (reason === 'bridges') return `${list(names)} a traversé les huit ponts et gagne`;
    const what = colours(score);
    return names.length === 1
      ? `Après cinq manches, ${names[0]} gagne avec ${what}`
      : `Après cinq manches, ${list(names)} partagent la victoire avec ${what}`;
  },
};
