import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { renderArea } from '@portal/feature-area/testing/area';
import { Component } from '../area';
import { site } from '../testing';

const box = (name: string) => screen.getByRole('textbox', { name });
const children = () => screen.getByRole('combobox', { name: 'Children you claim' });
const panel = () => screen.getByRole('complementary', { name: 'Estimated Tax Refund' });

let server: FakeServer;
const open = async (office = site) => {
  sessionStorage.clear();
  server = fakeServer({
    'GET /site': () => json(office),
    'GET /agent-links': () => json([]),
    'GET /offices': () => json([]),
  });
  renderArea(Component, '/estimate');
  await screen.findByRole('heading', { level: 1, name: 'Estimate your refund' });
};
const fill = async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'MI');
  await userEvent.type(box('W-2 income (optional)'), '40000');
  await userEvent.type(box('Retirement income (optional)'), '5000');
};
afterEach(() => server.stop());

describe('tax year of an estimate without an account', () => {
  // An income of 45,000 less the standard deduction of a single filer.
  it.each([
    [2024, /Taxable income\$30,400\.00/],
    [2025, /Taxable income\$29,250\.00/],
  ])("is the office's season: %s", async (tax_year, taxable) => {
    await open({ ...site, tax_year });
    await fill();
    await waitFor(() => expect(panel()).toHaveTextContent(taxable));
    expect(within(panel()).getByRole('heading', { level: 2 })).toHaveTextContent(`Estimated Tax Refund ${tax_year}`);
  });

  it('shows no estimate in a season without law', async () => {
    await open({ ...site, tax_year: 2027 });
    expect(await screen.findByText(/2027/)).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Estimated Tax Refund' })).toBeNull();
  });
});

describe('estimate without an account', () => {
  beforeEach(() => open());

  it('estimates from the entered values, including children, and sends none of them', async () => {
    expect(screen.queryByLabelText(/Social Security/)).toBeNull();
    await fill();
    await waitFor(() => expect(within(panel()).getAllByText(/\$\d/).length).toBeGreaterThan(0));
    const without = panel().textContent;
    await userEvent.selectOptions(children(), '2');
    await waitFor(() => expect(panel().textContent).not.toBe(without));
    // Wait longer than the intake form's debounce.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(server.sent.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(JSON.stringify(server.sent.map(({ path }) => path))).not.toMatch(/40000|5000|MI/);
  });

  it('asks for boxes 1, 2 and 17 of the W-2, in this order', () => {
    const labels = [...document.querySelectorAll('main form .ui-amount, form .ui-amount')].map(
      (one) => one.closest('.ui-field')?.querySelector('label')?.textContent,
    );
    expect(labels.slice(0, 3)).toEqual([
      'W-2 income (optional)',
      'Federal tax withheld (optional)',
      'State tax withheld (optional)',
    ]);
    expect(box('W-2 income (optional)')).toHaveAccessibleDescription(/Box 1 of your W-2/);
    expect(box('Federal tax withheld (optional)')).toHaveAccessibleDescription(/Box 2 of your W-2/);
    expect(box('State tax withheld (optional)')).toHaveAccessibleDescription(/Box 17 of your W-2/);
  });

  it('shows the tax as long as box 2 is empty, and the refund once it is filled in', async () => {
    await fill();
    expect(await within(panel()).findAllByText('Estimated tax')).not.toEqual([]);
    expect(panel()).not.toHaveTextContent('You owe');
    await userEvent.type(box('Federal tax withheld (optional)'), '6000');
    expect(await within(panel()).findAllByText('Refund')).not.toEqual([]);
  });

  it('confirms that the amounts were copied, without mentioning Social Security numbers', async () => {
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with these numbers' }));
    await screen.findByRole('heading', { level: 1, name: 'General Intake' });
    expect(screen.getByText('We filled in the numbers from your estimate.')).toBeVisible();
    expect(screen.queryByText(/except your Social Security number/)).toBeNull();
  });

  it('copies the amounts to the intake, including those with no field there', async () => {
    await fill();
    await userEvent.selectOptions(children(), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with these numbers' }));
    await screen.findByRole('heading', { level: 1, name: 'General Intake' });
    for (let at = 0; at < 2; at += 1) await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(box('W-2 income (optional)')).toHaveValue('40,000.00');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const carried = screen.getByRole('region', { name: 'From your estimate' });
    expect(within(carried).getByText('$5,000.00')).toBeVisible();
    expect(within(carried).getByText('Children you claim').nextSibling).toHaveTextContent('2');
  });

  it('explains the amount in a lazy-loaded modal', async () => {
    await fill();
    await userEvent.click(await within(panel()).findByRole('button', { name: 'How we got this' }));
    const trace = await screen.findByRole('dialog', { name: 'How we got this' });
    expect(await within(trace).findByText('Federal return (Form 1040)')).toBeVisible();
  });

  it('is restored when the visitor returns from the intake', async () => {
    await fill();
    await userEvent.selectOptions(children(), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with these numbers' }));
    await screen.findByRole('heading', { level: 1, name: 'General Intake' });
    cleanup();
    renderArea(Component, '/estimate');
    await screen.findByRole('heading', { level: 1, name: 'Estimate your refund' });
    expect(box('W-2 income (optional)')).toHaveValue('40,000.00');
    expect(children()).toHaveValue('3');
    await waitFor(() => expect(within(panel()).getAllByText(/\$\d/).length).toBeGreaterThan(0));
  });
});
