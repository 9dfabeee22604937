import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { estimate } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { searchRange, useRange } from './use-range';

const single: TaxEstimateRequest = { filing_status: 'single', state: 'MI', w2_income: 60_000 };

function Page({ request }: { request: TaxEstimateRequest | null }) {
  const found = useRange(request);
  return found ? <found.MissingPapers range={found.range} /> : <p>No papers are missing</p>;
}

const rows = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const section = () => screen.findByRole('region', { name: 'What your papers decide' });

it('lists the papers that are missing by what they decide, with the range they leave', async () => {
  render(<Page request={single} />);
  const papers = await section();
  expect(rows(papers)).toEqual([
    // Half of the tax on twice the wages: 9,169.25 federal, 2,431 Michigan.
    'W-2, boxes 2 and 17 (tax withheld)up to $11,601',
    expect.stringMatching(/^Date of birthup to \$/),
  ]);
  expect(papers).toHaveTextContent(/Lowest resultYou owe \$7,\d{3}Highest resultRefund \$/);
  expect(papers).toHaveTextContent('For the W-2, we count from nothing withheld');
  expect(papers).not.toHaveTextContent('1040-ES');
});

it('leaves out what is entered, and goes when nothing is missing', async () => {
  const { rerender } = render(<Page request={{ ...single, filer_birth_date: '1980-01-01' }} />);
  expect(rows(await section())).toEqual(['W-2, boxes 2 and 17 (tax withheld)up to $11,601']);
  rerender(<Page request={{ ...single, filer_birth_date: '1980-01-01', federal_withheld: 5_000 }} />);
  expect(await screen.findByText('W-2, box 17 (state tax withheld)')).toBeVisible();
  rerender(
    <Page request={{ ...single, filer_birth_date: '1980-01-01', federal_withheld: 5_000, state_withheld: 0 }} />,
  );
  expect(await screen.findByText('No papers are missing')).toBeVisible();
});

it('names every child whose date of birth decides something', async () => {
  render(
    <Page
      request={{
        ...single,
        federal_withheld: 0,
        state_withheld: 0,
        dependents: [{ relationship: 'child', birth_date: '2015-01-01' }, { relationship: 'child' }],
      }}
    />,
  );
  expect(within(await section()).getByText('Child 2’s date of birth')).toBeVisible();
  expect(screen.queryByText('Child 1’s date of birth')).toBeNull();
});

it('ends a search that is no longer needed', async () => {
  const ending = new AbortController();
  const search = searchRange(single, ending.signal);
  ending.abort();
  expect(await search).toBeNull();
});

it.each([2024, 2025, 2026])('searches by the law of the tax year %s', async (tax_year) => {
  const { range } = (await searchRange({ ...single, tax_year }, new AbortController().signal)) ?? {};
  for (const { balance, household } of range ? [range.low, range.high] : []) {
    const { estimated_refund, estimated_owe } = estimate(household, lawOf(tax_year));
    expect(estimated_refund - estimated_owe).toBe(balance);
  }
  expect(range?.low.balance).toBeLessThan(range?.high.balance ?? 0);
});
