import type { MessageTree } from '../i18n/message';

/** Messages about leads: people without an account who asked to be contacted. */
export const leadsMessages = {
  fields: { preparer_id: 'Preparer' },
  statuses: { open: 'Not assigned', assigned: 'Assigned' },
  columns: {
    who: 'Who',
    when: 'When',
    contact: 'Contact',
    wishes: 'What they asked',
    preparer: 'Preparer',
    actions: 'Actions',
  },
  hasAccount: 'Has an account',
  loadFailed: 'Failed to load leads',
  assignFailed: 'Failed to assign lead',
  unnamed: 'Somebody without a name',
  handover: 'Please contact {name}: {contact}. They asked to be looked after in the general intake.',
  urgentHandover:
    'Please contact {name} soon: {contact}. They asked to be looked after in the general intake, and it is urgent.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    leads: typeof leadsMessages;
  }
}
