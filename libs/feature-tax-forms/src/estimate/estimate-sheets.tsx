import type { ReactNode } from 'react';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import type { LastYear } from '@portal/domain/tax/last-year.dto';
import type { EstimateResult } from '@portal/tax-engine/result';
import { Button, ErrorState, LoadingState, MutedText, SkeletonCard } from '@portal/ui-kit/core';
import { Sheet } from '@portal/ui-kit/feedback';
import { EstimateBody, type Ask } from './estimate-body';
import { useEstimateTranslate } from './estimate-wording';
import type { Explanation, useExplanation } from './use-explanation';
import type { useSheets } from './use-sheet';
import { ReceiptButton } from './receipt.button';
import { RefundOrOwed } from './refund-or-owed';
import { yearOf } from './year-of';

export interface EstimateSheetsProps extends Ask {
  request: TaxEstimateRequest;
  result: EstimateResult;
  sheets: ReturnType<typeof useSheets>;
  explanation: ReturnType<typeof useExplanation>;
  lastYear: LastYear | null;
}

/** Shows the sheets over the form: the rest of the panel (on phones only), the full trace, other facts, and last year. */
export function EstimateSheets({ request, result, sheets, explanation, lastYear, ...ask }: EstimateSheetsProps) {
  const t = useEstimateTranslate();
  const year = <MutedText>{t('tax.ofYear', { year: yearOf(result) })}</MutedText>;
  return (
    <>
      <Sheet open={sheets.isOpen('details')} title={t('tax.title')} onClose={() => sheets.close('details')}>
        <RefundOrOwed result={result} />
        {year}
        <MutedText>{t('tax.disclaimer')}</MutedText>
        <EstimateBody result={result} {...ask} />
      </Sheet>
      <Sheet
        full
        open={sheets.isOpen('trace')}
        title={t('tax.howWeGotThis')}
        footer={
          <>
            <Button onClick={ask.onPrint}>{t('tax.print')}</Button>
            <ReceiptButton request={request} />
          </>
        }
        onClose={() => sheets.close('trace')}
      >
        <RefundOrOwed result={result} />
        {year}
        <Explained explanation={explanation}>
          {({ Trace, texts, rules }) => <Trace result={result} texts={texts} rules={rules} />}
        </Explained>
      </Sheet>
      <Sheet full open={sheets.isOpen('whatIf')} title={t('tax.whatIf')} onClose={() => sheets.close('whatIf')}>
        <RefundOrOwed result={result} />
        {year}
        <Explained explanation={explanation}>
          {({ WhatIf, texts, law }) => <WhatIf request={request} result={result} texts={texts} law={law} />}
        </Explained>
      </Sheet>
      {lastYear ? (
        <Sheet full open={sheets.isOpen('years')} title={t('tax.lastYear')} onClose={() => sheets.close('years')}>
          <RefundOrOwed result={result} />
          <Explained explanation={explanation}>
            {({ Years, texts }) => (
              <Years
                request={request}
                result={result}
                lastYear={lastYear}
                texts={texts}
                isOwn={ask.about === undefined}
              />
            )}
          </Explained>
        </Sheet>
      ) : null}
    </>
  );
}

interface ExplainedProps {
  explanation: ReturnType<typeof useExplanation>;
  children: (loaded: Explanation) => ReactNode;
}

/** Shows what needs the explanation of the estimate, which loads when it is first asked for. */
function Explained({ explanation: { loaded, failed, retry }, children }: ExplainedProps) {
  const t = useEstimateTranslate();
  if (loaded) return children(loaded);
  if (failed) return <ErrorState title={t('tax.traceFailed')} onRetry={retry} />;
  return (
    <LoadingState>
      <SkeletonCard lines={8} />
      <SkeletonCard lines={8} />
    </LoadingState>
  );
}
