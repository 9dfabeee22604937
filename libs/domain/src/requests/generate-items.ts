import { requestRules, type Need, type RequestFacts, type RequestRule, type RuleKey } from './request-rules';
import type { ClientDocumentType } from '../documents/document-types';
import { requestLimits } from './requests.limits';
import { cardOf, distinctNames, nameKey } from './situations';

/** An item that follows from the facts. `rule_key` and `instance` identify it within its return. */
export interface GeneratedItem {
  readonly rule_key: RuleKey;
  /** Which payer or person: empty for one item per return, `spouse`, or a key made of the name. */
  readonly instance: string;
  /** Name of the payer or person; null where the rule alone says what to send. */
  readonly name: string | null;
  readonly source: 'rule' | 'last_season';
  readonly document_type: ClientDocumentType;
  readonly required: boolean;
  readonly position: number;
}

type Subject = Pick<GeneratedItem, 'instance' | 'name'>;

const unnamed: Subject = { instance: '', name: null };
const named = (name: string): Subject => ({ instance: `name:${nameKey(name)}`, name });

function subjectsOf({ per, only_named }: RequestRule, facts: RequestFacts): Subject[] {
  const { intake, situations } = facts;
  switch (per) {
    case 'return':
    case 'filer':
      return [unnamed];
    case 'filer_and_spouse':
      return intake.is_joint ? [unnamed, { instance: 'spouse', name: null }] : [unnamed];
    case 'child':
      return intake.children.map(({ first_name, date_of_birth }, at) => ({
        instance: `child:${nameKey(first_name) || String(at)}:${date_of_birth}`,
        name: first_name.trim() || null,
      }));
    default: {
      const names = distinctNames(situations[per]).map(named);
      return names.length > 0 || only_named ? names : [unnamed];
    }
  }
}

/** Items of last season whose payer has not been named again: asked for, but the return does not wait for them. */
function repeated(rule: RequestRule, facts: RequestFacts): Subject[] {
  const card = cardOf(rule.per);
  if (!card || facts.situations[card] === 'no') return [];
  const names = facts.last_season.flatMap(({ rule_key, name }) => (rule_key === rule.key ? [name] : []));
  return distinctNames(names).map(named);
}

/**
 * Returns the documents that a return needs. Pure: the same facts give the same items in the same order, without
 * duplicates, in the browser and on the server.
 */
export function generateItems(facts: RequestFacts): GeneratedItem[] {
  const items = requestRules.flatMap((rule, at) => {
    const need: Need = rule.need(facts);
    const asked = need === 'none' ? [] : subjectsOf(rule, facts);
    const known = new Set(asked.map(({ instance }) => instance));
    const again = repeated(rule, facts).filter(({ instance }) => !known.has(instance));
    const build = (subject: Subject, source: GeneratedItem['source'], index: number): GeneratedItem => ({
      ...subject,
      rule_key: rule.key,
      source,
      document_type: rule.document_type,
      required: source === 'rule' && need === 'required',
      position: (at + 1) * 100 + index,
    });
    return [
      ...asked.map((subject, index) => build(subject, 'rule', index)),
      ...again.map((subject, index) => build(subject, 'last_season', asked.length + index)),
    ];
  });
  const known = new Set<string>();
  const isFirst = ({ rule_key, instance }: GeneratedItem) => known.size < known.add(`${rule_key} ${instance}`).size;
  return items.filter(isFirst).slice(0, requestLimits.items);
}
