import type { Language, Seat } from '@ponts-bornes/kernel';
import { MEMO } from '@ponts-bornes/mille-bornes';
import type { CardName, SideView } from '@ponts-bornes/mille-bornes';

/** A side by the names of its seats. */
export const sideName = ({ seats }: { readonly seats: readonly Seat[] }, names: readonly string[]): string =>
  seats.map((seat) => names[seat] ?? '').join(' + ');

/** How one's own side stands, and what it takes to roll. */
export const needsOf = ({ battle, rolling, limited, awaitsGreen, safeties }: SideView, { say, name }: Look): string => {
  const speed = [...(limited ? [say.limited] : []), ...(awaitsGreen ? [say.awaitsGreen] : [])];
  if (rolling) return sentences([say.youRoll, ...speed]);
  const remedy = MEMO.find(({ attack }) => attack === battle.top)?.remedy ?? 'go';
  const needed = remedy === 'go' || safeties.includes('right') ? [remedy] : [remedy, 'go' as const];
  return sentences([say.youStand(needed.map(name)), ...speed]);
};

const sentences = (parts: readonly string[]): string =>
  parts.map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}.`).join(' ');

/** What the parts of the board share. */
export interface Look {
  readonly isCircuit: boolean;
  readonly name: (card: CardName) => string;
  readonly say: Say;
}

/** The words of the board in one language, besides the names of cards. */
interface Say {
  readonly battle: string;
  readonly speed: string;
  readonly safeties: string;
  readonly distances: string;
  readonly road: string;
  readonly hand: string;
  readonly pile: string;
  readonly discard: string;
  readonly empty: string;
  readonly coup: string;
  readonly coupCall: string;
  readonly rolling: string;
  readonly stopped: string;
  readonly youRoll: string;
  readonly youStand: (needed: readonly string[]) => string;
  readonly limited: string;
  readonly awaitsGreen: string;
  readonly km: (km: number, target: number) => string;
  readonly cards: (count: number) => string;
  readonly named: (what: string, value: string) => string;
  readonly times: (count: number, card: string) => string;
  readonly tableau: (side: string) => string;
  readonly own: (side: string) => string;
  readonly round: (round: number) => string;
  readonly roundsWon: (won: number, of: number) => string;
  readonly points: (points: number) => string;
  /** The deeds, as buttons say them. */
  readonly lay: string;
  readonly drive: string;
  readonly attack: (side: string) => string;
  readonly throw: string;
  readonly sure: string;
  readonly counter: (card: string) => string;
  readonly pass: string;
  readonly passSure: string;
  readonly why: string;
  readonly whyShort: string;
  readonly advised: string;
  readonly riposte: (attacker: string, attack: string) => string;
  readonly riposteElsewhere: (attacker: string, side: string, attack: string) => string;
  readonly answered: string;
  readonly nothingToLay: string;
  /** What a card does, in a few words. */
  readonly uses: Readonly<Record<CardName, string>>;
}

export const SAY: Readonly<Record<Language, Say>> = {
  fr: {
    battle: 'Bataille',
    speed: 'Vitesse',
    safeties: 'Bottes',
    distances: 'Étapes',
    road: 'Route',
    hand: 'Votre main',
    pile: 'Pioche',
    discard: 'Défausse',
    empty: 'vide',
    coup: 'coup-fourré',
    coupCall: 'Coup-fourré !',
    rolling: 'roule',
    stopped: 'à l’arrêt',
    youRoll: 'Vous roulez',
    youStand: (needed) => `À l’arrêt. Il faut : ${needed.join(', puis ')}`,
    limited: '25 et 50 seulement',
    awaitsGreen: 'drapeau vert attendu',
    km: (km, target) => `${km} km sur ${target}`,
    cards: (count) => `${count} ${count > 1 ? 'cartes' : 'carte'}`,
    named: (what, value) => `${what} : ${value}`,
    times: (count, card) => `${count} × ${card}`,
    tableau: (side) => `Jeu de ${side}`,
    own: (side) => `Votre jeu : ${side}`,
    round: (round) => `Manche ${round}`,
    roundsWon: (won, of) => `${won}/${of} manches`,
    points: (points) => `${points} pts`,
    lay: 'Poser',
    drive: 'Avancer',
    attack: (side) => `Attaquer ${side}`,
    throw: 'Défausser',
    sure: 'Vraiment ?',
    counter: (card) => `Poser la botte « ${card} » aussitôt`,
    pass: 'Laisser passer',
    passSure: 'Vraiment laisser passer ?',
    why: 'Pourquoi pas maintenant ?',
    whyShort: 'Pourquoi ?',
    advised: 'conseillé',
    riposte: (attacker, attack) => `${attacker} vous attaque : ${attack}.`,
    riposteElsewhere: (attacker, side, attack) => `${attacker} attaque ${side} : ${attack}.`,
    answered: 'Vous avez répondu.',
    nothingToLay: 'à défausser seulement',
    uses: {
      '25': 'avance, même sous une limite',
      '50': 'avance, même sous une limite',
      '75': 'avance, quand vous roulez sans limite',
      '100': 'avance, quand vous roulez sans limite',
      '200': 'avance ; deux par manche au plus',
      limit: 'laisse 25 et 50 seulement',
      stop: 'arrête qui roule',
      empty: 'arrête qui roule',
      flat: 'arrête qui roule',
      crash: 'arrête qui roule',
      end: 'lève la limite de vitesse',
      go: 'pour démarrer et repartir',
      gas: 'répare la panne d’essence',
      wheel: 'répare la crevaison',
      repair: 'répare l’accident',
      right: 'contre le rouge et la limite',
      tank: 'contre la panne d’essence',
      proof: 'contre la crevaison',
      ace: 'contre l’accident',
    },
  },
  en: {
    battle: 'Battle',
    speed: 'Speed',
    safeties: 'Safeties',
    distances: 'Distances',
    road: 'Road',
    hand: 'Your hand',
    pile: 'Draw pile',
    discard: 'Discard',
    empty: 'empty',
    coup: 'coup-fourré',
    coupCall: 'Coup-fourré!',
    rolling: 'rolling',
    stopped: 'stopped',
    youRoll: 'You are rolling',
    youStand: (needed) => `Stopped. Needed: ${needed.join(', then ')}`,
    limited: '25 and 50 only',
    awaitsGreen: 'awaits a green flag',
    km: (km, target) => `${km} km of ${target}`,
    cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
    named: (what, value) => `${what}: ${value}`,
    times: (count, card) => `${count} × ${card}`,
    tableau: (side) => `Cards of ${side}`,
    own: (side) => `Your cards: ${side}`,
    round: (round) => `Round ${round}`,
    roundsWon: (won, of) => `${won}/${of} rounds`,
    points: (points) => `${points} pts`,
    lay: 'Lay',
    drive: 'Drive',
    attack: (side) => `Attack ${side}`,
    throw: 'Discard',
    sure: 'Really?',
    counter: (card) => `Lay the safety “${card}” at once`,
    pass: 'Let it pass',
    passSure: 'Really let it pass?',
    why: 'Why not now?',
    whyShort: 'Why not?',
    advised: 'advised',
    riposte: (attacker, attack) => `${attacker} attacks you: ${attack}.`,
    riposteElsewhere: (attacker, side, attack) => `${attacker} attacks ${side}: ${attack}.`,
    answered: 'You have answered.',
    nothingToLay: 'only to discard',
    uses: {
      '25': 'drives, even under a limit',
      '50': 'drives, even under a limit',
      '75': 'drives, when you roll without a limit',
      '100': 'drives, when you roll without a limit',
      '200': 'drives; two a round at most',
      limit: 'leaves 25 and 50 only',
      stop: 'stops who rolls',
      empty: 'stops who rolls',
      flat: 'stops who rolls',
      crash: 'stops who rolls',
      end: 'lifts the speed limit',
      go: 'to start and to go on',
      gas: 'heals out of gas',
      wheel: 'heals a flat tyre',
      repair: 'heals an accident',
      right: 'against red and speed limits',
      tank: 'against out of gas',
      proof: 'against a flat tyre',
      ace: 'against an accident',
    },
  },
};
