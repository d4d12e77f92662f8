import type { RuleText, RulesPageTexts } from '../../boards/rules.ts';
import type { AnyTableMessages } from '../../i18n/fr/any-table.ts';

type RuleId = keyof AnyTableMessages;

/** The kernel rules that every table enforces. */
const ANY_TABLE: readonly RuleId[] = ['K-TURN', 'K-OVER', 'K-BACK'];
/** More kernel rules, relevant only to people who write moves as text. */
const FOR_PROGRAMS: readonly RuleId[] = ['K-TEXT', 'K-OPTION', 'K-OPTIONS'];

export const anyTableRules = (say: AnyTableMessages): Pick<RulesPageTexts, 'anyTable' | 'forPrograms'> => {
  const ruleOf = (id: RuleId): RuleText => ({ id, title: say[id].title, text: [say[id].text] });
  return { anyTable: ANY_TABLE.map(ruleOf), forPrograms: FOR_PROGRAMS.map(ruleOf) };
};
