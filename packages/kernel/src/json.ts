/** What a state, a view or a record may hold: nothing that JSON would lose. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
