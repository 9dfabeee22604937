import type { Message } from '@portal/domain/i18n/message';
import { ProblemError } from '@portal/bff-platform/problem.error';

/** A field that another field of the same body makes necessary. */
export const fieldProblem = (field: string, detail: Message): ProblemError =>
  new ProblemError('invalid_input', undefined, { errors: [{ field, detail }] });
