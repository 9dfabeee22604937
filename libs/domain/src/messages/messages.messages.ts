import type { MessageTree } from '../i18n/message';

export const messagesMessages = {
  fields: {
    recipient_id: 'Recipient',
    content: 'Message',
    message_id: 'Message',
    group_type: 'Group',
    group_id: 'Group',
  },
  groups: {
    all_clients: 'All clients',
    all_preparers: 'All preparers',
    office_preparers: '{office}: preparers',
    office_clients: '{office}: clients',
  },
  aboutGroups: {
    all_clients: 'Announcements to every client',
    all_preparers: 'Everybody who prepares returns',
    office_preparers: 'Who works at {office}',
    office_clients: 'Announcements to clients of {office}',
  },
  noSuchMessage: 'This message is not part of this conversation.',
  loadFailed: 'Failed to load messages',
  groupLoadFailed: 'Failed to load group messages',
  sendFailed: 'Failed to send message',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    messages: typeof messagesMessages;
  }
}
