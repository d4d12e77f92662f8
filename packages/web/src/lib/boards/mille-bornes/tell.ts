import type { Language } from '@ponts-bornes/kernel';
import type { RoundResult, RoundScore } from '@ponts-bornes/mille-bornes';

/** The sentences of the table in one language. */
interface Tell {
  readonly over: string;
  readonly answer: (attacker: string, attack: string, canCounter: boolean) => string;
  readonly answered: string;
  readonly mayAnswer: (attacker: string, side: string, attack: string) => string;
  readonly plays: (who: string) => string;
  readonly yourTurn: string;
  readonly onlyDiscard: string;
  readonly drive: (card: string) => string;
  readonly lay: (card: string) => string;
  readonly laySafety: (card: string) => string;
  readonly attack: (card: string, side: string) => string;
  readonly discard: (card: string) => string;
  readonly counter: (card: string) => string;
  readonly accept: string;
  readonly round: (round: number, target: number) => string;
  readonly pile: (count: number) => string;
  readonly discardPile: (count: number, top: string | null) => string;
  readonly side: (side: string, facts: readonly string[]) => string;
  readonly total: (side: string, total: string) => string;
  readonly hand: (cards: string) => string;
  readonly km: (km: number) => string;
  readonly rolls: string;
  readonly stands: string;
  readonly holds: (cards: string) => string;
  readonly roundOver: (round: number, winners: readonly string[], how: string) => string;
  readonly ends: Readonly<Record<RoundResult['end'], string>>;
  readonly pileEmpty: string;
  readonly sheet: Readonly<Record<keyof RoundScore, string>> & {
    readonly total: string;
    readonly roundsWon: string;
    readonly round: (round: number) => string;
    readonly running: (round: number) => string;
    readonly won: string;
    readonly coupsLaid: string;
    readonly safetiesLaid: string;
  };
}

export const TELL: Readonly<Record<Language, Tell>> = {
  fr: {
    over: 'La partie est terminée.',
    answer: (attacker, attack, canCounter) =>
      canCounter
        ? `${attacker} vous attaque (${attack}) : coup-fourré, ou laissez passer.`
        : `${attacker} vous attaque : ${attack}.`,
    answered: 'Vous avez répondu ; la riposte se termine.',
    mayAnswer: (attacker, side, attack) => `${attacker} attaque ${side} : ${attack}. Riposte ?`,
    plays: (who) => `${who} joue.`,
    yourTurn: 'À vous : jouez une carte ou défaussez-en une.',
    onlyDiscard: 'À vous : rien ne se pose, défaussez une carte.',
    drive: (card) => `Avancer de ${card}`,
    lay: (card) => `Poser : ${card}`,
    laySafety: (card) => `Poser la botte « ${card} »`,
    attack: (card, side) => `Attaquer ${side} : ${card}`,
    discard: (card) => `Défausser : ${card}`,
    counter: (card) => `Coup-fourré ! Poser « ${card} »`,
    accept: 'Laisser passer l’attaque',
    round: (round, target) => `Manche ${round}, jusqu’à ${target} km.`,
    pile: (count) => (count === 0 ? 'La pioche est vide.' : `La pioche a ${count} ${count > 1 ? 'cartes' : 'carte'}.`),
    discardPile: (count, top) =>
      top === null
        ? 'La défausse est vide.'
        : `La défausse a ${count} ${count > 1 ? 'cartes' : 'carte'} ; dessus : ${top}.`,
    side: (side, facts) => `${side} : ${facts.join(' ; ')}.`,
    total: (side, total) => `${side} dans la partie : ${total}.`,
    hand: (cards) => (cards === '' ? 'Vous n’avez plus de cartes.' : `Votre main : ${cards}.`),
    km: (km) => `${km} km`,
    rolls: 'roule',
    stands: 'à l’arrêt',
    holds: (cards) => `en main ${cards}`,
    roundOver: (round, winners, how) =>
      winners.length === 0
        ? `Manche ${round} : ${how}, personne ne gagne.`
        : `Manche ${round} : ${how}, ${winners.join(' et ')} ${winners.length > 1 ? 'gagnent' : 'l’emporte'}.`,
    ends: {
      target: 'distance atteinte',
      'no-cards': 'plus de cartes',
      'no-distances': 'plus d’étapes',
    },
    pileEmpty: 'La pioche est vide : on joue désormais sans piocher.',
    sheet: {
      km: 'Kilomètres',
      safeties: 'Bottes',
      coups: 'Coups-fourrés',
      win: 'Manche gagnée',
      no200: 'Sans carte 200',
      stuck: 'Adversaires sans étape',
      total: 'Total',
      roundsWon: 'Manches gagnées',
      round: (round) => `Manche ${round}`,
      running: (round) => `Manche ${round}, en cours`,
      won: 'gagnée',
      coupsLaid: 'Coups-fourrés',
      safetiesLaid: 'Bottes posées',
    },
  },
  en: {
    over: 'The game is over.',
    answer: (attacker, attack, canCounter) =>
      canCounter
        ? `${attacker} attacks you (${attack}): coup-fourré, or let it pass.`
        : `${attacker} attacks you: ${attack}.`,
    answered: 'You have answered; the riposte is closing.',
    mayAnswer: (attacker, side, attack) => `${attacker} attacks ${side}: ${attack}. Riposte?`,
    plays: (who) => `${who} plays.`,
    yourTurn: 'Your turn: play a card or discard one.',
    onlyDiscard: 'Your turn: nothing can be laid, discard a card.',
    drive: (card) => `Drive ${card}`,
    lay: (card) => `Lay: ${card}`,
    laySafety: (card) => `Lay the safety “${card}”`,
    attack: (card, side) => `Attack ${side}: ${card}`,
    discard: (card) => `Discard: ${card}`,
    counter: (card) => `Coup-fourré! Lay “${card}”`,
    accept: 'Let the attack pass',
    round: (round, target) => `Round ${round}, to ${target} km.`,
    pile: (count) =>
      count === 0 ? 'The draw pile is empty.' : `The draw pile has ${count} ${count === 1 ? 'card' : 'cards'}.`,
    discardPile: (count, top) =>
      top === null
        ? 'The discard pile is empty.'
        : `The discard pile has ${count} ${count === 1 ? 'card' : 'cards'}; on top: ${top}.`,
    side: (side, facts) => `${side}: ${facts.join('; ')}.`,
    total: (side, total) => `${side} in the match: ${total}.`,
    hand: (cards) => (cards === '' ? 'You have no cards left.' : `Your hand: ${cards}.`),
    km: (km) => `${km} km`,
    rolls: 'rolling',
    stands: 'stopped',
    holds: (cards) => `holds ${cards}`,
    roundOver: (round, winners, how) =>
      winners.length === 0
        ? `Round ${round}: ${how}, nobody wins.`
        : `Round ${round}: ${how}, ${winners.join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}.`,
    ends: { target: 'distance reached', 'no-cards': 'no cards left', 'no-distances': 'no distances left' },
    pileEmpty: 'The draw pile is empty: from now on nobody draws.',
    sheet: {
      km: 'Kilometres',
      safeties: 'Safeties',
      coups: 'Coups-fourrés',
      win: 'Round won',
      no200: 'Without a 200',
      stuck: 'Others without distance',
      total: 'Total',
      roundsWon: 'Rounds won',
      round: (round) => `Round ${round}`,
      running: (round) => `Round ${round}, running`,
      won: 'won',
      coupsLaid: 'Coups-fourrés',
      safetiesLaid: 'Safeties laid',
    },
  },
};
