import type { ParamMatcher } from '@sveltejs/kit';
import { METAS } from '@ponts-bornes/catalogue/metas';

export const match: ParamMatcher = (text) => METAS.some(({ id }) => id === text);
