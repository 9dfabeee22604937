import { useEffect } from 'react';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { storeDraft, type SentSoFar } from './device-draft';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';

/** Debounce before storing, ms; stored immediately when the page is hidden. */
const rest = 300;

/** Stores the wizard's draft on this device while the wizard is open. */
export function useDeviceDraft(form: ContractFormState<GeneralIntake>, userId: string | null, sent: SentSoFar): void {
  const { methods } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(timer);
      timer = undefined;
      storeDraft(userId, { values: methods.getValues(), sent });
    };
    const keepWhatWaits = (): void => {
      if (timer !== undefined) keep();
    };
    const watching = methods.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, rest);
    });
    window.addEventListener('pagehide', keepWhatWaits);
    return () => {
      watching.unsubscribe();
      window.removeEventListener('pagehide', keepWhatWaits);
      keepWhatWaits();
    };
  }, [methods, sent, userId]);
}
