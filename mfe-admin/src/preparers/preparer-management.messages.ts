import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the Preparer Management tab (specification part 2, section 2). */
export const preparerManagementMessages = {
  search: 'Search preparers',
  searchHint: 'Name or email',
  office: 'Office',
  sort: 'Sort by',
  sorts: {
    name: 'Name, A to Z',
    name_descending: 'Name, Z to A',
    clients: 'Fewest clients first',
    clients_descending: 'Most clients first',
  },
  columns: {
    name: 'Preparer',
    code: 'Code',
    office: 'Office',
    contact: 'Contact',
    specialties: 'Specialties',
    clients: 'Clients',
    workload: 'Workload',
    actions: 'Actions',
  },
  asCards: 'Show as cards',
  asTable: 'Show as table',
  add: 'Add Preparer',
  addFirst: 'Add your first preparer. They get an account, a PIN and their own page.',
  edit: 'Edit',
  editName: 'Edit {name}',
  moreShort: 'More',
  moreSpecialties: '{count, plural, one {# more specialty} other {# more specialties}}: {names}',
  workload: {
    title: 'Workload by office',
    about: 'Average clients per preparer: Normal up to 10, Medium above 10, High above 15.',
    office:
      '{preparers, plural, one {# preparer} other {# preparers}}, {clients, plural, one {# client} other {# clients}}',
    perPreparer: '{ratio} clients per preparer',
    ofPreparer: '{count, plural, one {# client} other {# clients}}',
  },
  pending: {
    title: 'Pending approval',
    about: 'These people signed up on their own. They can’t see clients until you approve them.',
    since: 'Registered {date}',
    approve: 'Approve',
    approveName: 'Approve {name}',
    reject: 'Reject',
    rejectName: 'Reject {name}',
    rejectTitle: 'Reject this registration?',
    rejectAbout: '{name}’s account will be closed, and we’ll let them know by email.',
    rejectAction: 'Reject registration',
    approved: '{name} was approved.',
    rejected: '{name} was rejected.',
    approveFailed: 'Failed to approve preparer',
    rejectFailed: 'Failed to reject preparer',
    waiting: '{count, plural, one {# waits} other {# wait}} for approval',
    none: 'Nobody is waiting for approval.',
    others: 'All preparers',
  },
  form: {
    add: 'Add Preparer',
    edit: 'Edit Preparer',
    create: 'Create Preparer',
    password: 'Temporary password',
    passwordHelp: 'At least {min} characters. They’ll choose their own when they first sign in.',
    draw: 'Generate another',
    specialtiesHelp: 'Separated by commas.',
    noOffice: 'No office',
    phone: 'Phone (optional)',
    officeLater: 'The account was created, but we couldn’t add it to the office. Choose Edit to try again.',
    added: '{name} was added.',
    updated: '{name} was updated.',
  },
  access: {
    title: 'Share these credentials',
    once: 'This is shown only once',
    about: 'You can’t view it again. Write it down and give it to {name} in person or by phone.',
    pin: 'Security PIN',
    password: 'Temporary password',
    signIn: 'Sign in at',
    copyPin: 'Copy PIN',
    copyPassword: 'Copy password',
    noted: 'I’ve saved it',
    first: 'Save it first, then choose “I’ve saved it”.',
  },
  pin: {
    menu: 'Reset PIN',
    title: 'Reset {name}’s PIN?',
    about: 'The old PIN will stop working, and {name} will be signed out everywhere.',
    action: 'Reset PIN',
    failed: 'Failed to reset PIN',
  },
  link: {
    menu: 'Send password reset link',
    sent: 'We sent a password reset link to {email}.',
    failed: 'Failed to send the link',
  },
  remove: {
    menu: 'Delete',
    title: 'Delete {name}?',
    about: 'They’ll be signed out immediately and removed from all lists. Their name stays in the history.',
    hasClients:
      '{count, plural, one {# client is} other {# clients are}} still assigned to {name}. Reassign them in Client Assignments first.',
    toAssignments: 'Open Client Assignments',
    action: 'Delete Preparer',
    done: '{name} was deleted.',
  },
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    preparerManagement: typeof preparerManagementMessages;
  }
}
