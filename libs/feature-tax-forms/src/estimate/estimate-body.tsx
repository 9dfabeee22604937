import { useContext } from 'react';
import type { EstimateResult } from '@portal/tax-engine/result';
import { Button, Inline, Money, MutedText } from '@portal/ui-kit/core';
import { assumedPayments } from './estimate-sum';
import { EstimateSum } from './sum.figure';
import { TaxOnly } from './tax-only';
import { useEstimateNames } from './use-estimate-names';
import type { FoundRange } from './use-range';

export interface Ask {
  onTrace: () => void;
  onWhatIf: () => void;
  /** Absent without a form of the year before. */
  onYears?: (() => void) | undefined;
  onPrint: () => void;
  /** Shown above the sum to users other than the client. */
  about?: string | undefined;
  /** What missing papers decide; null if none is missing. */
  found?: FoundRange | null;
}

interface EstimateBodyProps extends Ask {
  result: EstimateResult;
}

/** The part of the panel below the amount. */
export function EstimateBody({ result, onTrace, onWhatIf, onYears, onPrint, about, found }: EstimateBodyProps) {
  const { t, stateName, balance } = useEstimateNames();
  const taxOnly = useContext(TaxOnly);
  const { local } = result;
  const assumption = assumedPayments(result, stateName(result.state));
  return (
    <>
      {about ? <MutedText>{about}</MutedText> : null}
      <EstimateSum result={result} />
      <Inline>
        <Button onClick={onTrace}>{t('tax.howWeGotThis')}</Button>
        <Button onClick={onWhatIf}>{t('tax.whatIf')}</Button>
        {onYears ? <Button onClick={onYears}>{t('tax.lastYear')}</Button> : null}
        <Button onClick={onPrint}>{t('tax.print')}</Button>
      </Inline>
      {assumption ? <MutedText>{t(assumption)}</MutedText> : null}
      <dl className="tax-parts">
        <div>
          <dt>{t('tax.federal')}</dt>
          <dd>{balance(result.federal_refund_portion)}</dd>
        </div>
        <div>
          <dt>{t('tax.state', { name: stateName(result.state) })}</dt>
          <dd>{balance(result.state_refund_portion)}</dd>
        </div>
      </dl>
      {local ? (
        <section className="tax-city">
          <h3>{t('tax.city.title', { name: local.name })}</h3>
          <MutedText>{t('tax.city.apart')}</MutedText>
          <dl className="tax-parts">
            <div>
              <dt>{t('tax.city.tax')}</dt>
              <dd>
                <Money amount={local.tax} />
              </dd>
            </div>
            {taxOnly ? null : (
              <>
                <div>
                  <dt>{t('tax.city.withheld')}</dt>
                  <dd>
                    <Money amount={local.withheld} />
                  </dd>
                </div>
                <div>
                  <dt>{t('tax.left')}</dt>
                  <dd>{balance(local.refund)}</dd>
                </div>
              </>
            )}
          </dl>
        </section>
      ) : null}
      {found ? <found.MissingPapers range={found.range} isOwn={about === undefined} /> : null}
    </>
  );
}
