export interface Duration {
  readonly file: string;
  readonly millis: number;
}
export interface UnitReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}
interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}
export declare const unitDurations: (report: UnitReport, root: string) => readonly Duration[];
export declare const browserDurations: (report: { readonly suites: readonly Suite[] }) => readonly Duration[];
export declare const slowest: (durations: readonly Duration[], count: number) => string;
