import type { Rules } from '../../../rules.ts';
import { boosters } from './boosters.ts';
import { brief } from './brief.ts';
import { cards } from './cards.ts';
import { numbers } from './numbers.ts';
import { round } from './round.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';

export const rules: Rules = {
  lead: {
    fr: 'Sept personnages pressés, cinq véhicules, cinq manches. À chaque manche, une carte jouée en secret décide dans quel ordre chacun se sert, et la carte prise allonge votre parcours. Le parcours qui compte le plus d’étapes gagne.',
    en: 'Seven characters in a hurry, five vehicles, five rounds. In each round a secretly chosen card decides who picks first, and the card you pick makes your route longer. The route with the most stages wins.',
  },
  brief,
  sections: [cards, setup, round, boosters, score, numbers],
};
