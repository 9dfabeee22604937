import type { MessagesIn } from '@portal/domain/i18n/message';

export type TabKey = keyof MessagesIn<'adminFrame.tabs'>;
export type MorePartKey = Exclude<keyof MessagesIn<'adminFrame.more'>, 'title' | 'open'>;

/**
 * Returns the URL of a part of the admin area. In a file of its own, so that parts can link to each other without
 * loading each other.
 */
export const addressOf = (key: TabKey | MorePartKey): string => (key === 'overview' ? '/admin' : `/admin/${key}`);

/** URL of a client's page for admins. */
export const clientAddress = (id: string): string => `/admin/client/${id}`;

/** URL of a part with filters; empty values are left out. */
export function listAddress(path: string, filters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
  return query ? `${path}?${query}` : path;
}

/** URL of the list of clients, rather than of the offices on the same tab. */
export const clientsAddress = (filters: Readonly<Record<string, string>>): string =>
  listAddress(addressOf('clients'), { view: 'clients', ...filters });
