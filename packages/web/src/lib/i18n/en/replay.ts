import type { ReplayMessages } from '../fr/replay.ts';

export const replay: ReplayMessages = {
  replayTitle: 'Replay',
  replaySeat: 'View as',
  stopped: 'Stopped without a result',
  replayAll: 'Spectator',
  first: 'Start of the game',
  previous: 'Previous move',
  next: 'Next move',
  last: 'End of the game',
  playOn: 'Play',
  pause: 'Pause',
  position: (number, of) => `Move ${number} of ${of}`,
};
