import type { MessageTree } from '../i18n/message';

/** Messages about leads: people without an account who asked to be contacted. */
export const leadsMessages = {
  fields: { preparer_id: 'Preparer' },
  statuses: { open: 'Not assigned', assigned: 'Assigned' },
  columns: {
    who: 'Who',
    when: 'When',
    contact: 'Contact',
    wishes: 'Request',
    preparer: 'Preparer',
    actions: 'Actions',
  },
  hasAccount: 'Has an account',
  loadFailed: 'Failed to load leads',
  assignFailed: 'Failed to assign lead',
  unnamed: 'Name not given',
  handover: 'Please contact {name}: {contact}. They requested help through the general intake.',
  urgentHandover: 'Please contact {name} soon: {contact}. They requested urgent help through the general intake.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    leads: typeof leadsMessages;
  }
}
