import type { Words } from './words.ts';

const colours = (count: number): string => (count < 2 ? `${count} couleur` : `${count} couleurs différentes`);

const list = (words: readonly string[]): string => new Intl.ListFormat('fr').format(words);

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
  swaps: (who, one, other) => `${who} permute les drapeaux : ${one}, ${other}.`,
  keepsSwap: (who) => `${who} ne permute rien.`,
  rides: (who, by, doubled, end) => `${who} part ${by}${doubled ? ', vitesse doublée,' : ''} et s’arrête : ${end}.`,
  takes: (bridges) => `${bridges.length === 1 ? 'Drapeau pris' : 'Drapeaux pris'} : ${list(bridges)}.`,
  walks: (who, mode, end) => `${who} ne peut pas avancer (${mode}) et fait un pas à pied : ${end}.`,
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
      if (why === 'empty') return `Il n’y a pas de drapeau à permuter ici : ${bridge}.`;
      if (why === 'blue') return `Un drapeau bleu ne se permute pas : ${bridge}.`;
      return 'Votre coureur a bougé : permutez deux drapeaux, ou dites « done ».';
    },
    'BR-R5': () => 'Vous avez Premier : partez maintenant (« first ») ou attendez votre tour (« wait »).',
    'BR-R7': ({ mode, end, length }) =>
      `Vous devez avancer de toute la longueur (${mode} : ${length}) : aucun chemin ne finit ici : ${end}.`,
    'BR-M1': ({ end }) =>
      `Vous ne pouvez pas faire demi-tour pendant un déplacement, comme il le faudrait ici : ${end}.`,
    'BR-M2': ({ why, end }) =>
      why === 'road'
        ? `Sur ce passage supérieur, vous restez sur la route par laquelle vous arrivez, qui n’est pas celle-ci : ${end}.`
        : `Seul un marcheur tourne à un passage supérieur, comme il le faudrait ici : ${end}.`,
    'BR-M4': ({ end }) => `Le tramway ne quitte pas les rails bleus, qui ne passent pas ici : ${end}.`,
    'BR-M6': ({ why, mode, end }) => {
      if (why === 'stuck')
        return `Vous ne pouvez pas avancer (${mode}) : faites un pas à pied (« walk ») ou restez (« stay »).`;
      if (why === 'far') return `À pied, vous ne faites qu’un pas : ceci est trop loin : ${end}.`;
      return `Vous pouvez avancer avec ce mode de transport, et devez donc le faire : ${mode}.`;
    },
    'BR-F1': ({ why, bridge, colour, mode, end }) => {
      if (why === 'colour') return `Ce drapeau n’est pas de la couleur de votre mode (${mode}) : ${bridge}, ${colour}.`;
      if (why === 'way') return `Aucun chemin de cette longueur jusqu’ici (${end}) ne traverse : ${bridge}.`;
      return `Aucun chemin de cette longueur jusqu’ici ne traverse tous ces ponts : ${end}.`;
    },
    'BR-F2': ({ bridge }) => `Vous partez de ce pont : vous ne pouvez pas en prendre le drapeau : ${bridge}.`,
    'BR-F3': ({ bridge }) => `Ce drapeau se prend d’office, car sa case est libre sur votre carte : ${bridge}.`,
    'BR-F4': ({ bridge }) => `Seul le tramway prend un drapeau bleu : ${bridge}.`,
    'BR-F5': ({ bridge }) => `Il n’y a pas de drapeau sur ce pont : ${bridge}.`,
    'BR-V2': ({ special }) => `Cette partie se joue sans actions spéciales : ${special}.`,
  },
  unexplained: (rule) => `Ce coup est refusé par la règle ${rule}.`,
  wins: (names, reason, score) => {
    if (reason === 'bridges') return `${list(names)} a traversé les huit ponts et gagne`;
    const what = colours(score);
    return names.length === 1
      ? `Après cinq manches, ${names[0]} gagne avec ${what}`
      : `Après cinq manches, ${list(names)} partagent la victoire avec ${what}`;
  },
};
