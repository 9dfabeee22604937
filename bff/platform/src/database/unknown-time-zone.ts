import type {} from '@portal/domain/contract/rules.messages';
import type { Message } from '@portal/domain/i18n/message';
import { ProblemError } from '../problem.error';
import { codeOf } from './error-code';

/**
 * Reports a time zone that PostgreSQL does not know beside the field `time_zone`.
 * @param label of the field
 * @throws any other error unchanged
 */
export const asUnknownTimeZone =
  (label: string | Message) =>
  (error: unknown): never => {
    if (codeOf(error) !== '22023') throw error;
    const errors = [{ field: 'time_zone', detail: { id: 'rules.oneOf', values: { label } } as const }];
    throw new ProblemError('invalid_input', undefined, { errors });
  };
