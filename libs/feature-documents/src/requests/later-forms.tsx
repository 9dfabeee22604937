import { useEffect, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { ErrorState, lazyPart, type WaitingProps } from '@portal/ui-kit/core';
import type { ExplainFormProps } from './explain.form';
import type { SituationsFormProps } from './situations.form';

/** Both need the form library and the rules of their fields, which the documents page shows nothing of. */
const forms = () => import('./answer-forms');

export const ExplainForm = lazyPart<ExplainFormProps>(async () => ({ default: (await forms()).ExplainForm }), Waiting);
export const SituationsForm = lazyPart<SituationsFormProps>(
  async () => ({ default: (await forms()).SituationsForm }),
  Waiting,
);

function Waiting({ failed, onRetry }: WaitingProps<object>) {
  const t = useTranslate();
  return failed ? <ErrorState title={t('core.notReady')} onRetry={onRetry} /> : null;
}

/**
 * Opens a form in place of its button only once its code has loaded, so that nothing flashes in between. The code is
 * requested as soon as the page is shown: the form then opens at once, also without a connection.
 */
export function useLaterForm({ preload }: { preload: () => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void preload(), [preload]);
  return { isOpen, open: () => preload().then(() => setOpen(true)), close: () => setOpen(false) };
}
