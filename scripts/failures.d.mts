/** A test that failed, and the command that runs it alone. */
export interface Failure {
  readonly name: string;
  readonly command: string;
}

export declare const unitFailures: (report: unknown, root: string) => readonly Failure[];
export declare const browserFailures: (report: unknown, seed?: string) => readonly Failure[];
