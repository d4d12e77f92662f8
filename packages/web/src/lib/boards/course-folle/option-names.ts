import type { OptionNames } from '../kit.ts';

export const optionNames: OptionNames = {
  fr: {
    characters: 'Personnages',
    'characters.dealt': 'distribués au hasard',
    'characters.chosen': 'choisis par les joueurs',
  },
  en: {
    characters: 'Characters',
    'characters.dealt': 'dealt at random',
    'characters.chosen': 'chosen by the players',
  },
};
