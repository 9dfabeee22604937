import type { MessagesIn } from '@portal/domain/i18n/message';

export type TabKey = keyof MessagesIn<'adminFrame.tabs'>;
export type MorePartKey = Exclude<keyof MessagesIn<'adminFrame.more'>, 'title'>;

/**
 * Returns the URL of a part of the admin area. In a file of its own, so that parts can link to each other without
 * loading each other.
 */
export const addressOf = (key: TabKey | MorePartKey): string => (key === 'overview' ? '/admin' : `/admin/${key}`);
