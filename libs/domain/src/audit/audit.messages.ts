import type { MessageTree } from '../i18n/message';

/**
 * Messages of the audit log for the admin, including its exports. Exports also contain the untranslated action name.
 */
export const auditMessages = {
  title: 'Audit Log',
  lead: 'Who did what, and when. Nobody can change it, not even an administrator.',
  search: 'Search by person',
  searchHint: 'Name or email',
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
    profile: 'Public profiles',
    call: 'Refused calls',
  },
  /** Keyed by action (audit.actions.ts). */
  did: {
    account: {
      create: 'Made an account',
      disable: 'Closed an account',
      reopen: 'Reopened an account',
    },
    call: {
      refuse: 'Asked for something that is not theirs',
    },
    client: {
      assign: 'Gave a client a preparer',
      choose: 'Changed the preparer they chose before submitting',
      preferences: 'Said what they need',
      reveal: 'Saw a full number of a client',
      undo_assign: 'Undid a bulk assignment',
      view: 'Opened a client',
    },
    demo: {
      remove: 'Removed the demo accounts',
    },
    document: {
      delete: 'Moved a document to the trash',
      download: 'Downloaded a document',
      move: 'Moved a document to another category',
      purge: 'Removed a deleted document for good',
      rename: 'Renamed a document',
      restore: 'Restored a document from the trash',
      scan_infected: 'Malware found in a document',
      scan_failed: 'A document could not be scanned',
      upload: 'Uploaded a document',
      view: 'Opened a document',
    },
    documents: {
      list: 'Opened the documents of a client',
    },
    export: {
      finish: 'Finished an export',
      start: 'Started an export',
    },
    intake: {
      changes_discarded: 'Went back to the submitted intake form',
      created: 'Began an intake form',
      history: 'Opened what was submitted before',
      submitted: 'Submitted the intake form',
      view: 'Opened an intake form',
    },
    lead: {
      assign: 'Gave a lead to a preparer',
    },
    messages: {
      list: 'Opened the messages of a client',
    },
    office: {
      create: 'Created an office',
      update: 'Changed an office',
    },
    password: {
      change: 'Changed the password',
      reset: 'Set a new password by a link',
      send_link: 'A link for a new password was sent',
    },
    pin: {
      reset: 'Made a new PIN',
    },
    preparer: {
      approve: 'Approved a preparer',
      delete: 'Deleted a preparer',
      reject: 'Rejected a preparer',
      update: 'Changed a preparer',
    },
    profile: {
      picture: 'Changed their profile picture',
      update: 'Changed their public profile',
    },
    schedule_c: {
      changes_discarded: 'Went back to the submitted Schedule C',
      created: 'Began a Schedule C',
      history: 'Opened the Schedule C submitted before',
      submitted: 'Submitted the Schedule C',
      view: 'Opened a Schedule C',
    },
    secret: {
      replace: 'A secret of the server was replaced',
    },
    session: {
      end: 'Signed out',
      refresh: 'An old session was used again',
      start: 'Signed in',
    },
    'sign-in': {
      slow: 'Sign-ins were slowed down after many tries',
    },
    site: {
      change_logo: 'Changed the logo',
      remove_logo: 'Removed the logo',
      update: 'Changed the office settings',
    },
  },
  /** Replaces the description in `did` when the action was refused or failed. */
  tried: {
    export: {
      finish: 'An export broke off',
    },
    password: {
      change: 'Tried to change the password',
    },
    session: {
      start: 'Tried to sign in',
    },
  },
  /** Keyed by fact (audit.actions.ts). */
  facts: {
    accounts: 'Accounts',
    bytes: 'Bytes',
    call: 'Request',
    child: 'Child',
    client_id: 'Client',
    clients: 'Clients',
    content_type: 'File type',
    document_type: 'Kind of document',
    field: 'Number',
    fields: 'Changed',
    first: 'First administrator',
    format: 'Format',
    list: 'List',
    narrowed_by: 'Narrowed by',
    office_id: 'Office',
    preparer_id: 'Preparer',
    reason: 'Reason',
    role: 'Role',
    rows: 'Rows',
    status: 'Status',
    via: 'How',
  },
  statuses: { active: 'Active', pending: 'Waiting for approval', disabled: 'Closed' },
  reasons: {
    wrong_credentials: 'Wrong email, password or PIN',
    temporary_password_expired: 'The temporary password had expired',
    old_session_used: 'An old session was used again',
  },
  /** Sensitive numbers that a preparer may reveal. */
  numbers: {
    ssn: 'Social Security number',
    spouse_ssn: 'Social Security number of the spouse',
    child_ssn: 'Social Security number of a child',
    account_number: 'Account number',
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
    code: 'Action',
    outcome: 'Outcome',
    object: 'Of what',
    objectId: 'Its id',
    details: 'Details',
    stored: 'As recorded',
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
