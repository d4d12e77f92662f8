import { RULE_ID } from './rule-id.ts';

/** The text of a SPEC.md, which defines its rules as bold list items: `- **MB-C1** …`. */
export interface Spec {
  readonly text: string;
  /** If given, only ids with this prefix are rules of the spec; others are mere mentions. */
  readonly prefix?: string;
}

export interface Citations {
  /** Rules that no test cites. */
  readonly missing: readonly string[];
  /** Cited ids that no spec defines; the kernel's own (K-…) have no spec. */
  readonly unknown: readonly string[];
  /** Rules defined more than once. */
  readonly repeated: readonly string[];
}

/** Compares the rules in the specs with those cited in test names, as `[MB-C1]` or `[MB-C1, MB-C2]`. */
export const checkCitations = ({
  specs,
  testNames,
}: {
  readonly specs: readonly Spec[];
  readonly testNames: readonly string[];
}): Citations => {
  const defined = specs.flatMap(specIds);
  const rules = new Set(defined);
  const cited = new Set(testNames.flatMap(citedIds));
  return {
    missing: [...rules].filter((id) => !cited.has(id)),
    unknown: [...cited].filter((id) => !rules.has(id) && !id.startsWith(KERNEL)),
    repeated: [...rules].filter((id) => defined.indexOf(id) !== defined.lastIndexOf(id)),
  };
};

const KERNEL = 'K-';
const LIST_ITEM = /^[ \t]*[-*] \*\*([^*\n]+)\*\*/gm;
const BRACKETS = /\[([^\][]*)\]/g;

/** The rules that a spec defines, in order. */
export const specIds = ({ text, prefix }: Spec): readonly string[] =>
  Array.from(text.matchAll(LIST_ITEM), ([, id]) => id as string).filter(
    (id) => RULE_ID.test(id) && (prefix === undefined || id.startsWith(`${prefix.replace(/-$/, '')}-`)),
  );

const citedIds = (name: string): string[] =>
  Array.from(name.matchAll(BRACKETS), ([, list]) => (list as string).split(','))
    .flat()
    .map((id) => id.trim())
    .filter((id) => RULE_ID.test(id));
