import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { estimate } from '@portal/tax-engine';
import { law2024 } from '@portal/tax-engine/law/2024/law';
import { law2025 } from '@portal/tax-engine/law/2025/law';
import { TaxOnly } from './tax-only';
import { WhatIf } from './what-if.sheet';

const family: TaxEstimateRequest = {
  filing_status: 'married_filing_jointly',
  state: 'MI',
  w2_income: 90_000,
  num_children: 1,
  dependents: [{ birth_date: '2015-01-01', relationship: 'child' }],
  federal_withheld: 6_000,
  state_withheld: 3_000,
};

function show(facts: Partial<TaxEstimateRequest> = {}): void {
  const asked = { ...family, ...facts };
  render(<WhatIf request={asked} result={estimate(completeEstimateInput(asked))} texts={null} law={law2024} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lines = async () =>
  (await within(screen.getByRole('status')).findAllByRole('listitem')).map(({ textContent }) => textContent);

it('shows what one more child would change, line by line, and what the lines add up to', async () => {
  show();
  await press('One more child');
  // Child tax credit 2,000; Michigan exemption 5,600 × 4.25 %.
  expect(await screen.findByText('+ $2,238.00')).toBeInTheDocument();
  expect((await lines()).slice(0, 2)).toEqual([
    expect.stringContaining('+\u00A0$2,000.00'),
    expect.stringContaining('+\u00A0$238.00'),
  ]);
  expect(screen.getByRole('button', { name: 'One more child' })).toHaveAttribute('aria-pressed', 'true');
});

it('keeps what it shows when the same fact is pressed twice', async () => {
  show();
  await press('One more child');
  await screen.findByText('+ $2,238.00');
  await press('One more child');
  expect(await screen.findByText('+ $2,238.00')).toBeInTheDocument();
});

it('says that a later law rests on earlier figures of the state', async () => {
  show({ state: 'VA' });
  await press('The law of 2025');
  expect(
    await screen.findByText('Some state or city figures are those of 2024, because we don’t have later ones yet.'),
  ).toBeVisible();
  expect(await lines()).toEqual(expect.arrayContaining([expect.stringContaining('+')]));
});

it('mentions no earlier figures if the law of the state is complete', async () => {
  show();
  await press('The law of 2025');
  // Michigan's exemption rises from 5,600 to 5,800 for each of three people.
  expect(await lines()).toEqual(expect.arrayContaining([expect.stringContaining('$25.50')]));
  expect(screen.queryByText(/figures are those of/)).not.toBeInTheDocument();
});

it('compares with the law of the year before in a later season', async () => {
  const later = { ...family, tax_year: 2025 };
  const result = estimate(completeEstimateInput(later), law2025);
  render(<WhatIf request={later} result={result} texts={null} law={law2025} />);
  const laws = screen.getAllByRole('button', { name: /^The law of / });
  expect(laws.map(({ textContent }) => textContent)).toEqual(['The law of 2024', 'The law of 2026']);
  await press('The law of 2024');
  // Michigan's exemption falls by 200 for each of three people, × 4.25 %.
  expect(await lines()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Child tax credit$2,000.00 instead of $2,200.00'),
      expect.stringContaining('−\u00A0$25.50'),
    ]),
  );
});

it('offers no fact that is so already', () => {
  show();
  for (const name of ['Married, filing jointly', 'The law of 2024'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('says when nothing would change', async () => {
  show({ w2_income: 0, federal_withheld: 0, state_withheld: 0, other_income: 100, num_children: 0, dependents: [] });
  await press('The law of 2026');
  expect(await screen.findByText('Nothing would change.')).toBeVisible();
});

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const chooseAmount = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Another amount' }), name);
const type = async (text: string) => {
  await userEvent.clear(amount());
  await userEvent.type(amount(), text);
};

it('replaces the estimated withholding with an amount, and says where the estimate comes from', async () => {
  const { federal_withheld: _known, ...estimated } = family;
  const result = estimate(completeEstimateInput(estimated));
  render(<WhatIf request={estimated} result={result} texts={null} law={law2024} />);
  await chooseAmount('Federal tax withheld');
  const withheld = result.lines.find(({ id }) => id === '1040.25d')?.amount ?? 0;
  expect(amount()).toHaveValue(String(withheld));
  expect(amount()).toHaveAccessibleDescription(/is estimated from the wages, as in IRS Publication 15-T/);
  await type(String(withheld + 100));
  await press('Show');
  expect(await screen.findAllByText('+ $100.00')).toHaveLength(2);
});

it('asks for what is owed as more withholding, by keyboard', async () => {
  show({ federal_withheld: 1_000 });
  await chooseAmount('More federal tax withheld');
  const owed = Number((amount() as HTMLInputElement).value);
  expect(owed).toBeGreaterThan(0);
  await userEvent.type(amount(), '{Enter}');
  expect(await screen.findByText(/No refund, nothing owed instead of You owe/)).toBeVisible();
});

it('refuses what is no amount, beside it', async () => {
  show();
  await type('12,34');
  await press('Show');
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveAccessibleDescription('Enter an amount in dollars, like 1,234.56.');
});

it('offers no withholding in a state without an income tax', () => {
  show({ state: 'TX', state_withheld: 0 });
  expect(screen.queryByRole('option', { name: 'Texas tax withheld' })).toBeNull();
});

it('shows the tax of a city with its rate and exemption, and goes back', async () => {
  show();
  const city = screen.getByRole('combobox', { name: 'City income tax' });
  await userEvent.selectOptions(city, 'Detroit, Michigan');
  expect(await screen.findByText(/^Detroit taxes its residents at 2.4% of their income after \$600.00/)).toBeVisible();
  expect(screen.getByText(/^Detroit, Michigan: Refund \$[\d,.]+, as before\.$/)).toBeVisible();
  // (90,000 − 3 × 600) × 2.4 %
  expect(await screen.findAllByText('− $2,116.80')).toHaveLength(2);
  expect(screen.getByText('The difference includes the city tax, which is on a separate return.')).toBeVisible();
  await userEvent.selectOptions(city, 'A place without one');
  expect(screen.queryByText('− $2,116.80')).toBeNull();
});

it('starts from the most that the filer may pay into an IRA at their age', async () => {
  show({ filer_birth_date: '1970-05-05' });
  expect(amount()).toHaveValue('8000');
  expect(amount()).toHaveAccessibleDescription(
    /^For 2024, the filer can pay in at most \$7,000.00, or \$8,000.00 from age 50/,
  );
  await press('Show');
  // 12 % and 4.25 % of 8,000.
  expect(await screen.findByText('+ $1,300.00')).toBeInTheDocument();
});

it('names the incomes between which a plan at work ends the deduction', async () => {
  show({ w2_income: 150_000 });
  await chooseAmount('Traditional IRA, plan at work');
  expect(amount()).toHaveAccessibleDescription(/as income rises from \$123,000.00 to \$143,000.00\.$/);
  await press('Show');
  expect(await screen.findByText('Nothing would change.')).toBeVisible();
});

it('asks about an IRA alone if no payment is known', () => {
  const result = estimate(completeEstimateInput(family));
  render(
    <TaxOnly value>
      <WhatIf request={family} result={result} texts={null} law={law2024} />
    </TaxOnly>,
  );
  expect(screen.getAllByRole('option', { name: /^Traditional IRA/ })).toHaveLength(2);
  expect(screen.queryByRole('option', { name: /withheld/ })).toBeNull();
});
