import { useTranslate } from '@portal/i18n';
import { ErrorState, lazyPart } from '@portal/ui-kit/core';
import { afterPaint } from './after-paint';

/**
 * Shows the estimate for the form's input. Its code loads after the form is painted, together with the engine: both are
 * larger than all of the form's own code.
 */
export const LaterEstimate = lazyPart<object>(async () => {
  await afterPaint();
  // If the engine fails to load, the panel shows it and loads it again.
  import('@portal/tax-engine').catch(() => undefined);
  return { default: (await import('./live-estimate')).LiveEstimate };
}, Waiting);

/** Takes the place of the panel, which is empty until there is an amount. */
function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className="tax-dock">
      {failed ? (
        <aside className="tax-panel" aria-label={t('tax.title')}>
          <ErrorState title={t('tax.estimateFailed')} onRetry={onRetry} />
        </aside>
      ) : null}
    </div>
  );
}
