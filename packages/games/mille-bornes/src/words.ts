import type { Refusal } from '@ponts-bornes/kernel';
import type { CardName } from './cards.ts';

/** The words of one language. */
export interface Words {
  readonly cards: Readonly<Record<CardName, string>>;
  /** What the circuit edition calls otherwise. */
  readonly circuitCards: Partial<Readonly<Record<CardName, string>>>;
  readonly drives: (who: string, distance: string) => string;
  readonly lays: (who: string, card: string) => string;
  readonly laysSafety: (who: string, card: string) => string;
  readonly attacks: (who: string, card: string, whom: string) => string;
  readonly discards: (who: string, card: string) => string;
  readonly counters: (who: string, card: string) => string;
  readonly accepts: (who: string) => string;
  /** A side by its letter. */
  readonly side: (letter: string) => string;
  /** By rule; `named` gives a fact of the refusal, cards by their names. */
  readonly refusals: Readonly<Record<string, (named: (key: string) => string, data: Refusal['data']) => string>>;
  readonly unexplained: (rule: string) => string;
  readonly wins: (winners: readonly string[], score: string, reason: string) => string;
  readonly nobody: (reason: string) => string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, string>>;
}

export const FR: Words = {
  cards: {
    '25': '25 km',
    '50': '50 km',
    '75': '75 km',
    '100': '100 km',
    '200': '200 km',
    limit: 'limite de vitesse',
    stop: 'feu rouge',
    empty: 'panne d’essence',
    flat: 'crevaison',
    crash: 'accident',
    end: 'fin de limite',
    go: 'feu vert',
    gas: 'essence',
    wheel: 'roue de secours',
    repair: 'réparations',
    right: 'véhicule prioritaire',
    tank: 'citerne',
    proof: 'increvable',
    ace: 'as du volant',
  },
  circuitCards: { stop: 'drapeau rouge', go: 'drapeau vert' },
  drives: (who, distance) => `${who} avance de ${distance}.`,
  lays: (who, card) => `${who} pose : ${card}.`,
  laysSafety: (who, card) => `${who} pose la botte « ${card} » et rejoue.`,
  attacks: (who, card, whom) => `${who} attaque ${whom} : ${card}.`,
  discards: (who, card) => `${who} défausse : ${card}.`,
  counters: (who, card) => `Coup-fourré ! ${who} pose la botte « ${card} » et joue aussitôt.`,
  accepts: (who) => `${who} laisse passer l’attaque.`,
  side: (letter) => `Le camp ${letter}`,
  refusals: {
    'MB-S1': (_, { seats, side }) =>
      side === undefined ? `On joue à 2, 3, 4, 6 ou 8, pas à ${seats}.` : `Il n’y a pas de camp ${side} à cette table.`,
    'MB-S3': () => 'Les 700 km ne se jouent qu’à 4 ou à 8.',
    'MB-X1': () => 'Le nombre de manches ne se choisit que pour une partie en manches gagnées.',
    'MB-T1': (named) => `Vous n’avez pas cette carte en main : ${named('card')}.`,
    'MB-T3': (named) => `Cette carte n’aurait aucun effet maintenant : ${named('card')}. Vous pouvez la défausser.`,
    'MB-T4': (named) =>
      `Le ${named('card')} ne se pose pas sur cette attaque : ${named('top')}. Il faut d’abord la parade.`,
    'MB-T5': (named) => `Cette parade ne répond pas à votre attaque : ${named('card')} contre ${named('top')}.`,
    'MB-T6': (named, { option }) =>
      option === undefined
        ? `Après une fin de limite, seulement 25 et 50 km jusqu’au drapeau vert, pas ${named('card')}.`
        : 'Cette règle maison n’existe que dans l’édition circuit.',
    'MB-D1': (named) => `Vous ne roulez pas : impossible d’avancer de ${named('card')}.`,
    'MB-D2': (named) => `Sous une limite de vitesse, seulement 25 et 50 km, pas ${named('card')}.`,
    'MB-D3': () => 'Votre camp a déjà posé deux cartes 200 km dans cette manche.',
    'MB-D4': (named, { km, target }) => `Vous êtes à ${km} km : avec ${named('card')} vous dépasseriez ${target} km.`,
    'MB-A1': (named) => `${named('side')} ne roule pas : on ne peut pas lui donner cette attaque (${named('card')}).`,
    'MB-A2': (named) => `${named('side')} a déjà une limite de vitesse.`,
    'MB-A3': (named) => `${named('side')} a la botte contre cette attaque : ${named('card')}.`,
    'MB-A4': (named) => `${named('side')} est déjà arrêté par une attaque : pas de seconde (${named('card')}).`,
    'MB-A5': () => 'On n’attaque pas son propre camp.',
    'MB-F1': (named, { attack }) =>
      attack === undefined
        ? 'Il n’y a pas d’attaque à contrer : le coup-fourré répond à une attaque.'
        : `Contre cette attaque (${named('attack')}) il faut avoir la botte « ${named('needs')} ».`,
    'MB-F6': (named, { attack }) =>
      attack === undefined
        ? 'Il n’y a pas d’attaque à accepter.'
        : `Répondez d’abord à l’attaque (${named('attack')}) : la botte qui la contre, ou « ok » pour la laisser passer.`,
  },
  unexplained: (rule) => `Coup refusé (règle ${rule}).`,
  wins: (winners, score, reason) =>
    winners.length === 1
      ? `${winners[0]} gagne avec ${score}. ${reason}`
      : `${winners.join(' et ')} gagnent ensemble avec ${score}. ${reason}`,
  nobody: (reason) => `Personne ne gagne. ${reason}`,
  reasons: {
    target: 'La distance exacte est atteinte.',
    'no-cards': 'Plus personne n’a de cartes.',
    'no-distances': 'Il ne reste plus de cartes-étapes.',
    rounds: 'Le nombre de manches est atteint.',
    points: 'Les 5000 points sont atteints.',
  },
  units: { target: 'km', 'no-cards': 'km', 'no-distances': 'km', rounds: 'manches', points: 'points' },
};

