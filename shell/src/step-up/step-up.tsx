import { useEffect, useState } from 'react';
import { onStepUp, useSession } from '@portal/data-access/core';
import { loadCatalog, type CatalogFiles } from '@portal/i18n';
import { lazyWindow } from '@portal/ui-kit/core';
import type { StepUpDialogProps } from './step-up.dialog';

/** Messages of the shell's own pages, among them the dialog's. */
const catalogs: CatalogFiles = {
  en: () => import('../messages/pages.en.catalog'),
  es: () => import('../messages/pages.es.catalog'),
};
const StepUpDialog = lazyWindow<StepUpDialogProps>(async () => {
  const [dialog] = await Promise.all([import('./step-up.dialog'), loadCatalog(catalogs)]);
  return dialog;
});

/**
 * Asks for the password or a code when a request needs step-up authentication, on any page. The request is repeated
 * afterwards, so the page below keeps what was typed. Closes when the session ends or someone else signs in.
 */
export function StepUp() {
  const { user } = useSession();
  return user ? <StepUpPrompt key={user.id} /> : null;
}

function StepUpPrompt() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  useEffect(() => onStepUp(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  useEffect(() => (answer ? () => answer(false) : undefined), [answer]);
  if (!answer) return null;

  const close = (confirmed: boolean): void => {
    answer(confirmed);
    setAnswer(null);
  };
  return <StepUpDialog onConfirmed={() => close(true)} onClose={() => close(false)} />;
}
