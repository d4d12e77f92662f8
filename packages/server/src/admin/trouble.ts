/** Why a command for whoever runs a server could not be done. Each kind has a sentence in every language. */
export type Problem =
  /** A place that is none of the forms, or a word whose variable is not set. */
  | { readonly kind: 'no-variable'; readonly name: string }
  | { readonly kind: 'no-database'; readonly place: string }
  | { readonly kind: 'no-folder'; readonly place: string }
  /** A server has the folder open. */
  | { readonly kind: 'in-use'; readonly place: string }
  /** A server has the folder open, and it can't be asked for a backup. */
  | { readonly kind: 'mute'; readonly place: string }
  | { readonly kind: 'not-empty'; readonly place: string; readonly table: string }
  | { readonly kind: 'exists'; readonly place: string }
  /** Kept by an older or a newer version than this. */
  | { readonly kind: 'older'; readonly place: string }
  | { readonly kind: 'newer'; readonly place: string }
  /** A row of the copy is not the row that was copied. */
  | { readonly kind: 'differs'; readonly table: string; readonly key: string }
  /** Some rows could not be written, from one key to another. */
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
