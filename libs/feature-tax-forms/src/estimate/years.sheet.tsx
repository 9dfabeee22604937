import { useEffect, useId, useState } from 'react';
import { report } from '@portal/data-access/core';
import type { EngineTexts } from '@portal/domain/tax/engine-texts';
import { completeEstimateInput, taxYearOf } from '@portal/domain/tax/estimate-input';
import type { LastYear } from '@portal/domain/tax/last-year.dto';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import type { EstimateResult } from '@portal/tax-engine/result';
import type { YearOverYear } from '@portal/tax-engine/year-over-year';
import { ErrorState, MutedText } from '@portal/ui-kit/core';
import { ChangedLines, Effect, OtherLines } from './changed-lines';
import { loadLawOf } from './laws';
import { useEstimateNames } from './use-estimate-names';
import { comparison, partOfYear, type PartOfYear } from './years';
import './trace.css';

interface YearsProps {
  request: TaxEstimateRequest;
  result: EstimateResult;
  lastYear: LastYear;
  texts: EngineTexts | null;
  /** False for a preparer. */
  isOwn: boolean;
}

/** Estimates both years and the year between them in the browser. */
async function compared(request: TaxEstimateRequest, lastYear: LastYear): Promise<YearOverYear> {
  const [{ yearOverYear }, lastLaw, law] = await Promise.all([
    import('@portal/tax-engine/year-over-year'),
    loadLawOf(lastYear.tax_year),
    loadLawOf(taxYearOf(request)),
  ]);
  const last = { household: completeEstimateInput(lastYear.request), law: lastLaw };
  return yearOverYear(last, { household: completeEstimateInput(request), law });
}

/** Shows what the law and what the household changed since the year before, with the lines of each. */
export function Years({ request, result, lastYear, texts, isOwn }: YearsProps) {
  const { t, money, signed, balance } = useEstimateNames();
  const [change, setChange] = useState<YearOverYear | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    compared(request, lastYear).then(
      (found) => isCurrent && setChange(found),
      (error: unknown) => {
        report('The comparison with last year', error);
        if (isCurrent) setChange('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, request, lastYear]);
  const retry = (): void => {
    setChange(null);
    setAttempt(attempt + 1);
  };
  if (change === 'failed') return <ErrorState title={t('tax.estimateFailed')} onRetry={retry} />;
  if (!change) return null;
  const { law, household, last, now } = change.balance;
  const { word, amount } = comparison(change.balance);
  const who = isOwn ? 'own' : 'client';
  const isEstimated = [request, lastYear.request].some(({ federal_withheld }) => federal_withheld === undefined);
  return (
    <>
      <div className="ui-stack ui-stack--tight">
        <p>
          {t(`taxTrace.years.${who}.${word}`, {
            amount: money(amount),
            law: signed(law),
            household: signed(household),
          })}
        </p>
        <ul className="tax-lines">
          <SumLine
            name={t('taxTrace.years.year', { year: String(lastYear.tax_year) })}
            amount={balance(last)}
            isBalance
          />
          <SumLine name={t('taxTrace.years.law')} amount={signed(law)} />
          <SumLine name={t(`taxTrace.years.${who}.household`)} amount={signed(household)} />
          <SumLine
            name={t('taxTrace.years.year', { year: String(taxYearOf(request)) })}
            amount={balance(now)}
            isBalance
          />
        </ul>
        <MutedText>{t('taxTrace.years.between')}</MutedText>
        {isEstimated ? <MutedText>{t('taxTrace.years.withholding')}</MutedText> : null}
        {result.carried_law ? (
          <MutedText>{t('taxTrace.whatIf.carried', { year: String(result.carried_law.tax_year) })}</MutedText>
        ) : null}
        <MutedText>{t('taxTrace.whatIf.signs')}</MutedText>
      </div>
      <Part title={t('taxTrace.years.law')} part={partOfYear(change, 'law')} texts={texts} />
      <Part title={t(`taxTrace.years.${who}.household`)} part={partOfYear(change, 'household')} texts={texts} />
    </>
  );
}

/** A line of the sum that leads from last year's balance to this year's. */
const SumLine = ({ name, amount, isBalance = false }: { name: string; amount: string; isBalance?: boolean }) => (
  <li className="tax-left">
    {isBalance ? <strong>{name}</strong> : <span>{name}</span>}
    <span className="ui-money">{isBalance ? <strong>{amount}</strong> : amount}</span>
  </li>
);

function Part({ title, part, texts }: { title: string; part: PartOfYear; texts: EngineTexts | null }) {
  const { t } = useEstimateNames();
  const id = useId();
  return (
    <section aria-labelledby={id} className="ui-stack ui-stack--tight">
      <h3 id={id}>{title}</h3>
      {part.parts.length > 0 ? (
        <ChangedLines changes={part.parts} texts={texts} />
      ) : (
        <MutedText>{t('taxTrace.years.none')}</MutedText>
      )}
      <p className="tax-left">
        <strong>{t('taxTrace.whatIf.total')}</strong>
        <Effect amount={part.total} />
      </p>
      <OtherLines changes={part.others} texts={texts} />
    </section>
  );
}
