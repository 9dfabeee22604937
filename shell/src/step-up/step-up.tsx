import { useEffect, useState } from 'react';
import { onStepUp } from '@portal/data-access/core';
import { lazyWindow } from '@portal/ui-kit/core';
import type { StepUpDialogProps } from './step-up.dialog';

const StepUpDialog = lazyWindow<StepUpDialogProps>(() => import('./step-up.dialog'));

/**
 * Asks for the password or a code when a request needs step-up authentication, on any page. The request is repeated
 * afterwards, so the page below keeps what was typed.
 */
export function StepUp() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  useEffect(() => onStepUp(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;

  const close = (confirmed: boolean): void => {
    setAnswer(null);
    answer(confirmed);
  };
  return <StepUpDialog onConfirmed={() => close(true)} onClose={() => close(false)} />;
}
