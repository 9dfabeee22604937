import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { exportLists, type ExportList } from '@portal/domain/exports/exports.dto';
import AssignmentsTab from '../assignments/assignments.tab';
import AuditPart from '../audit/audit.part';
import ClientsByOfficeTab from '../clients/clients-by-office.tab';
import DocumentsPage from '../documents/documents.page';
import HistoryTab from '../history/history.tab';
import IntakesTab from '../intakes/intakes.tab';
import LeadsPart from '../leads/leads.part';
import OfficesTab from '../offices/offices.tab';
import PreparersTab from '../preparers/preparers.tab';
import ReturnsPage from '../returns/returns.page';
import RevenueTab from '../revenue/revenue.tab';
import { listed, showAt } from '../testing/admin';

interface Table {
  screen: ReactElement;
  /** URL query with the search, filters and sort order. */
  address?: string;
  /** Query parameters that the export sends. */
  criteria?: string;
  /** Label of the export button, when a page has several. */
  button?: string;
}

/** Typed as a record, so that it does not compile if an exportable list is missing. */
const tables: Readonly<Record<ExportList, Table>> = {
  intakes: { screen: <IntakesTab />, address: 'search=ann&status=draft', criteria: 'search=ann&status=draft' },
  clients: {
    screen: <ClientsByOfficeTab />,
    address: 'search=ann&status=assigned&sort=name_descending',
    criteria: 'search=ann&status=assigned&sort=name_descending',
    button: 'Export: Clients',
  },
  'clients-by-office': { screen: <ClientsByOfficeTab />, button: 'Export: Offices' },
  preparers: {
    screen: <PreparersTab />,
    address: 'search=ann&office_id=none',
    criteria: 'role=preparer&status=active&search=ann&office_id=none',
  },
  offices: { screen: <OfficesTab />, address: 'search=main&sort=name', criteria: 'search=main&sort=name' },
  leads: { screen: <LeadsPart />, address: 'search=ann&status=open', criteria: 'search=ann&status=open' },
  documents: {
    screen: <DocumentsPage />,
    address: 'search=w2&sort=uploaded_descending',
    criteria: 'search=w2&sort=newest',
  },
  'income-by-kind': { screen: <RevenueTab />, button: 'Export: Income by type' },
  'top-offices': { screen: <RevenueTab />, button: 'Export: Top Revenue Offices' },
  'top-preparers': { screen: <RevenueTab />, button: 'Export: Top 5 Revenue Preparers' },
  'revenue-by-office': { screen: <RevenueTab />, button: 'Export: Revenue by Office' },
  history: { screen: <HistoryTab />, address: 'search=ann&sort=when', criteria: 'search=ann&sort=when' },
  returns: {
    screen: <ReturnsPage />,
    address: 'view=list&search=ann&state=preparing&preparer_id=none',
    criteria: 'search=ann&preparer_id=none&state=preparing',
  },
  audit: { screen: <AuditPart />, address: 'action=client&outcome=ok', criteria: 'action=client&outcome=ok' },
};

const revenue = {
  income_breakdown: {
    w2_income: 1,
    self_employment_income: 0,
    schedule_c_profit: 0,
    unemployment_income: 0,
    retirement_income: 0,
    other_income: 0,
  },
  top_revenue_offices: [],
  revenue_by_office: {},
  without_office: { id: '', clients: 1, total_income: 1 },
  top_revenue_preparers: [],
  revenue_by_preparer: {},
  client_analytics: { clients_with_income: 1, high_income_clients: 0, business_clients: 0, average_income: 1 },
};

let server: FakeServer;
// jsdom cannot draw on a canvas.
const draws = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
beforeEach(() => {
  const none = () => listed([]);
  server = fakeServer({
    'GET /admin/all-intake-forms': none,
    'GET /admin/audit-log': none,
    'GET /admin/clients': none,
    'GET /admin/clients-by-office': () => json({}),
    'GET /admin/leads': none,
    'GET /admin/offices': none,
    'GET /admin/reassignment-history': none,
    'GET /admin/returns': none,
    'GET /admin/revenue-breakdown': () => json(revenue),
    'GET /admin/unassigned-clients': none,
    'GET /admin/users': none,
    'GET /documents': none,
    'GET /documents/scanning': () => json({ enabled: true }),
  });
});
afterEach(() => server.stop());
afterAll(() => draws.mockRestore());

/** Exports a table, expects the server's error to be shown, and returns the query parameters of the request. */
async function askedBy(list: ExportList, { screen: shown, address = '', button = 'Export' }: Table): Promise<object> {
  server.answer(`GET /admin/exports/${list}`, () => refusal('throttled', 'Other exports are running.'));
  showAt(`/admin/table?${address}`, '/admin/:tab', shown);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as Excel (XLSX)' }));
  expect(await screen.findByText('Other exports are running.')).toBeVisible();
  const [exportRequest] = server.to(`/admin/exports/${list}`);
  return Object.fromEntries(new URL(exportRequest?.path ?? '', 'http://here').searchParams);
}

describe('every admin table', () => {
  it.each(exportLists)('is exported with the current search, filters and sort order: %s', async (list) => {
    const { criteria } = tables[list];
    expect(await askedBy(list, tables[list])).toEqual({ format: 'xlsx', criteria });
  });

  it('exports only unassigned clients from Client Assignments by default', async () => {
    const screenOf = { screen: <AssignmentsTab />, address: 'search=ann' };
    expect(await askedBy('clients', screenOf)).toEqual({ format: 'xlsx', criteria: 'search=ann&status=unassigned' });
  });
});
