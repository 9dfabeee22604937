import { useEffect, useState } from 'react';
import { loadCatalog, useTranslate, type CatalogFiles } from '@portal/i18n';
import { ErrorState, lazyPart, type WaitingProps } from '@portal/ui-kit/core';
import type { ExplainFormProps } from './explain.form';
import type { SituationsFormProps } from './situations.form';

const catalogs: CatalogFiles = {
  en: () => import('../messages/answers.en.catalog'),
  es: () => import('../messages/answers.es.catalog'),
};

/** Both need the form library, and the rules and labels of their fields, which the documents page shows nothing of. */
const forms = async () => {
  const [loaded] = await Promise.all([import('./answer-forms'), loadCatalog(catalogs)]);
  return loaded.default;
};

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
 * requested after the page is painted: the form then opens at once, also without a connection.
 */
export function useLaterForm({ preload }: { preload: () => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void preload());
    return () => clearTimeout(timer);
  }, [preload]);
  return { isOpen, open: () => preload().then(() => setOpen(true)), close: () => setOpen(false) };
}
