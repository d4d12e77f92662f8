import { pledgeTo } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import type { NewTable } from '@ponts-bornes/protocol';
import type { AnswerOf, Routes } from '@ponts-bornes/protocol/routes';
import { newPart } from '../storage/random.ts';
import { notePart, noteTable } from '../storage/seen-commitments.ts';
import { call } from './call.ts';

type Made = AnswerOf<Routes['POST /api/tables']>;

/** Calls after which this device stores something: its part of a shuffle, or a table's commitment. */
export const api = {
  create: async (table: NewTable): Promise<Made> => {
    const part = newPart();
    const made = await call('POST /api/tables', { body: { ...table, pledge: pledgeTo(part) } });
    notePart(made.id, part);
    return made;
  },
  table: async (id: string): Promise<AnswerOf<Routes['GET /api/tables/:id']>> => {
    const found = await call('GET /api/tables/:id', { params: { id } });
    noteTable(found.table, found.you);
    return found;
  },
  take: async (id: string, seat: Seat): Promise<void> => {
    const part = newPart();
    // The socket may show the pledge before this call returns.
    notePart(id, part);
    await call('POST /api/tables/:id/seats/:seat/take', { params: { id, seat }, body: { pledge: pledgeTo(part) } });
  },
  leave: async (id: string): Promise<void> => {
    await call('POST /api/tables/:id/leave', { params: { id } });
    notePart(id, null);
  },
  rematch: async (id: string): Promise<Made> => {
    const part = newPart();
    const made = await call('POST /api/tables/:id/rematch', { params: { id }, body: { pledge: pledgeTo(part) } });
    notePart(made.id, part);
    return made;
  },
};
