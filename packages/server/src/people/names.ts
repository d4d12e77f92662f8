import { Failure } from '../failure.ts';
import { CONFUSABLES } from './confusables.ts';

/** Identities nobody may impersonate: operators, the server itself, and deleted accounts. */
const RESERVED = [
  'admin',
  'administrateur',
  'administratrice',
  'administration',
  'administrator',
  'anonym',
  'anonyme',
  'anonymous',
  'compte supprimé',
  'deleted',
  'deleted account',
  'deleted player',
  'joueur supprimé',
  'modérateur',
  'modératrice',
  'modération',
  'moderation',
  'moderator',
  'null',
  'officiel',
  'official',
  'operator',
  'opérateur',
  'ponts & bornes',
  'ponts et bornes',
  'root',
  'serveur',
  'anonim',
  'superadmin',
  'sysadmin',
  'the admin',
  'webmaster',
  'server',
  'support',
  'système',
  'system',
  'undefined',
];

/** Nobody may carry one of these words beside a name either, as in “Nora (admin)”. Others, such as Root, are surnames. */
const ROLES = ['admin', 'administrateur', 'administratrice', 'administrator', 'modérateur', 'modératrice', 'moderator'];

/** Words that leave a reserved name what it is: “the server”, “support team”. */
const FILLERS = [
  'a',
  'an',
  'the',
  'le',
  'la',
  'l',
  'les',
  'un',
  'une',
  'du',
  'de',
  'of',
  'team',
  'équipe',
  'real',
  'vrai',
];

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
/** Small capitals in alphabetical order; q and x have none. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘ·ʀꜱᴛᴜᴠᴡ·ʏᴢ';
/** First code points of the circled, squared and regional-indicator alphabets. */
const ENCLOSED = [0x1f1_50, 0x1f1_70, 0x1f1_e6];

/** Lookalikes that Unicode does not list. */
const NEARLY: Readonly<Record<string, string>> = { a: 'Д', n: 'ПИ', r: 'Я', u: 'Ц', w: 'Ш' };

const LOOKS_LIKE: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NEARLY).flatMap(([ascii, those]) => [...those].map((one) => [one, ascii] as const)),
  ...Object.entries(CONFUSABLES).flatMap(([ascii, those]) => [...those].map((one) => [one, ascii] as const)),
  ...[...ALPHABET].flatMap((letter, at) => [
    [[...SMALL_CAPITALS][at]!, letter] as const,
    ...ENCLOSED.map((first) => [String.fromCodePoint(first + at), letter] as const),
  ]),
]);

/** The ASCII letter that a character, or its capital, resembles. */
const lookOfSign = (sign: string): string => LOOKS_LIKE.get(sign) ?? LOOKS_LIKE.get(sign.toUpperCase()) ?? sign;

/** How Cyrillic and Greek letters are read: “Админ” is an admin too. */
const READ_AS: ReadonlyMap<string, string> = new Map(
  [
    ['абвгдезийклмнопрстуфхы', 'abvgdeziiklmnoprstufhy'],
    ['αβγδεζηικλμνοπρσςτυω', 'abgdeziiklmnoprsstyo'],
  ].flatMap(([letters, latin]) => [...letters!].map((letter, at) => [letter, latin![at]!] as const)),
);

/** Digits and symbols written for letters. */
const WRITTEN_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries({ 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }),
);

/** Without accents and compatibility forms, such as wide or circled letters. */
const plain = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '');

const replaced = (name: string, by: (sign: string) => string): string => [...name].map(by).join('');

/**
 * A name's appearance: no accents, spaces, symbols or digits, lower case, each character replaced by the ASCII letter
 * it resembles. Two names with the same appearance can be confused.
 */
const lookOf = (name: string): string =>
  replaced(plain(name), lookOfSign)
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[1l|!]/g, 'i')
    .replaceAll('0', 'o')
    .replaceAll(/[^\p{L}]/gu, '');

/** The form in which two names are compared at one table: “Sam” and “sàm” are the same, “Sam 2” is another. */
const comparable = (name: string): string =>
  replaced(plain(name), lookOfSign).toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** A name that nobody else at a table has: “Sam”, or else “Sam 2”. */
export const distinctName = (name: string, others: readonly string[]): string => {
  const taken = new Set(others.map(comparable));
  let [distinct, number] = [name, 2];
  while (taken.has(comparable(distinct))) distinct = `${name} ${number++}`;
  return distinct;
};

/** The appearances of a name: as it is, without digits, without those around it, and as it may be read. */
const looksOf = (name: string): readonly string[] => {
  const text = plain(name);
  const read = replaced(text.toLowerCase(), (sign) => READ_AS.get(sign) ?? sign);
  const written = replaced(text, (sign) => WRITTEN_FOR.get(sign) ?? sign);
  const bare = text.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  return [text, bare, text.replaceAll(/\p{N}/gu, ''), read, written].map(lookOf);
};

const LOOKS = new Set(RESERVED.map(lookOf));
const ROLE_LOOKS = new Set(ROLES.map(lookOf));
const FILLER_LOOKS = new Set(FILLERS.map(lookOf));

const looksIn = (looks: ReadonlySet<string>, text: string): boolean => looksOf(text).some((look) => looks.has(look));

const isReserved = (name: string): boolean => {
  if (looksIn(LOOKS, name)) return true;
  const words = name.split(/[^\p{L}\p{M}\p{N}@$!|]+/u).filter((word) => word !== '');
  if (words.some((word) => looksIn(ROLE_LOOKS, word))) return true;
  return looksIn(LOOKS, words.filter((word) => !looksIn(FILLER_LOOKS, word)).join(' '));
};

/**
 * Placeholders for something missing, blanks that count as letters or symbols, private characters, and characters as
 * wide as a line.
 */
const UNFIT =
  /[\p{Co}\p{Noncharacter_Code_Point}\p{Script=Cuneiform}\uA9C5\uFDFA-\uFDFD\uFFFC\uFFFD\u2E3A\u2E3B\u{13441}\u{13442}\u{1D159}]/u;

/** Scripts with letters that look alike. Nobody mixes two of them in one word. */
const LOOK_ALIKE_SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Cherokee', 'Armenian', 'Coptic', 'Carian', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
/** Any letter that is neither Latin nor East Asian. */
const FOREIGN =
  /(?=\p{L})[^\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/u;

const isMixed = (word: string): boolean =>
  (/\p{Script=Latin}/u.test(word) && FOREIGN.test(word)) ||
  LOOK_ALIKE_SCRIPTS.filter((script) => script.test(word)).length > 1;

const mixesScripts = (name: string): boolean => name.split(/[^\p{L}\p{M}]+/u).some(isMixed);

/** Refuses names that could impersonate somebody, look like nothing, or break a line. */
export const expectOwnName = (name: string): void => {
  if (UNFIT.test(name) || isReserved(name) || mixesScripts(name)) throw new Failure('name-refused');
};
