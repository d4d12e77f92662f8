import { anyGame, anyHints } from '@ponts-bornes/kernel';
import type { AnyGame, AnyHints, BaseView, Game, GameMeta, Options, Phrases } from '@ponts-bornes/kernel';
import { meta as bridgetownRaces } from '@ponts-bornes/bridgetown-races/meta';
import { meta as courseAutourDuMonde } from '@ponts-bornes/course-autour-du-monde/meta';
import { meta as courseFolle } from '@ponts-bornes/course-folle/meta';
import { meta as milleBornes } from '@ponts-bornes/mille-bornes/meta';
import { meta as skybridge } from '@ponts-bornes/skybridge/meta';

/** A game's rules and sentences. */
export interface Loaded {
  readonly game: AnyGame;
  readonly phrases: Phrases;
}

/** One game of the list: what can be said of it at once, and the rest on demand. */
export interface Entry {
  readonly meta: GameMeta;
  readonly load: () => Promise<Loaded>;
  /** What the game tells bots. */
  readonly loadHints: () => Promise<AnyHints>;
}

/** The one list of games. */
export const CATALOGUE: readonly Entry[] = [
  {
    meta: milleBornes,
    load: async () => loaded(await import('@ponts-bornes/mille-bornes')),
    loadHints: async () => anyHints((await import('@ponts-bornes/mille-bornes/hints')).hints),
  },
  {
    meta: skybridge,
    load: async () => loaded(await import('@ponts-bornes/skybridge')),
    loadHints: async () => anyHints((await import('@ponts-bornes/skybridge/hints')).hints),
  },
  {
    meta: courseFolle,
    load: async () => loaded(await import('@ponts-bornes/course-folle')),
    loadHints: async () => anyHints((await import('@ponts-bornes/course-folle/hints')).hints),
  },
  {
    meta: courseAutourDuMonde,
    load: async () => loaded(await import('@ponts-bornes/course-autour-du-monde')),
    loadHints: async () => anyHints((await import('@ponts-bornes/course-autour-du-monde/hints')).hints),
  },
  {
    meta: bridgetownRaces,
    load: async () => loaded(await import('@ponts-bornes/bridgetown-races')),
    loadHints: async () => anyHints((await import('@ponts-bornes/bridgetown-races/hints')).hints),
  },
];

export const findGame = (id: string, catalogue: readonly Entry[] = CATALOGUE): Entry | undefined =>
  catalogue.find((entry) => entry.meta.id === id);

const loaded = <State, Move, View extends BaseView, Opts extends Options>(module: {
  readonly game: Game<State, Move, View, Opts>;
  readonly phrases: Phrases;
}): Loaded => ({ game: anyGame(module.game), phrases: module.phrases });
