import { useContext, type ReactNode } from 'react';
import type { EstimateResult } from '@portal/tax-engine/result';
import { Money } from '@portal/ui-kit/core';
import { creditsOf, isPaidEstimated, sumOf, type CreditKind } from './estimate-sum';
import { refundOrOwed } from './refund-or-owed';
import { TaxOnly } from './tax-only';
import { useEstimateNames } from './use-estimate-names';
import './sum.css';

type Part = 'deductions' | 'taxable' | 'federal' | 'state' | 'credits' | 'paid' | 'refund' | 'owed';

interface RowProps {
  label: ReactNode;
  amount: number;
  /** Part of the chart that shows this row. */
  part?: Part;
  kind?: 'total' | 'detail';
}

const Row = ({ label, amount, part, kind }: RowProps) => (
  <tr className={kind ? `tax-sum__${kind}` : undefined}>
    <th scope="row">
      {part ? <i className={`tax-sum__key tax-part--${part}`} aria-hidden="true" /> : null}
      {label}
    </th>
    <td>
      <Money amount={amount} />
    </td>
  </tr>
);

/** Draws the parts of one bar side by side; `of`: amount represented by the full width. */
const Bar = ({ of, parts }: { of: number; parts: readonly (readonly [Part, number])[] }) => (
  <span className="tax-bar">
    {parts.map(([part, amount]) =>
      amount > 0 ? (
        <i key={part} className={`tax-part--${part}`} style={{ inlineSize: `${(amount / of) * 100}%` }} />
      ) : null,
    )}
  </span>
);

/**
 * Shows the whole sum: income, less deductions, tax, less credits, less payments, and the balance. The bars show how
 * much of the income is taxed, and how far credits and payments exceed the tax. Screen readers get the table.
 */
export function EstimateSum({ result }: { result: EstimateResult }) {
  const { t, stateName } = useEstimateNames();
  const taxOnly = useContext(TaxOnly);
  const sum = sumOf(result);
  const tax = sum.federalTax + sum.stateTax;
  const [refund, owed] = [Math.max(0, sum.balance), Math.max(0, -sum.balance)];
  const most = Math.max(tax, sum.credits + sum.paid, 1);
  const shown = (label: ReactNode, amount: number, part: Part) =>
    amount > 0 ? <Row label={label} amount={amount} part={part} /> : null;
  return (
    <table className="tax-sum">
      <caption className="ui-hidden">{t('tax.sum.caption')}</caption>
      <tbody>
        <Row label={t(sum.income < 0 ? 'tax.sum.loss' : 'tax.sum.income')} amount={Math.abs(sum.income)} />
        {shown(t('tax.sum.deductions'), sum.deductions, 'deductions')}
        {sum.income > 0 ? (
          <Drawing>
            <Bar
              of={Math.max(sum.income, 1)}
              parts={[
                ['taxable', sum.taxableIncome],
                ['deductions', sum.deductions],
              ]}
            />
          </Drawing>
        ) : null}
        <Row label={t('tax.sum.taxed')} amount={sum.taxableIncome} part="taxable" kind="total" />
      </tbody>
      <tbody>
        {shown(t('tax.sum.federalTax'), sum.federalTax, 'federal')}
        {shown(t('tax.sum.stateTax', { name: stateName(result.state) }), sum.stateTax, 'state')}
        <Credits result={result} all={sum.credits} />
        {shown(t(isPaidEstimated(result) ? 'tax.sum.paidEstimated' : 'tax.sum.paid'), sum.paid, 'paid')}
        {tax + sum.credits + sum.paid > 0 ? (
          <Drawing>
            <Bar
              of={most}
              parts={[
                ['federal', sum.federalTax],
                ['state', sum.stateTax],
                ['refund', refund],
              ]}
            />
            <Bar
              of={most}
              parts={[
                ['credits', sum.credits],
                ['paid', sum.paid],
                ['owed', taxOnly ? 0 : owed],
              ]}
            />
          </Drawing>
        ) : null}
        <Row
          label={t(refundOrOwed(result, taxOnly).word)}
          amount={owed + refund}
          {...(refund > 0 ? { part: 'refund' as const } : owed > 0 && !taxOnly ? { part: 'owed' as const } : {})}
          kind="total"
        />
      </tbody>
    </table>
  );
}

const Drawing = ({ children }: { children: ReactNode }) => (
  <tr aria-hidden="true">
    <td colSpan={2} className="tax-sum__drawing">
      {children}
    </td>
  </tr>
);

/**
 * Lists each credit by name, if there are any (specification part 1, section 9). A single credit shares the row of the
 * total, so that its amount appears only once.
 */
function Credits({ result, all }: { result: EstimateResult; all: number }) {
  const { t, stateName } = useEstimateNames();
  const names: Record<CreditKind, string> = {
    child: t('tax.childTaxCredit'),
    earned: t('tax.earnedIncomeCredit'),
    elderly: t('tax.sum.elderlyCredit'),
    premium: t('tax.sum.premiumCredit'),
    state: t('tax.sum.stateCredits', { name: stateName(result.state) }),
  };
  const credits = creditsOf(result);
  const [only, ...more] = credits;
  if (!only) return null;
  const isOne = more.length === 0;
  const label = (
    <>
      {t('tax.sum.credits')}
      {isOne ? <small>{names[only[0]]}</small> : null}
    </>
  );
  return (
    <>
      <Row label={label} amount={all} part="credits" />
      {isOne
        ? null
        : credits.map(([kind, amount]) => <Row key={kind} label={names[kind]} amount={amount} kind="detail" />)}
    </>
  );
}
