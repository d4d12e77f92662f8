import type { Language } from '@ponts-bornes/kernel';
import { DELETED_PLAYER } from '@ponts-bornes/protocol';
import type { TableEvent, TableFacts } from '@ponts-bornes/protocol';
import type { Translated } from './translated.ts';

const DELETED: Translated = { fr: 'Joueur supprimé', en: 'Deleted player' };

interface Named {
  readonly name: string;
}

/** A player, or a deleted one under the name that readers of this language see. */
export const readable = <Player extends Named>(language: Language, player: Player): Player =>
  player.name === DELETED_PLAYER ? { ...player, name: DELETED[language] } : player;

/** A table's events with readable names. */
export const readableEvents = (language: Language, events: readonly TableEvent[]): readonly TableEvent[] =>
  events.map((event) => readable(language, event));

/** A table's facts with readable names. */
export const readableFacts = (language: Language, facts: TableFacts): TableFacts => ({
  ...facts,
  host: readable(language, facts.host),
  seats: facts.seats.map((seat) => readable(language, seat)),
});
