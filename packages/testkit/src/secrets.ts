import type { Json, Viewer } from '@ponts-bornes/kernel';
import type { LawConfig } from './law.ts';
import { nameOf } from './table.ts';
import type { State } from './table.ts';

/** How often a secret was resampled for a viewer, and how often it came out different. */
export interface SecretTally {
  readonly viewer: Viewer;
  readonly secret: string;
  readonly resampled: number;
  readonly varied: number;
}

/** Counts, over a whole run, what resampling varies. */
export interface Secrets {
  readonly compare: (state: State, resampled: State, viewer: Viewer) => void;
  readonly tallies: () => SecretTally[];
}

export const makeSecrets = (secretsOf: LawConfig<State>['secrets']): Secrets => {
  const tallies = new Map<string, { -readonly [K in keyof SecretTally]: SecretTally[K] }>();
  const tallyOf = (viewer: Viewer, secret: string) => {
    const key = `${viewer} ${secret}`;
    const tally = tallies.get(key) ?? { viewer, secret, resampled: 0, varied: 0 };
    tallies.set(key, tally);
    return tally;
  };
  return {
    compare: (state, resampled, viewer) => {
      if (!secretsOf) return;
      const before = secretsOf(state, viewer);
      const after: Readonly<Record<string, Json | undefined>> = secretsOf(resampled, viewer);
      for (const [secret, value] of Object.entries(before)) {
        const tally = tallyOf(viewer, secret);
        tally.resampled++;
        if (JSON.stringify(value) !== JSON.stringify(after[secret])) tally.varied++;
      }
    },
    tallies: () => Array.from(tallies.values(), (tally) => ({ ...tally })),
  };
};

/** Fewer chances prove nothing: a secret with two equally likely values would pass for a fixed one. */
const ENOUGH = 24;

/** A secret that resampling never varied despite enough chances, or null. */
export const powerless = (tallies: readonly SecretTally[]): string | null => {
  const fixed = tallies.find(({ resampled, varied }) => resampled >= ENOUGH && varied === 0);
  return fixed === undefined
    ? null
    : `“${fixed.secret}”, hidden from ${nameOf(fixed.viewer)}, came out the same ${fixed.resampled} times out of ${fixed.resampled}`;
};
