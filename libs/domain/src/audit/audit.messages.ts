import type { MessageTree } from '../i18n/message';

/** What the admin reads of the audit log. What was done is not translated: it is the same name in every report. */
export const auditMessages = {
  title: 'Audit Log',
  lead: 'Who did what, and when. Nobody can change it, not even an administrator.',
  search: 'Search by person',
  searchHint: 'Name or e-mail',
  action: 'Action',
  actions: {
    session: 'Sign-ins',
    client: 'Clients',
    intake: 'Intake forms',
    schedule_c: 'Schedule C',
    document: 'Documents',
    messages: 'Messages',
    preparer: 'Preparers',
    office: 'Offices',
    lead: 'Leads',
    site: 'Office settings',
    account: 'Accounts',
    password: 'Passwords',
    pin: 'PINs',
    export: 'Exports',
    call: 'Refused calls',
  },
  outcome: 'Outcome',
  outcomes: { ok: 'Done', refused: 'Refused', failed: 'Failed' },
  from: 'From',
  to: 'To',
  loadFailed: 'Failed to load the audit log',
  empty: 'Nothing in the audit log matches.',
  columns: {
    at: 'When',
    actor: 'Who',
    action: 'What',
    outcome: 'Outcome',
    object: 'Of what',
    details: 'Details',
    address: 'From address',
    request: 'Request',
  },
  nobody: 'Nobody signed in',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    audit: typeof auditMessages;
  }
}
