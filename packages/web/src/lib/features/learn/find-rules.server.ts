import { found } from './find.ts';
import type { Rules } from '../../boards/rules.ts';

// SvelteKit keeps *.server.ts out of the browser; a page gets its own language from the prerendered rules.json.
const RULES = import.meta.glob<Rules>('../../boards/*/learn/rules/index.ts', { import: 'rules' });

export const loadRules = (game: string): Promise<Rules> => found(RULES, `../../boards/${game}/learn/rules/index.ts`);
