import type { EstimateResult } from '@portal/tax-engine/result';
import { useTranslate } from '@portal/i18n';
import { Button, ErrorState, LoadingState, MutedText, SkeletonCard } from '@portal/ui-kit/core';
import { Sheet } from '@portal/ui-kit/feedback';
import { EstimateBody, type Ask } from './estimate-body';
import type { useExplanation } from './use-explanation';
import type { useSheets } from './use-sheet';
import { RefundOrOwed } from './refund-or-owed';

export interface EstimateSheetsProps extends Ask {
  result: EstimateResult;
  sheets: ReturnType<typeof useSheets>;
  explanation: ReturnType<typeof useExplanation>;
}

/** Shows the sheets over the form: the rest of the panel (on phones only), and the full trace. */
export function EstimateSheets({ result, sheets, explanation, ...ask }: EstimateSheetsProps) {
  const t = useTranslate();
  const { loaded, failed, retry } = explanation;
  return (
    <>
      <Sheet open={sheets.isOpen('details')} title={t('tax.title')} onClose={() => sheets.close('details')}>
        <RefundOrOwed result={result} />
        <MutedText>{t('tax.disclaimer')}</MutedText>
        <EstimateBody result={result} {...ask} />
      </Sheet>
      <Sheet
        full
        open={sheets.isOpen('trace')}
        title={t('tax.howWeGotThis')}
        footer={<Button onClick={ask.onPrint}>{t('tax.print')}</Button>}
        onClose={() => sheets.close('trace')}
      >
        <RefundOrOwed result={result} />
        {loaded ? <loaded.Trace result={result} texts={loaded.texts} rules={loaded.rules} /> : null}
        {failed ? <ErrorState title={t('tax.traceFailed')} onRetry={retry} /> : null}
        {loaded || failed ? null : (
          <LoadingState>
            <SkeletonCard lines={8} />
            <SkeletonCard lines={8} />
          </LoadingState>
        )}
      </Sheet>
    </>
  );
}
