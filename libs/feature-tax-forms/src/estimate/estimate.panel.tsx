import { memo, useCallback, useContext, useId, useState } from 'react';
import type { EstimateResult } from '@portal/tax-engine/result';
import { useSeason } from '@portal/data-access/season-context';
import { formatMoney } from '@portal/domain/i18n/format';
import { taxYearOf } from '@portal/domain/tax/estimate-input';
import { useLocale } from '@portal/i18n';
import { Button, ErrorState, MutedText, VisuallyHidden, WindowWaiting } from '@portal/ui-kit/core';
import { EstimateBody } from './estimate-body';
import { EstimateWording, useEstimateTranslate } from './estimate-wording';
import { LaterSheets } from './later-sheets';
import { ChangeLine, ToCorrect } from './panel-lines';
import { StillNeeded } from './still-needed';
import { TaxOnly } from './tax-only';
import { useChange } from './use-change';
import type { LiveEstimate } from './use-estimate';
import { useExplanation } from './use-explanation';
import type { ExpectedState } from './use-expected-papers';
import type { LastYearState } from './use-last-year';
import { useRange } from './use-range';
import { useSheets } from './use-sheet';
import { RefundOrOwed, refundOrOwed } from './refund-or-owed';
import './estimate.css';

interface EstimatePanelProps extends LiveEstimate {
  /** Explains whose estimate it is, for users other than the client. */
  about?: string;
  /** What they read instead of an amount while the form has too little. */
  none?: string;
  /** What was submitted for the year before. */
  lastYear?: LastYearState;
  /** Papers that the client expects. */
  expected?: ExpectedState;
}

/**
 * Shows the estimate beside the form; on phones, a bar with the amount at the bottom of the screen, and the rest in a
 * sheet.
 */
export const EstimatePanel = memo(function EstimatePanel({
  about,
  none,
  lastYear = null,
  expected = null,
  ...estimate
}: EstimatePanelProps) {
  const { answer, ofRecord, needed, malformed, onRetry } = estimate;
  const t = useEstimateTranslate();
  const { tax_year } = useSeason();
  const sheets = useSheets();
  const [printing, setPrinting] = useState(false);
  const explanation = useExplanation(
    printing || sheets.isOpen('trace') || sheets.isOpen('whatIf') || sheets.isOpen('years'),
    answer ? taxYearOf(answer.request) : tax_year,
  );
  const change = useChange(answer);
  // Without known payments there is only a tax, and no range of what is left of them.
  const found = useRange(answer && !answer.taxOnly ? answer.request : null, expected);
  const id = useId();
  const result = answer?.result ?? null;
  const stopPrinting = useCallback(() => setPrinting(false), []);
  const ask = {
    onTrace: () => sheets.open('trace'),
    onWhatIf: () => sheets.open('whatIf'),
    onYears: lastYear ? () => sheets.open('years') : undefined,
    onPrint: () => setPrinting(true),
    about,
    found,
  };
  const { PrintPage, texts = null } = explanation.loaded ?? {};
  return (
    <TaxOnly value={answer?.taxOnly ?? false}>
      <div className="tax-dock">
        <AnnouncedRefundOrOwed result={ofRecord ? result : null} />
        <aside className="tax-panel" data-empty={!result} data-of-record={ofRecord} aria-labelledby={`${id}-title`}>
          <div className="tax-panel__head">
            <h2>
              <span id={`${id}-title`}>{t('tax.title')}</span> {tax_year}
            </h2>
            {result ? (
              <RefundOrOwed result={result} />
            ) : onRetry ? (
              <ErrorState title={t('tax.estimateFailed')} onRetry={onRetry} />
            ) : none ? (
              <MutedText>{none}</MutedText>
            ) : (
              <StillNeeded needed={needed} />
            )}
            <ToCorrect malformed={malformed} areIgnored={result !== null} />
            {about ? null : <ChangeLine change={change} />}
            {result ? (
              <div className="tax-panel__toggle">
                <Button onClick={() => sheets.open('details')}>{t('tax.details')}</Button>
              </div>
            ) : null}
          </div>
          {/* Shown together, so that nothing moves when the year before arrives. */}
          {result && lastYear !== 'loading' ? (
            <div className="tax-panel__body">
              <EstimateBody result={result} {...ask} />
            </div>
          ) : null}
          {result ? (
            <div className="tax-panel__foot">
              <MutedText>{t('tax.disclaimer')}</MutedText>
            </div>
          ) : null}
        </aside>
        {answer ? (
          <LaterSheets
            {...answer}
            sheets={sheets}
            explanation={explanation}
            lastYear={lastYear === 'loading' ? null : lastYear}
            {...ask}
          />
        ) : null}
        {printing && !PrintPage && !sheets.isOpen('trace') ? (
          <WindowWaiting failed={explanation.failed} onRetry={explanation.retry} onClose={stopPrinting} />
        ) : null}
        {printing && answer && PrintPage ? (
          // The client's copy, whoever prints it.
          <EstimateWording value={null}>
            <PrintPage {...answer} texts={texts} onDone={stopPrinting} />
          </EstimateWording>
        ) : null}
      </div>
    </TaxOnly>
  );
});

/** Announce the amount after a debounce; otherwise every keystroke would be read out. */
function AnnouncedRefundOrOwed({ result }: { result: EstimateResult | null }) {
  const t = useEstimateTranslate();
  const locale = useLocale();
  const taxOnly = useContext(TaxOnly);
  const outcome = result ? refundOrOwed(result, taxOnly) : null;
  return (
    <VisuallyHidden>
      <span role="status">
        {outcome ? `${t('tax.title')}: ${t(outcome.word)} ${formatMoney(outcome.amount, locale)}` : null}
      </span>
    </VisuallyHidden>
  );
}
