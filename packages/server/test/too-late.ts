import type { ServerMessage } from '@ponts-bornes/protocol';
import { expect } from 'vitest';

/** The answer to a late move: somebody else has moved, or has ended the game. */
export const expectTooLate = (answer: ServerMessage): void => {
  expect(answer).toMatchObject({ t: 'error', code: expect.stringMatching(/^(?:stale|not-playing)$/) as string });
};
