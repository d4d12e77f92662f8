import type { RulesText } from '../../../learn/rules.ts';
import { brief } from './rules-fr/brief.ts';
import { prepare } from './rules-fr/prepare.ts';
import { race } from './rules-fr/race.ts';
import { win } from './rules-fr/win.ts';

export const rules: RulesText = {
  lead: 'Une course à travers Portland, ses rues, ses rails et ses huit ponts. Choisissez vos véhicules, comptez vos cases, et cueillez le drapeau de chaque pont **avec le véhicule de sa couleur**. Huit drapeaux gagnent sur-le-champ ; sinon, après cinq manches, le plus de couleurs différentes.',
  brief,
  sections: [...prepare, ...race, ...win],
};
