import type { Rules } from '../../../rules.ts';
import { brief } from './brief.ts';
import { end } from './end.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';

export const rules: Rules = {
  lead: {
    fr: 'Trois tas d’allumettes, deux joueurs. Chacun à son tour prend dans un seul tas. Qui prend la dernière gagne.',
    en: 'Three heaps of matches, two players. In turn, each takes from a single heap. The player who takes the last match wins.',
  },
  brief,
  sections: [setup, turn, end],
};
