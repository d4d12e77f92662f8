import { counted } from '@ponts-bornes/kernel';
import type { LiveMessages } from '../fr/live.ts';

export const live: LiveMessages = {
  title: 'Live now',
  none: 'No public games in progress.',
  lost: 'Couldn’t refresh the list. Trying again in a few seconds.',
  lately: 'Replays: recently finished games',
  watch: 'Watch',
  replay: 'Replay',
  named: (action, game, names) => `${action}: ${game}, ${new Intl.ListFormat('en-GB').format(names)}`,
  moves: (count) => counted('en', count, 'move', 'moves'),
  spectators: (count) => counted('en', count, 'spectator', 'spectators'),
  behind: (moves) => `${moves} moves behind`,
  stopped: 'Stopped without a result',
  wonBy: (names) => (names.length === 0 ? 'Nobody won' : `Won by ${new Intl.ListFormat('en-GB').format(names)}`),
  more: 'Show more games',
  count: (count) => counted('en', count, 'live game', 'live games'),
};
