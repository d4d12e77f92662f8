/** Why an admin command failed. Each kind has a sentence in every language. */
export type Problem =
  /** Not a valid place, or a keyword whose variable is not set. */
  | { readonly kind: 'no-variable'; readonly name: string }
  | { readonly kind: 'no-database'; readonly place: string }
  | { readonly kind: 'no-folder'; readonly place: string }
  /** A server is using the folder. */
  | { readonly kind: 'in-use'; readonly place: string }
  /** A server is using the folder and cannot be asked for a backup. */
  | { readonly kind: 'mute'; readonly place: string }
  | { readonly kind: 'not-empty'; readonly place: string; readonly table: string }
  | { readonly kind: 'exists'; readonly place: string }
  /** Written by an older or newer version than this one. */
  | { readonly kind: 'older'; readonly place: string }
  | { readonly kind: 'newer'; readonly place: string }
  /** A copied row differs from its source. */
  | { readonly kind: 'differs'; readonly table: string; readonly key: string }
  /** A range of rows that could not be written, from one key to another. */
  | {
      readonly kind: 'not-written';
      readonly table: string;
      readonly from: string;
      readonly to: string;
      readonly why: string;
    }
  | { readonly kind: 'unusable'; readonly place: string; readonly why: string };

export class AdminTrouble extends Error {
  override readonly name = 'AdminTrouble';
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem.kind, { cause });
    this.problem = problem;
  }
}

export const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // Several addresses were tried, and none answered.
  if (error instanceof AggregateError) return error.errors.map(whyOf).join(', ');
  return error.message;
};
