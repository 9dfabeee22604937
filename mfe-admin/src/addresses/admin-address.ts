import type { MessagesIn } from '@portal/domain/i18n/message';

export type TabKey = keyof MessagesIn<'adminFrame.tabs'>;
export type MorePartKey = Exclude<keyof MessagesIn<'adminFrame.more'>, 'title'>;

/**
 * Returns the address of a part of the administration. Kept apart from the list of parts, which loads them, so that one
 * part can link to another without loading it.
 */
export const addressOf = (key: TabKey | MorePartKey): string => (key === 'overview' ? '/admin' : `/admin/${key}`);
