/// <reference path="../css.d.ts" />
import { memo, useCallback, useId, useState } from 'react';
import type { EstimateResult } from '@portal/tax-engine/result';
import { formatMoney } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, VisuallyHidden } from '@portal/ui-kit/core';
import { EstimateBody } from './estimate-body';
import { EstimateSheets } from './estimate-sheets';
import { ChangeLine, StillNeeded } from './panel-lines';
import { useChange } from './use-change';
import { useEstimate, useOwnEstimate, type LiveEstimate } from './use-estimate';
import { useExplanation } from './use-explanation';
import { useSheets } from './use-sheet';
import { Verdict, verdictOf } from './verdict';
import './estimate.css';

/** The estimate for what the form says; apart from the form, so that a new estimate redraws nothing else. */
export const EstimatePanel = () => <Panel {...useEstimate()} />;

/** For who has no account: made in the browser, and nothing leaves it. Inside of a form with the fields' names. */
export const OwnEstimatePanel = () => <Panel {...useOwnEstimate()} />;

/** Beside the form; on a phone a bar at the bottom of the screen with its number, and the rest in a sheet. */
const Panel = memo(function Panel({ answer, ofRecord, needed }: LiveEstimate) {
  const t = useTranslate();
  const sheets = useSheets();
  const [printing, setPrinting] = useState(false);
  const explanation = useExplanation(printing || sheets.isOpen('trace'));
  const change = useChange(answer);
  const id = useId();
  const result = answer?.result ?? null;
  const stopPrinting = useCallback(() => setPrinting(false), []);
  const ask = { onTrace: () => sheets.open('trace'), onPrint: () => setPrinting(true) };
  const { PrintPage, texts = null } = explanation.loaded ?? {};
  return (
    <div className="tax-dock">
      <AnnouncedVerdict result={ofRecord ? result : null} />
      <aside className="tax-panel" data-empty={!result} data-of-record={ofRecord} aria-labelledby={`${id}-title`}>
        <div className="tax-panel__head">
          <h2 id={`${id}-title`}>{t('tax.title')}</h2>
          {result ? <Verdict result={result} /> : <StillNeeded needed={needed} />}
          <ChangeLine change={change} />
          {result ? (
            <div className="tax-panel__toggle">
              <Button onClick={() => sheets.open('details')}>{t('tax.details')}</Button>
            </div>
          ) : null}
        </div>
        {result ? (
          <div className="tax-panel__body">
            <EstimateBody result={result} {...ask} />
          </div>
        ) : null}
      </aside>
      {result ? <EstimateSheets result={result} sheets={sheets} explanation={explanation} {...ask} /> : null}
      {printing && answer && PrintPage ? <PrintPage {...answer} texts={texts} onDone={stopPrinting} /> : null}
    </div>
  );
});

/** Read out once typing has come to rest; while it goes on, every key would make a sentence. */
function AnnouncedVerdict({ result }: { result: EstimateResult | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const verdict = result ? verdictOf(result) : null;
  return (
    <VisuallyHidden>
      <span role="status">
        {verdict ? `${t('tax.title')}: ${t(verdict.word)} ${formatMoney(verdict.amount, locale)}` : null}
      </span>
    </VisuallyHidden>
  );
}
