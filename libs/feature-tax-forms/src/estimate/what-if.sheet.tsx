import { useContext, useEffect, useState } from 'react';
import { report } from '@portal/data-access/core';
import { lineLabel, type EngineTexts } from '@portal/domain/tax/engine-texts';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { stateCodes } from '@portal/tax-engine/input';
import type { EstimateResult } from '@portal/tax-engine/result';
import { FilterSelect } from '@portal/ui-kit/controls';
import { Button, ErrorState, MutedText } from '@portal/ui-kit/core';
import { balanceOf } from './estimate-sum';
import { loadLaw, otherLawYears } from './laws';
import { TaxOnly } from './tax-only';
import { useEstimateNames } from './use-estimate-names';
import { applies, differenceBetween, requestWith, type ChangedLine, type OtherFact } from './what-if';
import './trace.css';

interface WhatIfProps {
  request: TaxEstimateRequest;
  result: EstimateResult;
  texts: EngineTexts | null;
}

const offered: readonly OtherFact[] = [
  { kind: 'joint' },
  { kind: 'child' },
  ...otherLawYears.map((year) => ({ kind: 'law' as const, year })),
];

/** Estimates with one other fact, in the browser. */
async function estimateWith(fact: OtherFact, { request, result }: WhatIfProps): Promise<EstimateResult> {
  const [{ estimate }, law] = await Promise.all([
    import('@portal/tax-engine'),
    loadLaw(fact.kind === 'law' ? fact.year : request.tax_year),
  ]);
  return estimate(completeEstimateInput(requestWith(fact, request, result)), law);
}

/** Changes one fact, and shows which lines of the estimate change with it. Nothing is saved. */
export function WhatIf(props: WhatIfProps) {
  const { request, result, texts } = props;
  const { t, stateName, balance } = useEstimateNames();
  const taxOnly = useContext(TaxOnly);
  const [fact, setFact] = useState<OtherFact | null>(null);
  const [other, setOther] = useState<EstimateResult | 'failed' | null>(null);
  useEffect(() => {
    if (!fact) return undefined;
    let isCurrent = true;
    estimateWith(fact, { request, result, texts }).then(
      (found) => isCurrent && setOther(found),
      (error: unknown) => {
        report('An estimate with another fact', error);
        if (isCurrent) setOther('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [fact, request, result, texts]);
  const choose = (next: OtherFact): void => {
    setOther(null);
    // Anew, so that the fact that is already chosen is estimated again instead of vanishing.
    setFact({ ...next });
  };
  const labelOf = (one: OtherFact): string => {
    if (one.kind === 'law') return t('taxTrace.whatIf.law', { year: String(one.year) });
    return one.kind === 'state' ? stateName(one.state) : t(`taxTrace.whatIf.${one.kind}`);
  };
  const difference = other && other !== 'failed' ? differenceBetween(result, other) : null;
  return (
    <>
      <MutedText>{t('taxTrace.whatIf.lead')}</MutedText>
      <div className="tax-facts">
        {offered
          .filter((one) => applies(one, request))
          .map((one) => (
            <Button
              key={labelOf(one)}
              aria-pressed={fact !== null && labelOf(fact) === labelOf(one)}
              onClick={() => choose(one)}
            >
              {labelOf(one)}
            </Button>
          ))}
        <FilterSelect
          label={t('taxTrace.whatIf.state')}
          value={fact?.kind === 'state' ? fact.state : request.state}
          options={stateCodes.map((code) => ({ value: code as string, label: stateName(code) }))}
          onChange={(state) => choose({ kind: 'state', state })}
        />
      </div>
      {other === 'failed' && fact ? <ErrorState title={t('tax.estimateFailed')} onRetry={() => choose(fact)} /> : null}
      <div role="status">
        {difference && other && other !== 'failed' && fact ? (
          <>
            <div className="ui-stack ui-stack--tight">
              <p>
                {t('taxTrace.whatIf.instead', {
                  fact: labelOf(fact),
                  before: balance(balanceOf(result)),
                  after: balance(balanceOf(other)),
                })}
              </p>
              {other.carried_law ? (
                <MutedText>{t('taxTrace.whatIf.carried', { year: String(other.carried_law.tax_year) })}</MutedText>
              ) : null}
              {difference.parts.length === 0 ? (
                <p>{t('taxTrace.whatIf.same')}</p>
              ) : (
                <MutedText>{t('taxTrace.whatIf.signs')}</MutedText>
              )}
            </div>
            <ul className="tax-lines">
              {difference.parts.map((one) => (
                <Changed key={one.line.id} change={one} texts={texts} />
              ))}
            </ul>
            {difference.parts.length > 0 ? (
              <p className="tax-left">
                <strong>{t(taxOnly ? 'taxTrace.whatIf.lessTax' : 'taxTrace.whatIf.total')}</strong>
                <Effect amount={difference.total} />
              </p>
            ) : null}
            {difference.others.length > 0 ? (
              <details className="tax-details">
                <summary>{t('taxTrace.whatIf.others', { count: difference.others.length })}</summary>
                <ul className="tax-lines">
                  {difference.others.map((one) => (
                    <Changed key={one.line.id} change={one} texts={texts} />
                  ))}
                </ul>
              </details>
            ) : null}
          </>
        ) : null}
      </div>
    </>
  );
}

function Changed({ change, texts }: { change: ChangedLine; texts: EngineTexts | null }) {
  const { t, money } = useEstimateNames();
  const { line, before, after, effect } = change;
  return (
    <li className="tax-line">
      <span className="tax-line__words">
        <strong>{lineLabel(line, texts)}</strong>
        <small>{t('taxTrace.whatIf.fromTo', { before: money(before), after: money(after) })}</small>
      </span>
      {effect === undefined ? null : <Effect amount={effect} />}
    </li>
  );
}

/** An amount with its sign: "+ $2,000.00". */
function Effect({ amount }: { amount: number }) {
  const { money } = useEstimateNames();
  const sign = amount < 0 ? '−' : '+';
  return <span className="ui-money">{amount === 0 ? money(0) : `${sign} ${money(Math.abs(amount))}`}</span>;
}
