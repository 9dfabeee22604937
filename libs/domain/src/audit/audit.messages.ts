import type { MessageTree } from '../i18n/message';

/**
 * Messages of the audit log for the admin, including its exports. Exports also contain the untranslated action name.
 */
export const auditMessages = {
  title: 'Audit Log',
  lead: 'A record of who did what and when. No one can change it, not even an administrator.',
  search: 'Search by person',
  searchHint: 'Name or email',
  action: 'Action',
  actions: {
    session: 'Sign-ins',
    client: 'Clients',
    intake: 'Intake forms',
    schedule_c: 'Schedule C',
    request: 'Requested documents',
    return: 'Returns',
    document: 'Documents',
    messages: 'Messages',
    preparer: 'Preparers',
    office: 'Offices',
    lead: 'Leads',
    site: 'Office settings',
    template: 'Message templates',
    season: 'Tax seasons',
    account: 'Accounts',
    passkey: 'Passkeys',
    password: 'Passwords',
    pin: 'PINs',
    second_factor: 'Two-step sign-in',
    export: 'Exports',
    profile: 'Public profiles',
    call: 'Denied requests',
  },
  /** Keyed by action (audit.actions.ts). */
  did: {
    account: {
      create: 'Created an account',
      disable: 'Closed an account',
      dispose: 'Deleted the data of a former client',
      dispose_unverified: 'Deleted an unused account with an unconfirmed email',
      reopen: 'Reopened an account',
      send_verification: 'Sent a link to confirm an email',
      verify_email: 'Confirmed their email',
    },
    call: {
      refuse: 'Was denied access',
    },
    client: {
      assign: 'Assigned a client to a preparer',
      choose: 'Changed their choice of preparer before submitting',
      preferences: 'Sent preferences',
      reveal: 'Viewed a client’s full number',
      undo_assign: 'Undid a bulk assignment',
      view: 'Viewed a client',
    },
    demo: {
      remove: 'Removed the demo accounts',
    },
    document: {
      delete: 'Moved a document to the trash',
      download: 'Downloaded a document',
      move: 'Moved a document to another category',
      purge: 'Permanently deleted a document',
      rename: 'Renamed a document',
      restore: 'Restored a document from the trash',
      scan_infected: 'Malware found in a document',
      scan_failed: 'A document could not be scanned',
      upload: 'Uploaded a document',
      view: 'Viewed a document',
    },
    documents: {
      list: 'Viewed a client’s documents',
    },
    export: {
      finish: 'Finished an export',
      start: 'Started an export',
    },
    intake: {
      changes_discarded: 'Discarded changes to the intake form',
      created: 'Started an intake form',
      history: 'Viewed earlier submissions',
      submitted: 'Submitted the intake form',
      view: 'Viewed an intake form',
    },
    lead: {
      assign: 'Assigned a lead',
    },
    messages: {
      list: 'Viewed a client’s messages',
    },
    office: {
      create: 'Created an office',
      update: 'Updated an office',
    },
    passkey: {
      add: 'Added a passkey',
      remove: 'Removed a passkey',
      rename: 'Renamed a passkey',
    },
    password: {
      change: 'Changed their password',
      reset: 'Set a new password through a link',
      send_link: 'Sent a password reset link',
    },
    pin: {
      reset: 'Reset a PIN',
    },
    preparer: {
      approve: 'Approved a preparer',
      delete: 'Deleted a preparer',
      reject: 'Rejected a preparer',
      update: 'Updated a preparer',
    },
    profile: {
      picture: 'Changed their profile picture',
      update: 'Updated their public profile',
    },
    request: {
      accept: 'Accepted a requested document',
      add: 'Requested a document',
      answer: 'Answered what happened in the year',
      explain: 'Explained why a document is not sent',
      file: 'Sorted a file under a requested document',
      reject: 'Sent a requested document back',
      remind: 'Reminded a client of open documents',
      reopen: 'Took an explanation back',
      tell: 'Told a client what was sent back',
      unlink: 'Took a file away from a requested document',
      waive: 'Did without a requested document',
    },
    return: {
      amend: 'Amended a return',
      file: 'Recorded filings of a return',
      move: 'Moved a return',
      note: 'Wrote a note on a return',
      update: 'Updated the dates of a return',
      view: 'Viewed a return',
    },
    schedule_c: {
      changes_discarded: 'Discarded changes to the Schedule C',
      created: 'Started a Schedule C',
      history: 'Viewed earlier Schedule C submissions',
      submitted: 'Submitted the Schedule C',
      view: 'Viewed a Schedule C',
    },
    second_factor: {
      remove: 'Turned off their two-step sign-in',
      renew_codes: 'Created new recovery codes',
      reset: 'Reset someone’s two-step sign-in',
      set_up: 'Set up two-step sign-in',
      use_recovery_code: 'Used a recovery code',
    },
    season: {
      close: 'Closed a tax season',
      open: 'Opened a tax season',
    },
    secret: {
      replace: 'A server secret was replaced',
    },
    session: {
      end: 'Signed out',
      end_others: 'Signed out on all other devices',
      refresh: 'An old session was reused',
      start: 'Signed in',
      step_up: 'Confirmed their identity',
    },
    'sign-in': {
      slow: 'Sign-ins were slowed down after repeated failed attempts',
    },
    site: {
      change_logo: 'Changed the logo',
      remove_logo: 'Removed the logo',
      update: 'Updated the office settings',
    },
    template: {
      create: 'Created a message template',
      delete: 'Deleted a message template',
      update: 'Updated a message template',
    },
  },
  /** Replaces the description in `did` when the action was refused or failed. */
  tried: {
    export: {
      finish: 'Export interrupted',
    },
    password: {
      change: 'Tried to change their password',
    },
    session: {
      start: 'Tried to sign in',
      step_up: 'Failed to confirm their identity',
    },
  },
  /** Keyed by fact (audit.actions.ts). */
  facts: {
    accounts: 'Accounts',
    bytes: 'Bytes',
    call: 'Request',
    cause: 'Cause',
    child: 'Child',
    client_id: 'Client',
    clients: 'Clients',
    content_type: 'File type',
    document_type: 'Document type',
    due_on: 'Due date',
    extension_filed_on: 'Extension filed on',
    field: 'Number',
    fields: 'Changed',
    first: 'First administrator',
    format: 'Format',
    from_state: 'From',
    list: 'List',
    narrowed_by: 'Filters',
    office_id: 'Office',
    preparer_id: 'Preparer',
    reason: 'Reason',
    reassigned: 'Kept by a later preparer',
    role: 'Role',
    rows: 'Rows',
    sequence: 'Return of the year',
    status: 'Status',
    time_zone: 'Time zone',
    to_state: 'To',
    via: 'How',
  },
  /** The value of a fact that was cleared. */
  unset: 'not set',
  statuses: { active: 'Active', pending: 'Pending approval', disabled: 'Closed' },
  reasons: {
    wrong_credentials: 'Wrong email, password or PIN',
    wrong_code: 'Wrong code',
    wrong_passkey: 'The passkey was not accepted',
    passkey_counter: 'The passkey may have been copied',
    temporary_password_expired: 'The temporary password had expired',
    old_session_used: 'An old session was reused',
  },
  /** Sensitive numbers that a preparer may reveal. */
  numbers: {
    ssn: 'Social Security number',
    spouse_ssn: 'Spouse’s Social Security number',
    child_ssn: 'Child’s Social Security number',
    account_number: 'Account number',
  },
  outcome: 'Outcome',
  outcomes: { ok: 'Done', refused: 'Denied', failed: 'Failed' },
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
    object: 'Item',
    objectId: 'Item ID',
    details: 'Details',
    stored: 'As recorded',
    address: 'IP address',
    request: 'Request',
  },
  nobody: 'Not signed in',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    audit: typeof auditMessages;
  }
}
