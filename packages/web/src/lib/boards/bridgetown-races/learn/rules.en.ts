import type { RulesText } from '../../../learn/rules.ts';
import { brief } from './rules-en/brief.ts';
import { prepare } from './rules-en/prepare.ts';
import { race } from './rules-en/race.ts';
import { win } from './rules-en/win.ts';

export const rules: RulesText = {
  lead: 'A race through Portland, its streets, its rails and its eight bridges. Pick your vehicles, count your spaces, and take the flag of each bridge **with the vehicle of its colour**. Eight flags win on the spot; otherwise, after five rounds, the most different colours do.',
  brief,
  sections: [...prepare, ...race, ...win],
};
