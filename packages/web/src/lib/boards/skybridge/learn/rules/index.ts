import type { Rules } from '../../../rules.ts';
import { brief } from './brief.ts';
import { end } from './end.ts';
import { notation } from './notation.ts';
import { pieces } from './pieces.ts';
import { placing } from './placing.ts';
import { players } from './players.ts';

export const rules: Rules = {
  lead: {
    fr: 'Vous bâtissez ensemble une ville de neuf tours. Chacun pose ses blocs, lance son pont et ferme des tours avec ses toits. À la fin, les étages sous vos toits sont à vous : le plus grand total l’emporte.',
    en: 'Together you build a city of nine towers. Everyone places blocks, builds a bridge and closes towers with roofs. At the end the floors under your roofs are yours, and the highest total wins.',
  },
  brief,
  sections: [pieces, placing, end, players, notation],
};
