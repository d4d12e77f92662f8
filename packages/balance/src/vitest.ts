import { expect, test } from 'vitest';
import { mismatchOf } from './measure.ts';
import type { Measurement } from './measure.ts';
import { pageOf } from './page.ts';
import type { Chooser, Counts, Trial } from './trial.ts';

/** A measurement that a game keeps, and the page that tells it. */
export interface Kept<Shape extends Counts> {
  readonly trial: Trial<Shape>;
  readonly measurement: Measurement<Shape>;
  readonly page: string;
  /** What every command on the page begins with. */
  readonly command: string;
}

/** Proves that kept figures are of the data in use, and that their page tells them: within a `describe` that names the rules. */
export const testKept = <Shape extends Counts>({ trial, measurement, page, command }: Kept<Shape>): void => {
  test('are of the data and the player that are in use', () => {
    expect(mismatchOf(trial, measurement)).toBeNull();
  });

  test('are told by their page, with the commands that give them', () => {
    const commands = page.match(/(?<=^ {4})pb .*$/gm) ?? [];
    expect(commands.length).toBeGreaterThan(0);
    for (const each of commands) expect(each.startsWith(command), each).toBe(true);
    expect(page).toBe(pageOf(trial, measurement, commands));
  });
};

/** Whoever played it, by name alone: where figures are only read, nobody chooses. */
export const absent = <State, Move>(name: string): Chooser<State, Move> => ({
  name,
  choose: () => {
    throw new Error('no game is played here');
  },
});