export const EN: Words = {
  cards: {
    '25': '25 km',
    '50': '50 km',
    '75': '75 km',
    '100': '100 km',
    '200': '200 km',
    limit: 'speed limit',
    stop: 'red light',
    empty: 'out of gas',
    flat: 'flat tyre',
    crash: 'accident',
    end: 'end of limit',
    go: 'green light',
    gas: 'gas',
    wheel: 'spare wheel',
    repair: 'repairs',
    right: 'right of way',
    tank: 'fuel tank',
    proof: 'puncture-proof',
    ace: 'driving ace',
  },
  circuitCards: { stop: 'red flag', go: 'green flag' },
  drives: (who, distance) => `${who} drives ${distance}.`,
  lays: (who, card) => `${who} lays: ${card}.`,
  laysSafety: (who, card) => `${who} lays the safety “${card}” and plays again.`,
  attacks: (who, card, whom) => `${who} attacks ${whom}: ${card}.`,
  discards: (who, card) => `${who} discards: ${card}.`,
  counters: (who, card) => `Coup-fourré! ${who} lays the safety “${card}” and plays at once.`,
  accepts: (who) => `${who} lets the attack pass.`,
  side: (letter) => `Side ${letter}`,
  refusals: {
    'MB-S1': (_, { seats, side }) =>
      side === undefined ? `2, 3, 4, 6 or 8 people play, not ${seats}.` : `There is no side ${side} at this table.`,
    'MB-S3': () => '700 km is only played by 4 or 8.',
    'MB-X1': () => 'The number of rounds can only be chosen for a match in rounds won.',
    'MB-T1': (named) => `You do not hold this card: ${named('card')}.`,
    'MB-T3': (named) => `This card would have no effect now: ${named('card')}. You may discard it.`,
    'MB-T4': (named) => `A ${named('card')} does not go on this attack: ${named('top')}. Its remedy comes first.`,
    'MB-T5': (named) => `This remedy does not heal your attack: ${named('card')} against ${named('top')}.`,
    'MB-T6': (named, { option }) =>
      option === undefined
        ? `After an end of limit only 25 and 50 km until the green flag, not ${named('card')}.`
        : 'This house rule exists in the circuit edition only.',
    'MB-D1': (named) => `You are not rolling: you cannot drive ${named('card')}.`,
    'MB-D2': (named) => `Under a speed limit only 25 and 50 km, not ${named('card')}.`,
    'MB-D3': () => 'Your side has already laid two 200 km cards in this round.',
    'MB-D4': (named, { km, target }) => `You are at ${km} km: ${named('card')} would pass ${target} km.`,
    'MB-A1': (named) => `${named('side')} is not rolling: this attack cannot hit it (${named('card')}).`,
    'MB-A2': (named) => `${named('side')} already has a speed limit.`,
    'MB-A3': (named) => `${named('side')} has the safety against this attack: ${named('card')}.`,
    'MB-A4': (named) => `${named('side')} is already stopped by an attack: no second one (${named('card')}).`,
    'MB-A5': () => 'Nobody attacks their own side.',
    'MB-F1': (named, { attack }) =>
      attack === undefined
        ? 'There is no attack to counter: a coup-fourré answers an attack.'
        : `Against this attack (${named('attack')}) you need to hold the safety “${named('needs')}”.`,
    'MB-F6': (named, { attack }) =>
      attack === undefined
        ? 'There is no attack to accept.'
        : `Answer the attack first (${named('attack')}): the safety that counters it, or “ok” to let it pass.`,
  },
  unexplained: (rule) => `Move refused (rule ${rule}).`,
  wins: (winners, score, reason) =>
    winners.length === 1
      ? `${winners[0]} wins with ${score}. ${reason}`
      : `${winners.join(' and ')} win together with ${score}. ${reason}`,
  nobody: (reason) => `Nobody wins. ${reason}`,
  reasons: {
    target: 'The exact distance is reached.',
    'no-cards': 'Nobody has a card left.',
    'no-distances': 'No distance card is left.',
    rounds: 'The number of rounds is reached.',
    points: '5000 points are reached.',
  },
  units: { target: 'km', 'no-cards': 'km', 'no-distances': 'km', rounds: 'rounds', points: 'points' },
};
