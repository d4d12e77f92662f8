import { counted } from '@ponts-bornes/kernel';
import { duration, placeOf } from '../times.ts';
import type { LobbyMessages } from '../fr/lobby.ts';

export const lobby: LobbyMessages = {
  yourName: 'Your name at the table',
  yourNameDetail: 'No account needed: just a name for the other players to see.',
  paceNames: { quick: 'Fast', usual: 'Normal', calm: 'Slow' },
  paceKinds: { live: 'Live', slow: 'Turn-based' },
  bank: ({ bank, increment }) => `${duration(bank)} per player + ${duration(increment)} per move`,
  atOnce: ({ choice, answer }) =>
    `${duration(choice)} for simultaneous choices, ${duration(answer)} to respond out of turn`,
  days: (days) => `${counted('en', days, 'day', 'days')} per move`,
  dayCount: (days) => counted('en', days, 'day', 'days'),
  quietFrom: 'from',
  quietTo: 'to',
  quietMost: (hours) => `at most ${hours} hours`,
  quietZone: (zone) => `this device’s time (${zone.replaceAll('_', ' ')})`,
  hour: (hour) => `${hour}:00`,
  quiet: ({ from, to, zone }) => `Clock paused from ${from}:00 to ${to}:00, ${placeOf(zone)} time`,
  atZero: {
    move: 'A bot plays that move',
    seat: 'A bot fills in until they return',
  },
  handOver: {
    never: 'Players keep their seats',
    allowed: 'The host can offer the seats of bots and of players who run out of time',
  },
  visibilities: { private: 'Private table', public: 'Public table' },
  spectatorDelay: (moves) => (moves === 0 ? 'Live' : `${moves} moves behind`),
  bot: (level) => `bot, ${level.toLowerCase()}`,
  free: 'Open seat',
  tryAgain: 'Try again',
  noServer:
    'The game server isn’t responding. Check your connection and try again. You can still play bots, or play on the same device.',
  noNetwork: 'You’re offline. You can still play bots, or play on the same device.',
  loading: 'Loading…',
};
