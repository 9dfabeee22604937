import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { auditEndpoints } from '@portal/domain/audit/audit.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import type { ExportList } from '@portal/domain/exports/exports.dto';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { leadEndpoints } from '@portal/domain/preferences/leads.endpoints';
import { listAdminPreparers } from '@portal/domain/accounts/admin-accounts.endpoints';
import type { RevenueBreakdown } from '@portal/domain/statistics/statistics.dto';
import { adminReturnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import type { Caller } from '@portal/bff-platform/testing/caller';

/** Escapes formulas as the export does. */
const safe = (text: string): string => (text.startsWith('=') ? `'${text}` : text);
const dollars = (amount: number): string => amount.toFixed(2);
const yesOrNo = (holds: boolean): string => (holds ? 'Yes' : 'No');

/** Rows of a list, keyed by column title. */
type Shown = (call: Caller, token: string) => Promise<Record<string, string>[]>;

interface Screen {
  /** Query parameters for search, filters and sort order of the list. */
  criteria?: string;
  /** Converts the endpoint's response into the rows that the screen shows. */
  shown: Shown;
}

const shownOf =
  <Answer>(
    answer: (call: Caller, token: string) => Promise<{ body: Answer }>,
    rows: (body: Answer) => Record<string, string>[],
  ): Shown =>
  async (call, token) =>
    rows((await answer(call, token)).body);

const revenueOf = (rows: (revenue: RevenueBreakdown) => Record<string, string>[]): Shown =>
  shownOf((call, token) => call(statisticsEndpoints.revenue, { token }), rows);

/** Typed so that a missing list does not compile: every export is compared with its screen. */
export const exportedScreens: Readonly<Record<ExportList, Screen>> = {
  intakes: {
    criteria: 'search=export&sort=income_descending',
    shown: shownOf(
      (call, token) =>
        call(adminIntakeEndpoints.list, { query: { search: 'export', sort: 'income_descending' }, token }),
      (rows) =>
        rows.map(({ client: { name }, total_income, preparer: whose, form_data }) => ({
          Client: safe(name),
          'Total income': dollars(total_income),
          Preparer: safe(whose?.name ?? 'Unassigned'),
          Status: form_data.submitted ? 'Submitted' : 'Draft',
        })),
    ),
  },
  clients: {
    criteria: 'search=export&sort=name_descending',
    shown: shownOf(
      (call, token) => call(adminClientEndpoints.list, { query: { search: 'export', sort: 'name_descending' }, token }),
      (rows) =>
        rows.map((row) => ({
          Client: safe(`${row.first_name} ${row.last_name}`),
          'Client since': row.created_at,
          'Intake form': yesOrNo(row.has_intake_form),
          Documents: String(row.documents_count),
          'Total income': dollars(row.total_income),
          Preparer: safe(row.assigned_preparer?.name ?? 'Unassigned'),
          Request: row.wishes ? 'Urgent; Prefers Main' : '',
        })),
    ),
  },
  'clients-by-office': {
    shown: shownOf(
      (call, token) => call(adminClientEndpoints.byOffice, { token }),
      (offices) =>
        Object.values(offices).map(({ office, clients_count, total_income }) => ({
          Office: safe(office.name),
          City: safe(office.city),
          Clients: String(clients_count),
          'Reported income': dollars(total_income),
        })),
    ),
  },
  preparers: {
    criteria: 'role=preparer&status=active&search=preparer',
    shown: shownOf(
      (call, token) =>
        call(listAdminPreparers, {
          query: { role: 'preparer', status: 'active', search: 'preparer' },
          token,
        }),
      (rows) =>
        rows.map((row) => ({
          Name: safe(`${row.first_name} ${row.last_name}`),
          Code: row.preparer_code,
          Office: safe(row.office_name ?? 'No office'),
          Specialties: row.specialties.join(', '),
          Clients: String(row.clients_count),
          Workload: 'Normal',
        })),
    ),
  },
  offices: {
    criteria: 'search=sample&sort=name_descending',
    shown: shownOf(
      (call, token) => call(adminOfficeEndpoints.list, { query: { search: 'sample', sort: 'name_descending' }, token }),
      (rows) =>
        rows.map((row) => ({
          Office: safe(row.name),
          Address: row.address,
          City: safe(row.city),
          'ZIP code': row.zip_code,
          Email: row.email,
          Phone: row.phone,
          Preparers: String(row.preparers_count),
          Clients: String(row.clients_count),
        })),
    ),
  },
  leads: {
    criteria: 'status=open',
    shown: shownOf(
      (call, token) => call(leadEndpoints.list, { query: { status: 'open' }, token }),
      (rows) =>
        rows.map((row) => ({
          Who: safe(row.first_name ?? ''),
          Urgent: yesOrNo(row.urgent),
          'Has an account': 'No',
          When: row.created_at,
          Phone: row.phone ?? '',
          Request: `Prefers Main\n${safe(row.questions ?? '')}`,
          Preparer: 'Not assigned',
        })),
    ),
  },
  documents: {
    criteria: 'search=export&sort=filename_descending',
    shown: shownOf(
      (call, token) =>
        call(documentEndpoints.list, { query: { search: 'export', sort: 'filename_descending' }, token }),
      (rows) =>
        rows.map((row) => ({
          Client: safe(row.client_name ?? ''),
          'Client ID': row.user_id,
          File: safe(row.filename),
          'Virus check': row.scan_state === 'infected' ? 'Virus found' : '',
          Type: 'Receipts',
          Uploaded: row.uploaded_at,
        })),
    ),
  },
  returns: {
    criteria: 'search=export&sort=name',
    shown: shownOf(
      (call, token) => call(adminReturnEndpoints.list, { query: { search: 'export', sort: 'name' }, token }),
      (rows) =>
        rows.map((row) => ({
          Client: safe(`${row.first_name} ${row.last_name}`),
          Preparer: safe(row.preparer_name ?? ''),
          Since: row.state_since,
          'Business days': String(row.business_days),
          'Documents to come': String(row.open_for_client),
        })),
    ),
  },
  'income-by-kind': {
    shown: revenueOf(({ income_breakdown: income }) => [
      { Type: 'W-2 wages', Amount: dollars(income.w2_income), Share: '100.0%' },
      { Type: 'Self-employment', Amount: dollars(income.self_employment_income), Share: '0.0%' },
      { Type: 'Schedule C profit', Amount: dollars(income.schedule_c_profit), Share: '0.0%' },
      { Type: 'Unemployment', Amount: dollars(income.unemployment_income), Share: '0.0%' },
      { Type: 'Retirement', Amount: dollars(income.retirement_income), Share: '0.0%' },
      { Type: 'Other income', Amount: dollars(income.other_income), Share: '0.0%' },
    ]),
  },
  'top-offices': {
    shown: revenueOf(({ top_revenue_offices, revenue_by_office }) =>
      top_revenue_offices.map(([name, amount]) => ({
        Office: safe(name),
        Clients: String(revenue_by_office[name]?.clients),
        Amount: dollars(amount),
        Share: '50.0%',
      })),
    ),
  },
  'top-preparers': {
    shown: revenueOf(({ top_revenue_preparers, revenue_by_preparer }) =>
      top_revenue_preparers.map(([name, amount]) => ({
        Preparer: safe(name),
        Clients: String(revenue_by_preparer[name]?.clients),
        Amount: dollars(amount),
        Share: '50.0%',
      })),
    ),
  },
  'revenue-by-office': {
    shown: revenueOf(({ revenue_by_office, without_office }) =>
      [...Object.entries(revenue_by_office), ['Without an office', without_office] as const].map(([name, share]) => ({
        Office: safe(name),
        Clients: String(share.clients),
        Amount: dollars(share.total_income),
      })),
    ),
  },
  history: {
    criteria: 'search=export',
    shown: shownOf(
      (call, token) => call(assignmentEndpoints.history, { query: { search: 'export' }, token }),
      (rows) =>
        rows.map((row) => ({
          When: row.reassigned_at,
          Client: safe(row.client_name),
          From: 'None',
          To: safe(row.to_preparer_name ?? 'None'),
          Reason: safe(row.reason ?? 'No reason given'),
          How: 'Bulk assignment',
          'Changed by': 'Olivia Owner',
        })),
    ),
  },
  audit: {
    criteria: 'action=client.assign',
    shown: shownOf(
      (call, token) => call(auditEndpoints.list, { query: { action: 'client.assign' }, token }),
      (rows) =>
        rows.map((row) => ({
          Id: row.id,
          When: row.at,
          Who: 'Olivia Owner',
          What: 'Assigned a client to a preparer',
          Action: 'client.assign',
          Outcome: 'Done',
          Item: safe(row.object_name ?? ''),
          'Item ID': `client ${row.object_id}`,
          Details: 'How: Bulk assignment; Clients: 1; Preparer: =1+1 Preparer',
          'As recorded': row.details,
        })),
    ),
  },
};
