import { intakeWords } from '@portal/domain/intake/intake.words';
import { stateNames } from '@portal/domain/tax/states.words';
import { formatDate, formatMoney } from '@portal/ui-kit/core';

const secret = /(?:^|\.)(?:ssn|account_number|routing_number)$/;

const date = /(?:^|\.)date_of_birth$/;

/** A value to read: numbers that identify somebody only by their end, choices in words. */
export function shownValue(field: string, value: unknown): string {
  if (value === null || value === '' || value === undefined) return intakeWords.conflict.blank;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatMoney(value);
  if (typeof value !== 'string') return '';
  const text = value;
  if (secret.test(field)) return intakeWords.conflict.hidden(text.slice(-4));
  // Without a zone: the same day wherever the reader is.
  if (date.test(field)) return formatDate(`${text}T00:00`);
  if (field === 'state') return (stateNames as Readonly<Record<string, string>>)[text] ?? text;
  const words: Readonly<Record<string, string>> = {
    ...intakeWords.filingStatuses,
    ...intakeWords.relationships,
    ...intakeWords.accountTypes,
  };
  return words[text] ?? text;
}
