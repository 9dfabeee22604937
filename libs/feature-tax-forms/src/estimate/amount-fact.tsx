import { useContext, useId, useState } from 'react';
import { isMoney } from '@portal/domain/contract/values';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { mostIraContribution } from '@portal/tax-engine/law/ira-law';
import type { TaxLaw } from '@portal/tax-engine/law/tax-law';
import { asDollars } from '@portal/tax-engine/money';
import type { EstimateResult } from '@portal/tax-engine/result';
import { FilterSelect } from '@portal/ui-kit/controls';
import { Button } from '@portal/ui-kit/core';
import { balanceOf } from './estimate-sum';
import { TaxOnly } from './tax-only';
import { useEstimateNames } from './use-estimate-names';
import { amountKinds, amountOf, type AmountFact } from './what-if';

type Kind = AmountFact['kind'];

interface AmountFactProps {
  request: TaxEstimateRequest;
  result: EstimateResult;
  /** The law of the request's year. */
  law: TaxLaw;
  onChoose: (fact: AmountFact) => void;
}

/**
 * Returns the amount to start from: the most that the law allows, what the estimate has, or how much more would have to be
 * withheld to owe nothing.
 */
function startOf(kind: Kind, { request, result, law }: Omit<AmountFactProps, 'onChoose'>): number {
  if (kind === 'ira' || kind === 'iraWithPlan') return mostIraContribution(law, request.filer_birth_date);
  if (kind === 'moreWithheld') return Math.max(0, -balanceOf(result));
  return amountOf(result, kind === 'withheld' ? '1040.25d' : 'state.withheld');
}

const typedAmount = /^\$?(\d+|\d{1,3}(?:,\d{3})+)(\.\d{0,2})?$/;

/** Parses an amount typed with or without thousands separators; null if it is not one. */
function amountTyped(text: string): number | null {
  const [, whole, decimals = ''] = typedAmount.exec(text.trim()) ?? [];
  const amount = whole === undefined ? NaN : Number(`${whole.replaceAll(',', '')}${decimals}`);
  return isMoney(amount) ? amount : null;
}

/** Asks for one other amount. Not a form element: the sheet is inside the form of the answers, which must not submit. */
export function AmountFactBox({ onChoose, ...of }: AmountFactProps) {
  const { request, result, law } = of;
  const { t, money, stateName } = useEstimateNames();
  const id = useId();
  const [kind, setKind] = useState<Kind>('ira');
  const [typed, setTyped] = useState(() => String(startOf('ira', of)));
  const [isWrong, setWrong] = useState(false);
  const name = stateName(request.state);
  const taxOnly = useContext(TaxOnly);
  const hasStateTax = result.state_rate > 0 || amountOf(result, 'state.withheld') > 0;
  const isOffered = (one: Kind): boolean => {
    if (one === 'ira' || one === 'iraWithPlan') return true;
    // Without known payments, there is only a tax, which no withholding changes.
    return !taxOnly && (one !== 'stateWithheld' || hasStateTax);
  };
  const kinds = amountKinds.filter(isOffered);

  const chooseKind = (next: Kind): void => {
    setKind(next);
    setTyped(String(startOf(next, of)));
    setWrong(false);
  };
  const show = (): void => {
    const amount = amountTyped(typed);
    setWrong(amount === null);
    if (amount !== null) onChoose({ kind, amount });
  };
  const about = (one: Kind): string => {
    const key = 'taxTrace.whatIf.about';
    if (one === 'moreWithheld') return t(`${key}.moreWithheld`);
    if (one === 'withheld' || one === 'stateWithheld') {
      const isEstimated = request[one === 'withheld' ? 'federal_withheld' : 'state_withheld'] === undefined;
      const values = { name, amount: money(startOf(one, of)) };
      return t(`${key}.${one}${isEstimated ? 'Estimated' : ''}`, values);
    }
    const { limit, catchUp, phaseOutStart, phaseOutWidth } = law.ira;
    const start = phaseOutStart[request.filing_status];
    return t(`${key}.${one}`, {
      year: String(law.year),
      limit: money(asDollars(limit)),
      limitFrom50: money(asDollars(limit + catchUp)),
      start: money(asDollars(start)),
      end: money(asDollars(start + phaseOutWidth[request.filing_status])),
    });
  };
  return (
    <div className="ui-stack ui-stack--tight">
      <div className="tax-facts tax-facts--amount">
        <FilterSelect
          label={t('taxTrace.whatIf.amountOf')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`taxTrace.whatIf.amounts.${value}`, { name }) }))}
          onChange={chooseKind}
        />
        <div className="ui-filter">
          <label htmlFor={id}>{t('taxTrace.whatIf.amount')}</label>
          <span className="ui-amount">
            <span aria-hidden="true">$</span>
            <input
              id={id}
              className="ui-input"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}-about`}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                show();
              }}
            />
          </span>
        </div>
        <Button onClick={show}>{t('taxTrace.whatIf.show')}</Button>
      </div>
      <p
        id={`${id}-about`}
        className={isWrong ? 'ui-field__error' : 'tax-line__about'}
        role={isWrong ? 'alert' : undefined}
      >
        {isWrong ? t('taxTrace.whatIf.amountWrong') : about(kind)}
      </p>
    </div>
  );
}
