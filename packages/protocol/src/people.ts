import { LANGUAGES } from '@ponts-bornes/kernel';
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
      /** Recovery codes not used yet. */
      recoveryCodes: z.int(),
      /** Whether a confirmed e-mail address can recover the account. */
      hasMail: z.boolean(),
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

/** The person after a change; a new account comes with recovery codes, which are shown only this once. */
export const PersonWithCodes = z.object({ person: Me, codes: z.optional(z.array(z.string())) });

/** A recovery code as typed: case, spaces and hyphens do not matter. */
const RecoveryCode = z.string().check(z.trim(), z.maxLength(40));
/** The secret of a link sent by e-mail. */
export const LinkSecret = z.string().check(z.regex(/^[\w-]{20,300}$/));

/** Replaces a lost password, by recovery code or by the link of a recovery e-mail. */
export const Recovery = z.union([
  z.strictObject({ name: AccountName, code: RecoveryCode, password: AnyPassword }),
  z.strictObject({ link: LinkSecret, password: AnyPassword }),
]);

export const MailAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LIMITS.mailAddress),
    z.regex(/^[^\s@"(),:;<>[\\\]\p{Cc}]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u),
  );

/** Asks for a recovery e-mail, by account name or address. */
export const RecoveryMail = z.strictObject({
  who: z.union([AccountName, MailAddress]),
  language: z.enum(LANGUAGES),
});

/** The name of the account that a guest creates with a passkey; generated if omitted. */
export const NewPasskeyOptions = z.strictObject({ account: z.optional(AccountName) });

/** What a person calls a key, a token or a device. */
export const Label = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LIMITS.tokenName), z.regex(/^[^\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]+$/u));
/** The browser's response, validated by the passkey library. */
const Credential = z.looseObject({
  id: z.string().check(z.regex(/^[\w-]{1,1400}$/)),
  response: z.looseObject({ clientDataJSON: z.string() }),
});
export const NewPasskey = z.strictObject({ response: Credential, name: Label });
export const WithPasskey = z.strictObject({ response: Credential });

export const NewToken = z.strictObject({ name: Label });

/** An API token for programs that play for a person. */
export const Token = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.nullable(z.number()),
});
export type Token = z.infer<typeof Token>;
