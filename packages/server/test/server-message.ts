import { ERROR_CODES, EVENT_KINDS, PHRASES, TableFacts, You } from '@ponts-bornes/protocol';
import type { ServerMessage } from '@ponts-bornes/protocol';
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
const Refusal = z.object({
  rule: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const Outcome = z.object({ winners: z.array(count), scores: z.array(z.number()), reason: z.string() });

/** The schema of server messages: clients trust them, tests check them strictly. */
const Message = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('shown'),
    seen: count,
    viewer: z.union([count, z.literal('spectator')]),
    view: z.looseObject({ toAct: z.array(count) }),
    moves: z.array(z.string()),
    isAnswer: z.boolean(),
    canTakeBack: z.boolean(),
    held: z.nullable(z.string()),
    outcome: z.nullable(Outcome),
    from: count,
    lines: z.array(z.object({ seat: count, text: z.string() })),
  }),
  z.object({ t: z.literal('clock'), left: z.array(z.nullable(z.number())), running: z.array(count) }),
  z.object({ t: z.literal('table'), facts: TableFacts, you: You }),
  z.object({
    t: z.literal('said'),
    from: count,
    said: z.array(
      z.object({
        seat: z.nullable(count),
        name: z.string(),
        phrase: z.nullable(z.enum(PHRASES)),
        text: z.nullable(z.string()),
        at: z.number(),
      }),
    ),
  }),
  z.object({
    t: z.literal('events'),
    events: z.array(
      z.object({
        kind: z.enum(EVENT_KINDS),
        seat: z.nullable(count),
        name: z.string(),
        isYou: z.boolean(),
        detail: z.string(),
        line: count,
        at: z.number(),
      }),
    ),
  }),
  z.object({ t: z.literal('pong') }),
  z.object({ t: z.literal('done'), id: z.string() }),
  z.object({
    t: z.literal('recalled'),
    id: z.string(),
    viewer: z.union([count, z.literal('spectator')]),
    positions: z.array(z.object({ lines: count, view: z.looseObject({ toAct: z.array(count) }) })),
  }),
  z.object({ t: z.literal('refused'), id: z.string(), refusal: Refusal }),
  z.object({ t: z.literal('error'), id: z.nullable(z.string()), code: z.enum(ERROR_CODES) }),
  z.object({ t: z.literal('over'), record: z.string() }),
]);

/** Parses a message; unknown fields are dropped. */
export const readServerMessage = (text: string): ServerMessage => Message.parse(JSON.parse(text));
