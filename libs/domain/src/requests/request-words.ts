import { formatCalendarDate } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import type { Translate } from '../i18n/message';
import type { AwaitedPaper } from '../returns/returns.dto';
import type { RequestItem } from './document-requests.dto';
import type {} from './papers.messages';
import type { RuleKey } from './request-rules';

type Named = Pick<RequestItem, 'rule_key' | 'label' | 'of_spouse'>;

/** Returns what an item asks for, with the payer or person: "W-2: Acme". */
export function requestName(t: Translate, { rule_key, label, of_spouse }: Named): string {
  if (!rule_key) return label ?? '';
  const name = t(`papers.rules.${rule_key}`);
  if (of_spouse) return t('papers.spouse', { name });
  return label ? t('papers.named', { name, label }) : name;
}

/** Returns that there is nothing to send before a paper comes, and when that is. */
export function nothingBefore(t: Translate, paper: AwaitedPaper, locale: Locale): string {
  const name = requestName(t, { ...paper, rule_key: paper.rule_key as RuleKey | null });
  return t('papers.nothingBefore', { paper: name, date: formatCalendarDate(paper.comes_on, locale) });
}
