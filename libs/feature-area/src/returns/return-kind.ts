import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { useTranslate } from '@portal/i18n';

/** Returns a function that names a return among those of its year: the original, or which amended one it is. */
export function useReturnKind() {
  const t = useTranslate();
  return ({ sequence = 1 }: Pick<ReturnStatus, 'sequence'>): string => {
    if (sequence === 1) return t('returns.kinds.original');
    return sequence === 2 ? t('returns.kinds.amended') : t('returns.kinds.amendedAgain', { number: sequence - 1 });
  };
}
