import '@testing-library/jest-dom';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { showAt, whereShown } from '../testing/admin';
import { linesOf } from './amount-chart';
import RevenueTab from './revenue.tab';

const long = 'Wilhelmina-Alexandrina Featherstonehaugh';
const breakdown = {
  income_breakdown: {
    w2_income: 600_000.5,
    self_employment_income: 101_234.5,
    schedule_c_profit: -1_234.5,
    unemployment_income: 50_000,
    retirement_income: 150_000.25,
    other_income: 99_999.25,
  },
  top_revenue_offices: [
    ['Outer Drive Location', 400_000],
    ['Detroit Main Office', 350_000.5],
  ],
  revenue_by_office: {
    'Detroit Main Office': { id: 'detroit-main', clients: 120, total_income: 350_000.5 },
    'New Place': { id: 'new-place', clients: 0, total_income: 0 },
    'Outer Drive Location': { id: 'outer-drive', clients: 80, total_income: 400_000 },
  },
  without_office: { id: '', clients: 1_200, total_income: 249_999.5 },
  top_revenue_preparers: [
    [long, 400_000],
    ['Renee Okafor', 350_000.5],
  ],
  revenue_by_preparer: {
    [long]: { id: 'p1', clients: 80, total_income: 400_000 },
    'Renee Okafor': { id: 'p2', clients: 120, total_income: 350_000.5 },
  },
  client_analytics: {
    clients_with_income: 1_300,
    high_income_clients: 12,
    business_clients: 210,
    average_income: 769.23,
  },
};
const nothing = {
  income_breakdown: Object.fromEntries(Object.keys(breakdown.income_breakdown).map((kind) => [kind, 0])),
  top_revenue_offices: [],
  revenue_by_office: {},
  without_office: { id: '', clients: 1, total_income: 0 },
  top_revenue_preparers: [],
  revenue_by_preparer: {},
  client_analytics: { clients_with_income: 0, high_income_clients: 0, business_clients: 0, average_income: 0 },
};

let server: FakeServer;
// jsdom cannot draw; e2e/journeys/admin/admin-numbers.e2e.ts checks the bars in a browser.
const draws = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
const show = (answer: () => Response): void => {
  server = fakeServer({ 'GET /admin/revenue-breakdown': answer });
  showAt('/admin/revenue', '/*', <RevenueTab />);
};
afterEach(() => server.stop());
afterAll(() => draws.mockRestore());

