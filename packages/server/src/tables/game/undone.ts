/** What an event `undone` says: how many lines were taken back, and whether the game became practice by it. */
export interface Undone {
  readonly lines: string;
  readonly isPractice: boolean;
}

const PRACTICE = ' practice';

export const undoneDetail = (lines: number, isPractice: boolean): string => `${lines}${isPractice ? PRACTICE : ''}`;

export const readUndone = (detail: string): Undone => ({
  lines: detail.replace(PRACTICE, ''),
  isPractice: detail.endsWith(PRACTICE),
});
