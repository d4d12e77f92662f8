import type { RulesEntry } from './entry.ts';
import { RULES } from './game-rules.ts';

export const findRules = (id: string): RulesEntry | undefined => (Object.hasOwn(RULES, id) ? RULES[id] : undefined);
