import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import { useTranslate } from '@portal/i18n';
import { ErrorState, LoadingState, SkeletonTable, lazyPart } from '@portal/ui-kit/core';
import { returnsCatalogs } from './catalogs';
import type { ClientReturnProps } from './client-return';

/** A client's return, of the client's page and of the drawer beside the list of returns. */
export const ClientReturn = lazyPart<ClientReturnProps>(
  () => loadWithCatalog(import('./client-return'), returnsCatalogs),
  ReturnWaiting,
);

function ReturnWaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useTranslate();
  return failed ? (
    <ErrorState title={t('adminClient.returnFailed')} onRetry={onRetry} />
  ) : (
    <LoadingState>
      <SkeletonTable />
    </LoadingState>
  );
}
