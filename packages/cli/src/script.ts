import type { Seat } from '@ponts-bornes/kernel';
import { failed, harmless } from './failure.ts';

/** A move of a script, and its line number from 1. */
export interface ScriptedMove {
  readonly line: number;
  readonly seat: Seat;
  readonly text: string;
}

/** The input of `pb record`: notes, names and moves, in the format of a record. */
export interface Script {
  /** The file, or “-”. */
  readonly source: string;
  readonly notes: readonly string[];
  readonly names: readonly string[];
  readonly moves: readonly ScriptedMove[];
}

/** Parses a script, or reports the first invalid line. */
export const readScript = (source: string, text: string): Script => {
  const notes: string[] = [];
  const moves: ScriptedMove[] = [];
  let names: readonly string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, header, value = ''] = /^(note|names): (.+)$/.exec(line) ?? [];
    const [, seat, move = ''] = MOVE.exec(line) ?? [];
    if (line.trim() === '') continue;
    if (header === 'note') notes.push(value);
    else if (header === 'names') names = namesIn(value) ?? unreadable(source, index, line);
    else if (seat !== undefined) moves.push({ line: index + 1, seat: Number(seat), text: move });
    else unreadable(source, index, line);
  }
  return { source, notes, names, moves };
};

/** A move, with or without the number that records have. */
const MOVE = /^(?:\d+\. )?(\d+) (.+)$/;

const namesIn = (json: string): readonly string[] | null => {
  try {
    const names: unknown = JSON.parse(json);
    return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
  } catch {
    return null;
  }
};

const unreadable = (source: string, index: number, line: string): never => {
  throw failed({
    fr: harmless(`${source}, ligne ${index + 1} : ni un coup (« 0 … »), ni note: ou names: : « ${line} »`),
    en: harmless(`${source}, line ${index + 1}: neither a move (“0 …”) nor note: or names: “${line}”`),
  });
};
