import {
  BRIDGES,
  COLOURS,
  MODES,
  SPACE_FACTS,
  SPEEDS,
  placeName,
  positionName,
} from '@ponts-bornes/bridgetown-races/board';
import type { BridgeName, ModeName, SpecialName, View } from '@ponts-bornes/bridgetown-races/board';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';
import type { Viewer } from '@ponts-bornes/kernel';
import type { Explanation } from '../../board-kit/explained.ts';
import type { Translated } from '../../i18n/translated.ts';
import { RAILED } from './geography.ts';
import { colourOf } from '@ponts-bornes/bridgetown-races/art';
import type { Thing } from './thing.ts';

// Import this file on demand: many people never ask.

interface Asker {
  readonly view: View;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly speech: Speech;
}

/** The real bridge: its structure, and the year it opened. */
const STRUCTURES: Readonly<Record<BridgeName, Translated>> = {
  fremont: { fr: 'Pont en arc, 1973.', en: 'Arch bridge, 1973.' },
  broadway: { fr: 'Pont basculant, 1913.', en: 'Bascule bridge, 1913.' },
  steel: { fr: 'Pont levant à deux étages, 1912.', en: 'Double-deck lift bridge, 1912.' },
  burnside: { fr: 'Pont basculant, 1926.', en: 'Bascule bridge, 1926.' },
  morrison: { fr: 'Pont basculant, 1958.', en: 'Bascule bridge, 1958.' },
  hawthorne: { fr: 'Pont levant, 1910.', en: 'Lift bridge, 1910.' },
  marquam: { fr: 'Pont cantilever à deux étages, 1966.', en: 'Double-deck cantilever bridge, 1966.' },
  rossisland: { fr: 'Pont cantilever, 1926.', en: 'Cantilever bridge, 1926.' },
};

const TEXTS = {
  flag: {
    fr: (colour: string, by: string) => `Drapeau ${colour} : passez ou arrêtez-vous ici ${by} pour le prendre.`,
    en: (colour: string, by: string) => `Its flag is ${colour}: cross or stop here ${by} to take it.`,
  },
  noFlag: { fr: 'Pas de drapeau avant la prochaine manche.', en: 'No flag until the next round.' },
  own: {
    fr: (colour: string) => `Vous avez déjà un drapeau d’ici (${colour}).`,
    en: (colour: string) => `You already have a flag from here (${colour}).`,
  },
  here: { fr: (names: string) => `Ici : ${names}.`, en: (names: string) => `Here: ${names}.` },
  takes: {
    fr: (colour: string) => `Prend les drapeaux de cette couleur : ${colour}.`,
    en: (colour: string) => `Takes flags of this colour: ${colour}.`,
  },
  plain: { fr: 'Une case : elle compte pour un pas.', en: 'A space: it counts as one step.' },
  rails: { fr: 'Rails bleus : ceux du tramway.', en: 'Blue rails: the streetcar’s.' },
  extent: {
    fr: 'Montre toute la ville, ou seulement ce qui compte maintenant. Écartez deux doigts pour agrandir.',
    en: 'Shows the whole city, or only what matters now. Pinch to zoom.',
  },
  cards: {
    fr: 'Montre les drapeaux que chacun a pris, pont par pont.',
    en: 'Shows the flags everyone has taken, bridge by bridge.',
  },
  round: {
    fr: 'Le bateau compte les cinq manches. À côté : le tour de course, et qui commence.',
    en: 'The boat counts the five rounds. Beside it: the race turn, and who starts.',
  },
} as const;

const capital = (text: string, { language }: Speech): string =>
  `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}`;

/** What a thing on the board is and does. */
export const explanationOf = (thing: Thing, asker: Asker): Explanation => {
  const { speech } = asker;
  const { memo, specials } = speech;
  const [, round = ['', ''], , , next = ['', '']] = memo.notes;
  switch (thing.kind) {
    case 'space':
      return ofSpace(thing.name, asker);
    case 'mode':
      return ofMode(thing.mode, asker);
    case 'special':
      return { title: specials[thing.special], text: memo.special[thing.special], rule: SPECIAL_RULES[thing.special] };
    case 'round':
      return { title: round[0], text: `${TEXTS.round[speech.language]} ${round[1]}`, rule: 'BR-R1' };
    case 'tool':
      return { title: thing.title, text: TEXTS[thing.tool][speech.language] };
    case 'bag':
      return { title: speech.bag, text: next[1], rule: 'BR-E1' };
    case 'card':
      return { title: speech.cards, text: memo.notes[0]?.[1] ?? '', rule: 'BR-E3' };
  }
};

const SPECIAL_RULES: Readonly<Record<SpecialName, string>> = { first: 'BR-R5', double: 'BR-R3', swap: 'BR-R4' };

const ofMode = (mode: ModeName, { view, speech }: Asker): Explanation => {
  const colour = speech.colours[colourOf(mode)];
  const speed = SPEEDS[MODES.indexOf(mode)] ?? 0;
  const { streetcar, freeStreetcar } = speech.memo;
  const sentences = [`${capital(speech.spaces(speed), speech)}.`, TEXTS.takes[speech.language](colour)];
  if (mode === 'streetcar') sentences.push((view.options.streetcarRules ? streetcar : freeStreetcar)[1]);
  const rule = mode === 'streetcar' ? 'BR-M4' : 'BR-R2';
  return { title: capital(speech.modes[mode], speech), text: sentences.join(' '), rule };
};

const ofSpace = (name: string, asker: Asker): Explanation => {
  const { view, names, speech } = asker;
  const space = SPACE_FACTS.findIndex((facts) => facts.name === name);
  const kind = SPACE_FACTS[space]?.kind ?? 'street';
  const bridge = BRIDGES.find((one) => one === name);
  const racers = view.players.flatMap(({ racer }, seat) => (racer.split('@')[0] === name ? [names[seat] ?? ''] : []));
  const [squares] = speech.memo.map;
  const isSquare = kind === 'overpass' || kind === 'underpass';
  const sentences = [
    ...(bridge === undefined ? [] : ofBridge(bridge, asker)),
    ...(isSquare && squares !== undefined ? [squares[1]] : []),
    ...(RAILED.has(name) && bridge === undefined ? [TEXTS.rails[speech.language]] : []),
    ...(racers.length === 0 ? [] : [TEXTS.here[speech.language](speech.list(racers))]),
  ];
  const rule = bridge === undefined ? (isSquare ? 'BR-M2' : 'BR-M1') : 'BR-F1';
  const text = sentences.length === 0 ? TEXTS.plain[speech.language] : sentences.join(' ');
  return { title: capital(placeName(positionName(space), speech), speech), text, rule };
};

const ofBridge = (bridge: BridgeName, { view, viewer, speech }: Asker): readonly string[] => {
  const { language, colours, by } = speech;
  const flag = view.flags[bridge];
  const own = typeof viewer === 'number' ? (view.players[viewer]?.card[bridge] ?? null) : null;
  const mode = flag === null ? undefined : MODES[COLOURS.indexOf(flag)];
  return [
    STRUCTURES[bridge][language],
    flag === null || mode === undefined ? TEXTS.noFlag[language] : TEXTS.flag[language](colours[flag], by[mode]),
    ...(own === null ? [] : [TEXTS.own[language](colours[own])]),
  ];
};
