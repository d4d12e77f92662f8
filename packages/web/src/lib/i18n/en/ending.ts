import type { EndingMessages } from '../fr/ending.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });

export const ending: EndingMessages = {
  headlines: {
    you: () => 'You win!',
    yourTeam: (names) => `You win with ${list.format(names)}!`,
    youShare: (names) => `You share the win with ${list.format(names)}!`,
    others: (names) => `${list.format(names)} wins!`,
    team: (names) => `${list.format(names)} win!`,
    share: (names) => `${list.format(names)} share the win!`,
    nobody: () => 'Nobody wins',
  },
  podium: 'Ranking',
  rank: (rank) => `${rank}${ENDINGS[ordinals.select(rank)]}`,
  showBoard: 'See the board',
  turningPoint: 'Turning point',
  picture: 'Picture',
  pictureTitle: 'Share a picture of the final board',
  drawing: 'Drawing the picture…',
  pictureSaved: 'Picture downloaded.',
  pictureFailed: 'Couldn’t make the picture.',
  download: 'Download',
};
