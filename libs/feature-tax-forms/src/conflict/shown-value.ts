import { intakeWords } from '@portal/domain/intake/intake.words';
import { formatMoney } from '@portal/ui-kit/core';

const secret = /(?:^|\.)(?:ssn|account_number|routing_number)$/;

/** A value in the comparison: numbers that identify somebody only by their end, choices in words. */
export function shownValue(field: string, value: unknown): string {
  if (value === null || value === '' || value === undefined) return intakeWords.conflict.blank;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatMoney(value);
  if (typeof value !== 'string') return '';
  const text = value;
  if (secret.test(field)) return intakeWords.conflict.hidden(text.slice(-4));
  const words: Readonly<Record<string, string>> = {
    ...intakeWords.filingStatuses,
    ...intakeWords.relationships,
    ...intakeWords.accountTypes,
  };
  return words[text] ?? text;
}
