import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLocale } from '@portal/i18n';
import { loadEngineTexts, loadStateRules, type StateRules } from '@portal/domain/tax/engine-texts';
import { estimate, type EstimateInput } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { request } from '@portal/tax-engine/testing/request';
import { Trace } from './trace';

const family: Partial<EstimateInput> = {
  filing_status: 'married_filing_jointly',
  state: 'MI',
  city: 'Detroit',
  w2_income: 76_650.5,
  num_children: 2,
  dependents: [
    { birth_date: '2015-01-01', relationship: 'child' },
    { birth_date: '2007-07-07', relationship: 'child' },
  ],
};
let rules: StateRules;
const show = (facts: Partial<EstimateInput>) =>
  render(<Trace result={estimate(request(facts))} texts={null} rules={rules} />);
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const lineOf = (id: string): HTMLElement => {
  const line = document.querySelector<HTMLElement>(`[data-line="${id}"]`);
  if (!line) throw new Error(`There is no line ${id}.`);
  return line;
};

beforeAll(async () => {
  rules = await loadStateRules('en');
});
afterEach(() => act(() => activateLocale('en')));

describe('trace', () => {
  it('shows form and line, a description, and the calculation on request', async () => {
    show(family);
    const taxed = within(lineOf('state.taxable_income'));
    expect(taxed.getByText('MI-1040, line 16')).toBeInTheDocument();
    expect(taxed.getByText('The income that Michigan taxes.')).toBeInTheDocument();
    await userEvent.click(taxed.getByText('How we calculated this', { exact: false }));
    const parts = taxed.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(parts).toEqual([
      'State adjusted gross income$76,650.50',
      '− Exemption allowance$22,400.00',
      '= State taxable income$54,250.50',
    ]);
  });

  it('mentions no earlier figures for a year whose law is complete', () => {
    render(<Trace result={estimate(request(family), lawOf(2025))} texts={null} rules={rules} />);
    expect(lineOf('state.agi')).not.toHaveTextContent('figures');
    expect(lineOf('state.line.mi_exemptions')).toHaveTextContent('By the rules of Michigan for tax year 2025.');
  });

  it('says beside the state’s income that a later year rests on earlier figures, in both languages', async () => {
    const result = estimate(request(family), lawOf(2026));
    const { rerender } = render(<Trace result={result} texts={null} rules={rules} />);
    expect(lineOf('state.agi')).toHaveTextContent(
      'Some of the Michigan figures for this tax year are not available yet, so this return uses earlier ones in their place.',
    );
    expect(lineOf('1040.12')).toHaveTextContent('By the federal rules for tax year 2026.');
    expect(lineOf('1040.12')).not.toHaveTextContent('2024');
    await act(() => activateLocale('es'));
    rerender(<Trace result={result} texts={await loadEngineTexts('es')} rules={rules} />);
    expect(lineOf('state.agi')).toHaveTextContent(/Algunas cifras de Míchigan .* usa las anteriores/);
  });

  it('shows the only nonzero line instead of a sum with zeros', () => {
    show(family);
    const explanationOf = (id: string) => lineOf(id).querySelector('details p')?.textContent;
    expect(explanationOf('1040.9')).toBe('Same as “Wages” (Form 1040, line 1z): nothing to add or subtract.');
    expect(explanationOf('state.net_tax')).toBe(
      'Same as “State tax before credits” (MI-1040, line 17): nothing to add or subtract.',
    );
  });

  it('leaves zeros out of a sum', () => {
    show({ state: 'MI', w2_income: 40_000, retirement_income: 5_000 });
    const parts = [...lineOf('1040.9').querySelectorAll('.tax-how li')].map(({ textContent }) => textContent);
    expect(parts).toEqual(['Wages$40,000.00', '+ Taxable pensions$5,000.00', '= Total income$45,000.00']);
    const owed = [...lineOf('1040.37').querySelectorAll('.tax-how li')].map(({ textContent }) => textContent);
    expect(owed).toHaveLength(3);
  });

  it('shows whether withholding was entered', () => {
    show({ ...family, federal_withheld: 6_000 });
    const explanationOf = (id: string) => lineOf(id).querySelector('details p')?.textContent;
    expect(explanationOf('1040.25d')).toBe('As you entered it in the form.');
    expect(explanationOf('state.withheld')).toMatch(
      /^You didn’t enter it, so we estimated the Michigan tax on your wages alone\./,
    );
    expect(explanationOf('local.withheld')).toMatch(/^You didn’t enter it, so we assume zero/);
  });

  it('omits the note about earners if neither spouse earns', () => {
    const couple = { filing_status: 'married_filing_jointly', state: 'MI', retirement_income: 48_000 } as const;
    show(couple);
    expect(screen.queryByText(/one spouse earned/)).not.toBeInTheDocument();
    expect(lineOf('1040.5b')).toHaveTextContent('We assume the whole pension is yours');
  });

  it('uses the singular for one child without a birth date', () => {
    show({ num_children: 1, w2_income: 40_000 });
    expect(lineOf('1040.19')).toHaveTextContent('We assume your child is 8 because no date of birth was entered.');
  });

  it("explains a state's rules with their numbers", () => {
    show(family);
    expect(lineOf('state.line.mi_exemptions')).toHaveTextContent('$5,600 for you, your spouse');
    expect(lineOf('state.tax_before_credits')).toHaveTextContent(/4\.25% of/);
  });

  it('collapses zero lines, and shows age-based decisions beside the line they affect', () => {
    show(family);
    const federal = section('Federal return (Form 1040)');
    expect(federal.getByText(/^\d+ lines of \$0.00$/)).toBeInTheDocument();
    expect(lineOf('1040.19')).toHaveTextContent(
      'Child 2 turned 17 in 2024, so the credit is $500 instead of the child tax credit.',
    );
    expect(lineOf('1040.12')).toHaveTextContent('We assume you’re under 65 because no date of birth was entered.');
  });

  it("shows the city's return separately, and lists what the estimate leaves out", () => {
    show(family);
    expect(section('Detroit return (Form 5118)').getByText(/not included in the amount above/)).toBeInTheDocument();
    expect(section('Not included in this estimate').getAllByRole('listitem').length).toBeGreaterThan(3);
  });

  it('ends state and city returns with their balance', () => {
    show({ ...family, state_withheld: 2_000, city_withheld: 2_000 });
    const endOf = (name: string) => section(name).getByText('Balance').parentElement?.textContent;
    expect(endOf('Michigan return (MI-1040)')).toBe('Balance You owe $305.65');
    expect(endOf('Detroit return (Form 5118)')).toBe('Balance Refund $217.99');
    expect(section('Federal return (Form 1040)').queryByText('Balance')).not.toBeInTheDocument();
  });

  it('explains that a state without an income tax has no return', () => {
    show({ state: 'TX', w2_income: 50_000 });
    expect(screen.queryByText('Balance')).not.toBeInTheDocument();
    expect(section('Texas').getByText(/Texas has no income tax on wages/)).toBeInTheDocument();
    expect(document.querySelector('[data-line="state.agi"]')).toBeNull();
  });

  it('is translated to Spanish, with the official English name of each line', async () => {
    await act(() => activateLocale('es'));
    const texts = await loadEngineTexts('es');
    render(<Trace result={estimate(request(family))} texts={texts} rules={await loadStateRules('es')} />);
    const exemptions = lineOf('state.line.mi_exemptions');
    expect(exemptions).toHaveTextContent(/^Monto de las exenciones/);
    expect(within(exemptions).getByText(/^Exemption allowance/)).toHaveAttribute('lang', 'en');
    expect(exemptions).toHaveTextContent('MI-1040, línea 15');
    expect(exemptions).toHaveTextContent('$5,600 por usted');
    expect(lineOf('1040.19')).toHaveTextContent('El hijo 2 cumplió 17 años en 2024');
  });
});
