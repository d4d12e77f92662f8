import type { RulesText } from '../../../learn/rules.ts';
import { boosters } from './rules-fr/boosters.ts';
import { brief, lead } from './rules-fr/brief.ts';
import { round } from './rules-fr/round.ts';
import { numbers, score } from './rules-fr/score.ts';
import { cards, setup } from './rules-fr/setup.ts';

export const rules: RulesText = { lead, brief, sections: [cards, setup, round, boosters, score, numbers] };
