import type { MessagesIn } from '@portal/domain/i18n/message';

export type TabKey = keyof MessagesIn<'adminFrame.tabs'>;
export type MorePartKey = Exclude<keyof MessagesIn<'adminFrame.more'>, 'title'>;

/**
 * Where a part of the administration is. The first tab is where it begins. Apart from the list of parts, which loads them: a part
 * links another one without loading it.
 */
export const addressOf = (key: TabKey | MorePartKey): string => (key === 'overview' ? '/admin' : `/admin/${key}`);
