import type { Kysely } from 'kysely';
import type { NodeParts } from '../jobs.ts';
import type { Schema } from '../schema.ts';
import { ChannelQueries } from './channels.ts';
import { Outbox } from './outbox.ts';
import { TurnQueries } from './turns.ts';

/** Alerts: who gets which, whose turn it is, and messages on their way. */
export interface AlertStore {
  readonly channels: ChannelQueries;
  readonly turns: TurnQueries;
  readonly outbox: Outbox;
}

export const openAlertStore = (db: Kysely<Schema>, parts: NodeParts): AlertStore => ({
  channels: new ChannelQueries(db, parts),
  turns: new TurnQueries(db),
  outbox: new Outbox(db, parts),
});
