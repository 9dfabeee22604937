import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useAttempt } from './form-context';
import { flatErrors } from './form-values';

/** Reports the invalid fields after each failed submit, for a ContractForm with hidden fields. */
export function useWrongFields(onWrong: (fields: readonly string[]) => void): void {
  const attempt = useAttempt();
  const { errors } = useFormState();
  const lastAttempt = useRef(attempt);
  useEffect(() => {
    if (lastAttempt.current === attempt) return;
    lastAttempt.current = attempt;
    const wrong = flatErrors(errors).map(({ field }) => field);
    if (wrong.length > 0) onWrong(wrong);
  }, [attempt, errors, onWrong]);
}
