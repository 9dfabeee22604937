import type { RequestItem } from '@portal/domain/requests/document-requests.dto';
import type {} from '@portal/domain/requests/document-requests.messages';
import type { Translate } from '@portal/domain/i18n/message';

/** Returns what an item asks for, with the payer or person: "W-2: Acme". */
export function requestName(t: Translate, { rule_key, label, of_spouse }: RequestItem): string {
  if (!rule_key) return label ?? '';
  const name = t(`documentRequests.rules.${rule_key}.name`);
  if (of_spouse) return t('documentRequests.spouse', { name });
  return label ? t('documentRequests.named', { name, label }) : name;
}

/** Rejected items first, then those still needed, each in the order in which they are asked for. */
export const forClient = (items: readonly RequestItem[]): RequestItem[] => [
  ...items.filter(({ state }) => state === 'rejected'),
  ...items.filter(({ state }) => state === 'needed'),
];
