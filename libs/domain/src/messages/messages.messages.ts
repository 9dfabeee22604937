import type { MessageTree } from '../i18n/message';

export const messagesMessages = {
  fields: {
    recipient_id: 'Recipient',
    content: 'Message',
    message_id: 'Message',
    document_ids: 'Attached files',
    group_type: 'Group',
    group_id: 'Group',
  },
  /** Name of each group, by the role of the viewer. */
  groups: {
    client: {
      all_clients: 'News for all clients',
      office_clients: 'News from {office}',
    },
    preparer: {
      all_clients: 'All clients',
      all_preparers: 'All preparers',
      office_preparers: 'Your office’s preparers',
      office_clients: 'Your office’s clients',
    },
    admin: {
      all_clients: 'All clients',
      all_preparers: 'All preparers',
      office_preparers: 'Preparers of {office}',
      office_clients: 'Clients of {office}',
    },
  },
  aboutGroups: {
    all_clients: 'Announcements to every client',
    all_preparers: 'Everyone who prepares returns',
    office_preparers: 'Everyone who prepares returns at {office}',
    office_clients: 'Announcements to clients of {office}',
  },
  noSuchDocument: 'One of these files isn’t there anymore. Remove it.',
  noSuchMessage: 'This message isn’t part of this conversation.',
  loadFailed: 'Failed to load messages',
  groupLoadFailed: 'Failed to load group messages',
  sendFailed: 'Failed to send message',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    messages: typeof messagesMessages;
  }
}
