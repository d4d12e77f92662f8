import type { SetupMessages } from '../fr/setup.ts';

export const setup: SetupMessages = {
  setUp: 'Set up the game',
  howMany: 'How many players, including bots?',
  person: 'Human',
  kindOf: (number) => `Who plays seat ${number}?`,
  nameOf: (number) => `Name, seat ${number}`,
  levelOf: (number) => `Bot level, seat ${number}`,
  options: 'Game options',
  start: 'Start',
};
