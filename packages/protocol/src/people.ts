import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { Nickname } from './table.ts';

/** The name of an account: one signs in with it, and others do not see it. */
export const AccountName = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(new RegExp(`^[\\p{L}\\p{N}._-]{3,${LIMITS.accountName}}$`, 'u')));

export const Password = z.string().check(z.minLength(LIMITS.passwordLeast), z.maxLength(LIMITS.passwordMost));

/** Somebody who is known here, as they themselves see it. */
export const Me = z.object({
  id: z.string(),
  nickname: z.string(),
  /** Null: a guest. */
  account: z.nullable(
    z.object({
      name: z.string(),
      hasPassword: z.boolean(),
      passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.number() })),
    }),
  ),
});
export type Me = z.infer<typeof Me>;

/** A guest who comes, or somebody who takes another nickname. */
export const Named = z.strictObject({ nickname: Nickname });

/** Makes the guest's an account, or signs in to one: what the guest had played goes along. */
export const WithPassword = z.strictObject({
  name: AccountName,
  password: z.string().check(z.maxLength(LIMITS.passwordMost)),
});

export const NewToken = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.tokenName)),
});

/** A key for programs that play in one's name. */
export const Token = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.nullable(z.number()),
});
export type Token = z.infer<typeof Token>;
