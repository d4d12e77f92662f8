import { expect, test } from 'vitest';
import { mismatchOf } from './measure.ts';
import type { Measurement } from './measure.ts';
import { pageOf } from './page.ts';
import type { Chooser, Counts, Trial } from './trial.ts';

/** A stored measurement of a game, and its page. */
export interface Kept<Shape extends Counts> {
  readonly trial: Trial<Shape>;
  readonly measurement: Measurement<Shape>;
  readonly page: string;
  /** The prefix of every command on the page. */
  readonly command: string;
}

/**
 * Tests that stored figures match the current data, and that their page shows them; call it within a `describe` that
 * names the rules.
 */
export const testKept = <Shape extends Counts>({ trial, measurement, page, command }: Kept<Shape>): void => {
  test('match the current data and player', () => {
    expect(mismatchOf(trial, measurement)).toBeNull();
  });

  test('are on their page, with the commands that reproduce them', () => {
    const commands = page.match(/(?<=^ {4})pb .*$/gm) ?? [];
    expect(commands.length).toBeGreaterThan(0);
    for (const each of commands) expect(each.startsWith(command), each).toBe(true);
    expect(page).toBe(pageOf(trial, measurement, commands));
  });
};

/** A chooser known by name only, for reading figures: it never chooses. */
export const absent = <State, Move>(name: string): Chooser<State, Move> => ({
  name,
  choose: () => {
    throw new Error('this chooser plays no games');
  },
});
