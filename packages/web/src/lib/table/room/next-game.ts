import type { TableFacts, You } from '@ponts-bornes/protocol';

/** The rematch of a finished game, and the viewer's relation to it. */
export interface NextGame {
  readonly table: TableFacts;
  readonly you: You;
  readonly hasDeclined: boolean;
}
