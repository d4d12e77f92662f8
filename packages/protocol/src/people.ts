import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { Nickname } from './table.ts';

/**
 * The name of an account, used to sign in and not shown to others. Normalised, so that different spellings are the same
 * name.
 */
export const AccountName = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFKC'),
    z.toLowerCase(),
    z.regex(new RegExp(`^(?!.*\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}._-]{3,${LIMITS.accountName}}$`, 'u')),
  );

/** A known person's own data. */
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

/** Creates a guest, or changes a nickname. */
export const Named = z.strictObject({ nickname: Nickname });

const AnyPassword = z.string().check(z.maxLength(LIMITS.passwordMost));

/** Signs in; the guest's games move to the account. */
export const WithPassword = z.strictObject({ name: AccountName, password: AnyPassword });

/** Turns a guest into an account, or changes an account's name or password. */
export const NewPassword = z.strictObject({
  name: AccountName,
  password: AnyPassword,
  /** The current password of an account; may be omitted if its owner signed in within the last minutes. */
  current: z.optional(AnyPassword),
  /** Whether to sign out other devices and revoke all tokens; defaults to true. */
  endOthers: z.optional(z.boolean()),
});

/** The name of the account that a guest creates with a passkey; generated if omitted. */
export const NewPasskeyOptions = z.strictObject({ account: z.optional(AccountName) });

const Name = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LIMITS.tokenName), z.regex(/^[^\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]+$/u));
/** The browser's response, validated by the passkey library. */
const Credential = z.looseObject({
  id: z.string().check(z.regex(/^[\w-]{1,1400}$/)),
  response: z.looseObject({ clientDataJSON: z.string() }),
});
export const NewPasskey = z.strictObject({ response: Credential, name: Name });
export const WithPasskey = z.strictObject({ response: Credential });

export const NewToken = z.strictObject({ name: Name });

/** An API token for programs that play for a person. */
export const Token = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.nullable(z.number()),
});
export type Token = z.infer<typeof Token>;
