/** The contents of a state, a view or a record: only values that survive JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
