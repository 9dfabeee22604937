import type { Failure } from '@portal/data-access/core';
import type { Translate } from '@portal/domain/i18n/message';

/** The sentence for a file that was not taken, by its cause (specification part 1, section 8). */
export function uploadFailureText(t: Translate, { status, code, detail }: Failure): string {
  if (isRefused({ code }) && detail) return detail;
  switch (status) {
    case 413:
      return t('documents.upload.tooLarge');
    case 500:
      return t('documents.upload.failed500');
    case 408:
    case 504:
      return t('documents.upload.timeout');
    default:
      return t('documents.upload.other');
  }
}

/** The server will not take this file, however often it is sent: it has it, or it has enough. */
export const isRefused = ({ code }: Pick<Failure, 'code'>): boolean => code === 'already_exists' || code === 'conflict';
