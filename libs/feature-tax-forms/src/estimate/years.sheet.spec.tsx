import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { estimate } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { Years } from './years.sheet';

const lastRequest: TaxEstimateRequest = {
  tax_year: 2024,
  filing_status: 'single',
  state: 'TX',
  w2_income: 40_000,
  federal_withheld: 6_000,
  state_withheld: 0,
};
const lastYear = { tax_year: 2024, request: lastRequest };

function show(facts: Partial<TaxEstimateRequest>, isOwn = true): void {
  const request = { ...lastRequest, tax_year: 2025, ...facts };
  const result = estimate(completeEstimateInput(request), lawOf(2025));
  render(<Years request={request} result={result} lastYear={lastYear} texts={null} isOwn={isOwn} />);
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('splits the difference into what the law and what the year changed, with the lines of each', async () => {
  show({ w2_income: 45_000 });
  // Taxable income 25,400 of 2024 (Tax Table: 2,819) and 24,250 and 29,250 of 2025 (2,675 and 3,275).
  expect(
    await screen.findByText(
      'Your refund is $456.00 less than last year: + $144.00 because the law changed, − $600.00 because your year changed.',
    ),
  ).toBeVisible();
  const sum = screen.getAllByRole('list')[0];
  expect(
    within(sum as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Tax year 2024Refund $3,181.00',
    'What the law changed+\u00A0$144.00',
    'What your year changed−\u00A0$600.00',
    'Tax year 2025Refund $2,725.00',
  ]);
  const law = await part('What the law changed');
  expect(law.getAllByText('+ $144.00')).toHaveLength(2);
  expect(law.getAllByRole('listitem')[0]).toHaveTextContent('Total tax$2,675.00 instead of $2,819.00+ $144.00');
  const household = await part('What your year changed');
  expect(household.getAllByText('− $600.00')).toHaveLength(2);
});

it('speaks of the client to a preparer, and says when no line changed', async () => {
  show({}, false);
  expect(await screen.findByText(/^The client’s refund is \$144.00 more than last year/)).toBeVisible();
  const household = await part('What the client’s year changed');
  expect(household.getByText('No line of the refund changed.')).toBeVisible();
});

it('says that the withholding is estimated if either year has none', async () => {
  show({ federal_withheld: undefined });
  expect(await screen.findByText('Where no withholding was entered, it is estimated from the wages.')).toBeVisible();
});
