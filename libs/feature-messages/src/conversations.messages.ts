import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages of the Messages pages; texts that the server also needs are in the domain. */
export const conversationsMessages = {
  title: 'Messages',
  tabs: { direct: 'Direct', groups: 'Groups' },
  announcements: 'Announcements',
  list: 'Conversations',
  search: 'Search conversations',
  searchHint: 'Name or email',
  noPreparer: 'No assigned preparer. Please visit the preparer assignment page.',
  choosePreparer: 'Choose a preparer',
  noClients: 'No assigned clients yet.',
  noClientsAbout: 'Once a client is assigned to you, you can message each other here.',
  nobody: 'No clients or preparers yet.',
  noGroups: 'No group chats yet.',
  noAnnouncements: 'No announcements yet.',
  noMatch: 'No conversations match your search.',
  notLoaded: 'Nothing to show right now.',
  more: 'Show more',
  firstOnly: 'Showing {count, number} of {total, number}. Search to find the rest.',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  relations: {
    client: 'Client',
    preparer: 'Tax preparer',
    admin: 'Administrator',
  },
  noMessages: 'No messages yet',
  lastOwn: 'You: {text}',
  goesTo: {
    clients:
      'Goes to {count, plural, one {# client} other {# clients}}.{others, plural, =0 {} one { # staff member can read it too.} other { # staff members can read it too.}}',
    preparers:
      'Goes to {count, plural, one {# preparer} other {# preparers}}.{others, plural, =0 {} one { # administrator can read it too.} other { # administrators can read it too.}}',
    counting: 'Counting who will get this…',
    unknown: 'We couldn’t count who will get this.',
  },
  confirm: {
    title: 'Send to “{name}”?',
    about: 'Everyone in this group will be able to read your message. You can’t take it back.',
    clients: 'Send to {count, plural, one {# client} other {# clients}}',
    preparers: 'Send to {count, plural, one {# preparer} other {# preparers}}',
    unknown: 'Send anyway',
  },
  choose: 'Choose a conversation to read and write messages.',
  back: 'All conversations',
  with: 'Conversation with {name}',
  emptyThread: 'No messages yet. Write the first one below.',
  emptyPosts: 'No messages in this group yet.',
  earlier: 'Show earlier messages',
  newBelow: 'New messages below',
  you: 'You',
  today: 'Today',
  yesterday: 'Yesterday',
  came: 'New message from {name}',
  sending: 'Sending…',
  notSent: 'Not sent',
  edit: 'Edit',
  discard: 'Discard',
  read: 'Read',
  message: 'Message',
  template: 'Template',
  noTemplate: 'None',
  attach: {
    add: 'Attach a file',
    sending: 'Uploading…',
    failed: 'Failed to attach {name}',
    remove: 'Remove {name}',
    open: 'Download {name}',
    downloadFailed: 'Failed to download',
    most: 'Up to {max} files per message.',
  },
  send: 'Send',
  keys: 'Press Enter to send, Shift+Enter for a new line.',
  left: '{count, plural, one {# character left} other {# characters left}}',
  tooLong: 'Messages can have up to {most, number} characters. This one has {count, number}.',
  readOnlyPosts: 'You can’t reply to announcements.',
  readOnlyThread: 'This conversation is closed. You can still read it.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    conversations: typeof conversationsMessages;
  }
}
