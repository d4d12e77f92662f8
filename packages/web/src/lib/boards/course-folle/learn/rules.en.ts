import type { RulesText } from '../../../learn/rules.ts';
import { boosters } from './rules-en/boosters.ts';
import { brief, lead } from './rules-en/brief.ts';
import { round } from './rules-en/round.ts';
import { numbers, score } from './rules-en/score.ts';
import { cards, setup } from './rules-en/setup.ts';

export const rules: RulesText = { lead, brief, sections: [cards, setup, round, boosters, score, numbers] };
