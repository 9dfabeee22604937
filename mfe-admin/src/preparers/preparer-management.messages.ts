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
  add: 'Add Preparer',
  addFirst: 'Add your first preparer: they get a sign-in, a PIN and a page of their own.',
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
    title: 'Waiting for approval',
    about: 'They registered themselves. Until you approve them they are in no list and see no client.',
    since: 'Registered {date}',
    approve: 'Approve',
    approveName: 'Approve {name}',
    reject: 'Reject',
    rejectName: 'Reject {name}',
    rejectTitle: 'Reject this registration?',
    rejectAbout: 'The account of {name} is closed, and a mail tells them so.',
    rejectAction: 'Reject registration',
    approved: '{name} is approved.',
    rejected: '{name} was rejected.',
    approveFailed: 'Failed to approve preparer',
    rejectFailed: 'Failed to reject preparer',
    more: '{count, plural, one {# more is} other {# more are}} waiting.',
  },
  form: {
    add: 'Add Preparer',
    edit: 'Edit Preparer',
    create: 'Create Preparer',
    password: 'Temporary password',
    passwordHelp: 'At least {min} characters. They choose their own at the first sign-in.',
    draw: 'Draw another one',
    specialtiesHelp: 'Separated by commas.',
    noOffice: 'No office',
    phone: 'Phone (optional)',
    officeLater: 'The account is there, but it was not put into the office. Please do that under Edit.',
    added: '{name} was added.',
    updated: '{name} was updated.',
  },
  access: {
    title: 'Hand this over',
    once: 'This is shown only once',
    about: 'Nobody can show it again, not even you. Note it, and give it to {name} in person or by phone.',
    pin: 'Security PIN',
    password: 'Temporary password',
    signIn: 'Sign in at',
    copyPin: 'Copy PIN',
    copyPassword: 'Copy password',
    noted: 'I have noted it',
    first: 'Please note it first, then press “I have noted it”.',
  },
  pin: {
    menu: 'Reset PIN',
    title: 'Reset the PIN of {name}?',
    about: 'The old PIN no longer works, and {name} is signed out everywhere.',
    action: 'Reset PIN',
    failed: 'Failed to reset PIN',
  },
  link: {
    menu: 'Send password reset link',
    sent: 'A link to choose a new password was sent to {email}.',
    failed: 'Failed to send the link',
  },
  remove: {
    menu: 'Delete',
    title: 'Delete {name}?',
    about: 'They are signed out at once and no longer appear in any list. The activity history keeps their name.',
    hasClients:
      '{count, plural, one {# client is} other {# clients are}} still assigned to {name}. Reassign them first, under Client Assignments.',
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
