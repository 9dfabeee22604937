import { useContext, useEffect, useState } from 'react';
import { report } from '@portal/data-access/core';
import { formatRate } from '@portal/domain/i18n/format';
import type { EngineTexts } from '@portal/domain/tax/engine-texts';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { stateCodes } from '@portal/tax-engine/input';
import { cities, cityTaxOf } from '@portal/tax-engine/local/michigan-cities';
import type { TaxLaw } from '@portal/tax-engine/law/tax-law';
import { taxYears } from '@portal/tax-engine/law/tax-year';
import { asDollars } from '@portal/tax-engine/money';
import type { EstimateResult } from '@portal/tax-engine/result';
import { FilterSelect } from '@portal/ui-kit/controls';
import { Button, ErrorState, MutedText } from '@portal/ui-kit/core';
import { AmountFactBox } from './amount-fact';
import { ChangedLines, Effect, OtherLines } from './changed-lines';
import { balanceOf } from './estimate-sum';
import { loadLawOf } from './laws';
import { TaxOnly } from './tax-only';
import { useEstimateNames } from './use-estimate-names';
import { applies, differenceBetween, inputWith, type OtherFact } from './what-if';
import './trace.css';

interface WhatIfProps {
  request: TaxEstimateRequest;
  result: EstimateResult;
  texts: EngineTexts | null;
  /** The law of the request's year. */
  law: TaxLaw;
}

const offered: readonly OtherFact[] = [
  { kind: 'joint' },
  { kind: 'child' },
  ...taxYears.map((year) => ({ kind: 'law' as const, year })),
];

/** Estimates with one other fact, in the browser. */
async function estimateWith(fact: OtherFact, props: Omit<WhatIfProps, 'texts'>): Promise<EstimateResult> {
  const { request, result, law } = props;
  const [{ estimate }, other] = await Promise.all([
    import('@portal/tax-engine'),
    fact.kind === 'law' ? loadLawOf(fact.year) : law,
  ]);
  return estimate(inputWith(fact, request, result), other);
}

/** Changes one fact, and shows which lines of the estimate change with it. Nothing is saved. */
export function WhatIf(props: WhatIfProps) {
  const { request, result, texts, law } = props;
  const { t, locale, money, stateName, balance } = useEstimateNames();
  const taxOnly = useContext(TaxOnly);
  const [fact, setFact] = useState<OtherFact | null>(null);
  const [other, setOther] = useState<EstimateResult | 'failed' | null>(null);
  useEffect(() => {
    if (!fact) return undefined;
    let isCurrent = true;
    estimateWith(fact, { request, result, law }).then(
      (found) => isCurrent && setOther(found),
      (error: unknown) => {
        report('An estimate with another fact', error);
        if (isCurrent) setOther('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [fact, request, result, law]);
  const choose = (next: OtherFact): void => {
    setOther(null);
    // Anew, so that the fact that is already chosen is estimated again instead of vanishing.
    setFact({ ...next });
  };
  const labelOf = (one: OtherFact): string => {
    if (one.kind === 'law') return t('taxTrace.whatIf.law', { year: String(one.year) });
    if (one.kind === 'state') return stateName(one.state);
    if (one.kind === 'city') return cityName(one.city);
    if ('amount' in one)
      return t(`taxTrace.whatIf.facts.${one.kind}`, { name: stateName(request.state), amount: money(one.amount) });
    return t(`taxTrace.whatIf.${one.kind}`);
  };
  const cityName = (city: string): string =>
    city === '' ? t('taxTrace.whatIf.noCity') : t('taxTrace.whatIf.inCity', { city, name: stateName('MI') });
  const taxed = request.state === 'MI' && request.city ? cityTaxOf(request.city) : undefined;
  const home = typeof taxed === 'object' ? taxed.name : '';
  const moved = fact?.kind === 'city' ? cities.find(({ name }) => name === fact.city) : undefined;
  const difference = fact && other && other !== 'failed' ? differenceBetween(result, other) : null;
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
        <FilterSelect
          label={t('taxTrace.whatIf.city')}
          value={fact?.kind === 'city' ? fact.city : home}
          options={['', ...cities.map(({ name }) => name)].map((value) => ({ value, label: cityName(value) }))}
          onChange={(city) => (city === home ? setFact(null) : choose({ kind: 'city', city }))}
        />
      </div>
      <AmountFactBox request={request} result={result} law={law} onChoose={choose} />
      {other === 'failed' && fact ? <ErrorState title={t('tax.estimateFailed')} onRetry={() => choose(fact)} /> : null}
      <div role="status">
        {difference && other && other !== 'failed' && fact ? (
          <>
            <div className="ui-stack ui-stack--tight">
              <p>
                {t(`taxTrace.whatIf.${balanceOf(other) === balanceOf(result) ? 'unchanged' : 'instead'}`, {
                  fact: labelOf(fact),
                  before: balance(balanceOf(result)),
                  after: balance(balanceOf(other)),
                })}
              </p>
              {moved ? (
                <MutedText>
                  {t('taxTrace.whatIf.cityTax', {
                    city: moved.name,
                    rate: formatRate(moved.rate, locale),
                    exemption: money(asDollars(moved.exemption)),
                  })}
                </MutedText>
              ) : null}
              {difference.hasCity ? <MutedText>{t('taxTrace.whatIf.withCity')}</MutedText> : null}
              {other.carried_law ? (
                <MutedText>{t('taxTrace.whatIf.carried', { year: String(other.carried_law.tax_year) })}</MutedText>
              ) : null}
              {difference.parts.length === 0 ? (
                <p>{t('taxTrace.whatIf.same')}</p>
              ) : (
                <MutedText>{t('taxTrace.whatIf.signs')}</MutedText>
              )}
            </div>
            <ChangedLines changes={difference.parts} texts={texts} />
            {difference.parts.length > 0 ? (
              <p className="tax-left">
                <strong>{t(taxOnly ? 'taxTrace.whatIf.lessTax' : 'taxTrace.whatIf.total')}</strong>
                <Effect amount={difference.total} />
              </p>
            ) : null}
            <OtherLines changes={difference.others} texts={texts} />
          </>
        ) : null}
      </div>
    </>
  );
}
