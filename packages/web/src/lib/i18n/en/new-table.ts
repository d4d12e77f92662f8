import type { NewTableMessages } from '../fr/new-table.ts';

export const newTable: NewTableMessages = {
  kindOf: (number) => `Who plays seat ${number}?`,
  levelOf: (number) => `Bot level, seat ${number}`,
  kinds: { me: 'Me', open: 'Open for a friend', bot: 'Bot' },
  watching: 'Without a seat, you’ll watch the game.',
  pace: 'Pace',
  paceDetails: {
    live: 'Everyone is online and plays straight through.',
    slow: 'Play whenever you have a moment, over several days.',
  },
  livePaces: 'Time control',
  slowDays: 'Time per move',
  withQuiet: 'Pause the clock at night',
  atZero: 'If someone runs out of time',
  atZeroDetails: {
    move: 'They play on from their next move.',
    seat: 'They can take over again at any time.',
  },
  handOver: 'Can a seat change hands?',
  handOverDetails: {
    never: 'Unless they leave or ask to be replaced.',
    allowed: 'And those of players who leave or ask to be replaced.',
  },
  visibility: 'Who can join?',
  visibilityDetails: {
    private: 'Anyone with the link. Players can chat freely.',
    public: 'Anyone: the table is listed. Chat is limited to preset phrases.',
  },
  spectators: 'Spectators see the game',
  spectatorDetail: 'A delay keeps spectators from suggesting moves. It ends with the game.',
  more: 'More settings',
  open: 'Open the table',
  openDetail: 'You’ll get a link to send and a QR code to show.',
};
