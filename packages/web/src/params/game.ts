import type { ParamMatcher } from '@sveltejs/kit';
import { CATALOGUE } from '@ponts-bornes/catalogue';

export const match: ParamMatcher = (text) => CATALOGUE.some(({ meta }) => meta.id === text);