const linesIn = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('revenue analytics', () => {
  it('shows "Failed to load admin dashboard data", and retries', async () => {
    show(() => refusal('unavailable', 'Down'));
    expect(await screen.findByText('Failed to load admin dashboard data')).toBeVisible();
    server.answer('GET /admin/revenue-breakdown', () => json(breakdown));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Income Breakdown')).toBeVisible();
  });

  it('shows why it is empty, and links to the intakes', async () => {
    show(() => json(nothing));
    expect(await screen.findByText('No income reported yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'View client intakes' }));
    expect(whereShown()).toBe('/admin/intakes');
  });

  it('shows income when profits and losses cancel out, or when there is only a loss', async () => {
    const income_breakdown = { ...nothing.income_breakdown, schedule_c_profit: 0 };
    const client_analytics = { ...nothing.client_analytics, clients_with_income: 1, business_clients: 2 };
    show(() => json({ ...nothing, income_breakdown, client_analytics }));
    expect(await screen.findByText('Income Breakdown')).toBeVisible();
    server.stop();
    cleanup();
    show(() => json({ ...nothing, income_breakdown: { ...income_breakdown, schedule_c_profit: -5 } }));
    expect(await screen.findByText('Income Breakdown')).toBeVisible();
    expect(screen.queryByText('No income reported yet.')).toBeNull();
  });

  it('draws the income mix, and lists the amounts to the cent', async () => {
    show(() => json(breakdown));
    await screen.findByText('Income Breakdown');
    expect(linesIn('Income by type')).toEqual([
      ['W-2 wages', '$600,000.50', '60.0%'],
      ['Self-employment', '$101,234.50', '10.1%'],
      ['Schedule C profit', '−$1,234.50', '–'],
      ['Unemployment', '$50,000.00', '5.0%'],
      ['Retirement', '$150,000.25', '15.0%'],
      ['Other income', '$99,999.25', '10.0%'],
    ]);
    expect(screen.getByText('$1,000,000.00')).toBeVisible();
    expect(
      screen.getByText(
        'A Schedule C replaces the self-employment amount on the intake form, so nothing is counted twice. Losses reduce the total.',
      ),
    ).toBeVisible();
    const charts = screen.getAllByRole('img', { name: /bar chart/ }).map((chart) => chart.getAttribute('aria-label'));
    expect(charts).toEqual([
      'Income by type: bar chart. The same figures are in the table below.',
      'Top Revenue Offices: bar chart. The same figures are in the table below.',
      'Top 5 Revenue Preparers: bar chart. The same figures are in the table below.',
      'Revenue by Office: bar chart. The same figures are in the table below.',
    ]);
  });

  it('lists the top offices and preparers in descending order, with their numbers of clients', async () => {
    show(() => json(breakdown));
    await screen.findByText('Income Breakdown');
    expect(linesIn('Top Revenue Offices')).toEqual([
      ['Outer Drive Location', '80', '$400,000.00', '40.0%'],
      ['Detroit Main Office', '120', '$350,000.50', '35.0%'],
    ]);
    expect(linesIn('Top 5 Revenue Preparers')).toEqual([
      [long, '80', '$400,000.00', '40.0%'],
      ['Renee Okafor', '120', '$350,000.50', '35.0%'],
    ]);
  });

  it('lists the income of every office and of clients without one, which add up to the total', async () => {
    show(() => json(breakdown));
    await screen.findByText('Income Breakdown');
    expect(linesIn('Revenue by Office')).toEqual([
      ['Outer Drive Location', '80', '$400,000.00', '40.0%'],
      ['Detroit Main Office', '120', '$350,000.50', '35.0%'],
      ['New Place', '0', '$0.00', '0.0%'],
      ['Without an office', '1,200', '$249,999.50', '25.0%'],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Detroit Main Office' }));
    expect(whereShown()).toBe('/admin/clients?office_id=detroit-main');
  });

  it('sorts each table by every column in the URL, without affecting the others', async () => {
    show(() => json(breakdown));
    await screen.findByText('Income Breakdown');
    const table = within(screen.getByRole('table', { name: 'Revenue by Office' }));
    const names = (name: string) => linesIn(name).map(([first]) => first);
    const [detroit, fresh, outer, none] = [
      'Detroit Main Office',
      'New Place',
      'Outer Drive Location',
      'Without an office',
    ];
    for (const [title, order] of [
      ['Office', [detroit, fresh, outer, none]],
      ['Clients', [fresh, outer, detroit, none]],
      ['Amount', [fresh, none, detroit, outer]],
      ['Share', [fresh, none, detroit, outer]],
    ] as const) {
      await userEvent.click(table.getByRole('columnheader', { name: title }));
      await waitFor(() => expect(names('Revenue by Office')).toEqual(order));
      await userEvent.click(table.getByRole('columnheader', { name: title }));
      await waitFor(() => expect(names('Revenue by Office')).toEqual(order.toReversed()));
    }
    expect(whereShown()).toBe('/admin/revenue?sort-revenue-by-office=share_descending');
    expect(names('Top Revenue Offices')).toEqual([outer, detroit]);
  });

  it('draws only the first twenty of many offices with a note; the table lists them all', async () => {
    const offices = Array.from({ length: 30 }, (_, at) => [
      `Office ${at}`,
      { id: `office-${at}`, clients: 1, total_income: 3_000 - at },
    ]);
    show(() => json({ ...breakdown, revenue_by_office: Object.fromEntries(offices) }));
    expect(await screen.findByText('The chart shows the first 20. The table lists them all.')).toBeVisible();
    const chart = screen.getByRole('img', {
      name: 'Revenue by Office: bar chart of the first 20. The table below lists them all.',
    });
    // 52 px per bar, and 36 px for the axis.
    expect(chart).toHaveStyle({ blockSize: '1076px' });
    expect(linesIn('Revenue by Office')).toHaveLength(31);
  });

  it('shows the threshold for high incomes as over $100k', async () => {
    show(() => json(breakdown));
    expect(await screen.findByText('High-income clients (over $100k)')).toBeVisible();
    const tiles = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(tiles).toEqual([
      'Clients with income1,300',
      'High-income clients (over $100k)12',
      'Business clients (with a Schedule C)210',
      'Average income (clients with income)$769.23',
    ]);
  });

  it('draws no chart without data', async () => {
    show(() => json({ ...breakdown, top_revenue_offices: [], revenue_by_office: {} }));
    expect(await screen.findByText('No offices have clients with income yet.')).toBeVisible();
    expect(screen.getAllByRole('img', { name: /bar chart/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Add an office' })).toHaveAttribute('href', '/admin/offices');
  });
});

describe('label lines beside a bar', () => {
  it.each([
    ['West', ['West']],
    ['Detroit Main Office', ['Detroit Main', 'Office']],
    [long, ['Wilhelmina-Alex…', 'Featherstonehau…']],
    ['One office of very many words that never end', ['One office of', 'very many words', 'that never end']],
    [
      'An office with so many words that nobody reads all of them',
      ['An office with', 'so many words', 'that nobody …'],
    ],
    ['', []],
  ])('%s', (label, lines) => expect(linesOf(label)).toEqual(lines));
});
