import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { estimate } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import type { ExpectedState } from './use-expected-papers';
import { searchRange, useRange } from './use-range';

const single: TaxEstimateRequest = { filing_status: 'single', state: 'MI', w2_income: 60_000 };

function Page({ request, expected = null }: { request: TaxEstimateRequest | null; expected?: ExpectedState }) {
  const found = useRange(request, expected);
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

describe('papers of named payers', () => {
  const known = { federal_withheld: 0, state_withheld: 0, filer_birth_date: '1980-01-01' };
  const nobody = {
    ...{ employers: [], customers: [], platforms: [], pensions: [], banks: [], brokers: [] },
    ...{ hasSocialSecurity: false, hasMarketplace: false, hasHome: false },
  };

  it('are listed by name, with the bounds of what they can say', async () => {
    const expected = { ...nobody, pensions: ['TIAA'], banks: ['Huron Bank'] };
    render(<Page request={{ ...single, ...known }} expected={expected} />);
    const papers = await section();
    // 22% federal and 4.25% Michigan of 40,000, of which 12% up to the 22% bracket; 26.25% of 2,000 at most.
    expect(rows(papers)).toEqual([
      expect.stringMatching(/^1099-R from TIAAup to \$1\d,\d{3}$/),
      '1099-INT or 1099-DIV from Huron Bankup to $525',
    ]);
    expect(papers).toHaveTextContent('For each 1099-R, we count from nothing to $40,000 in steps of $10,000.');
    expect(papers).not.toHaveTextContent('tax withheld.');
  });

  it('name the W-2 whose withholding is missing', async () => {
    render(
      <Page request={{ ...single, filer_birth_date: '1980-01-01' }} expected={{ ...nobody, employers: ['Acme'] }} />,
    );
    expect(rows(await section())).toEqual(['W-2 from Acme (tax withheld)up to $11,601']);
  });

  it('count what an employer withholds from wages that are not entered', async () => {
    const request: TaxEstimateRequest = { ...single, w2_income: 0, unemployment_income: 9_000 };
    render(
      <Page request={{ ...request, filer_birth_date: '1980-01-01' }} expected={{ ...nobody, employers: ['Acme'] }} />,
    );
    const papers = await section();
    expect(rows(papers)).toEqual([
      expect.stringMatching(/^W-2 from Acmeup to \$/),
      '1099-G (tax withheld)up to $1,800',
    ]);
    expect(papers).toHaveTextContent('On a W-2 or 1099-R, we count up to 20% federal and 10% state tax withheld.');
  });

  it('are listed for sales, platforms and the marketplace, with Social Security left out', async () => {
    const expected = {
      ...nobody,
      platforms: ['Uber'],
      brokers: ['Hooli'],
      hasMarketplace: true,
      hasSocialSecurity: true,
    };
    render(<Page request={{ ...single, ...known, w2_income: 36_450 }} expected={expected} />);
    const papers = await section();
    expect(rows(papers)).toEqual([
      expect.stringMatching(/^1099-K from Uberup to \$/),
      // Without other income, the whole credit and all that is repaid are 11,492.
      'Form 1095-A (marketplace insurance)up to $12,000',
      expect.stringMatching(/^1099-B from Hooliup to \$/),
    ]);
    expect(papers).toHaveTextContent('For each 1099-K, we count a profit from nothing to $30,000 in steps of $6,000.');
    expect(papers).toHaveTextContent('a short-term gain from nothing to $10,000 in steps of $2,500, but no loss');
    expect(papers).toHaveTextContent('For Form 1095-A, we count premiums from nothing to $12,000 for the year');
    expect(papers).toHaveTextContent('The range doesn’t count Form SSA-1099');
  });

  it('count what is withheld from entered benefits and pensions', async () => {
    const request: TaxEstimateRequest = { filing_status: 'single', state: 'MI', filer_birth_date: '1950-01-01' };
    const incomes = { unemployment_income: 9_000, retirement_income: 20_000 };
    render(<Page request={{ ...request, ...incomes }} expected={{ ...nobody, pensions: ['TIAA'] }} />);
    const papers = await section();
    expect(rows(papers)).toEqual(['1099-R from TIAA (tax withheld)up to $6,000', '1099-G (tax withheld)up to $1,800']);
    expect(papers).toHaveTextContent('On a 1099-R, we count up to 20% federal and 10% state tax withheld.');
    expect(papers).toHaveTextContent('On a 1099-G, we count up to 10% federal and 10% state tax withheld.');
  });

  it('are waited for, so that the list does not grow', async () => {
    const { rerender } = render(<Page request={single} expected="loading" />);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(screen.queryByRole('region')).toBeNull();
    rerender(<Page request={single} expected={{ ...nobody, hasHome: true }} />);
    await section();
  });
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
