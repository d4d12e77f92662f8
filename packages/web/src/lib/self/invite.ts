import type { Language } from '@ponts-bornes/kernel';

/** Names of the pages about oneself and about proof, for links to them: the pages bring the rest. */
export const INVITE: Readonly<
  Record<Language, { readonly me: string; readonly verify: string; readonly verifyAny: string }>
> = {
  fr: { me: 'Vous, en ligne', verify: 'Vérifier cette partie', verifyAny: 'Vérifier une partie' },
  en: { me: 'You, online', verify: 'Verify this game', verifyAny: 'Verify a game' },
};
