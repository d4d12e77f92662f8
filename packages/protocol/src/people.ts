import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { Nickname } from './table.ts';

/** The name of an account: one signs in with it, and others do not see it. However it is typed, it is the same name. */
export const AccountName = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFKC'),
    z.toLowerCase(),
    z.regex(new RegExp(`^[\\p{L}\\p{N}._-]{3,${LIMITS.accountName}}$`, 'u')),
  );

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

const AnyPassword = z.string().check(z.maxLength(LIMITS.passwordMost));

/** Signs in: what the guest had played goes along. */
export const WithPassword = z.strictObject({ name: AccountName, password: AnyPassword });

/** Makes the guest's an account, or gives an account another name or password. */
export const NewPassword = z.strictObject({
  name: AccountName,
  password: AnyPassword,
  /** The password so far, where there is one; who has signed in with a passkey need not know it. */
  current: z.optional(AnyPassword),
  /** Whether other devices have to sign in again. */
  endOthers: z.optional(z.boolean()),
});

/** What the account will be called that a guest makes with a passkey; without it, it gets a name. */
export const NewPasskeyOptions = z.strictObject({ account: z.optional(AccountName) });

const Name = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LIMITS.tokenName), z.regex(/^[^\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]+$/u));
/** What the browser said; it is checked by what knows passkeys. */
const Credential = z.looseObject({
  id: z.string().check(z.regex(/^[\w-]{1,1400}$/)),
  response: z.looseObject({ clientDataJSON: z.string() }),
});
export const NewPasskey = z.strictObject({ response: Credential, name: Name });
export const WithPasskey = z.strictObject({ response: Credential });

export const NewToken = z.strictObject({ name: Name });

/** A key for programs that play in one's name. */
export const Token = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.nullable(z.number()),
});
export type Token = z.infer<typeof Token>;
