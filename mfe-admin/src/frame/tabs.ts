import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { MessagesIn } from '@portal/domain/i18n/message';

/** A part of the administration: what its address ends in, and what it shows once it is built. Each is a chunk of its own. */
interface Part<Key extends string> {
  key: Key;
  Content?: LazyExoticComponent<ComponentType>;
}

export type TabKey = keyof MessagesIn<'adminFrame.tabs'>;
export type MorePartKey = Exclude<keyof MessagesIn<'adminFrame.more'>, 'title'>;

/** The eight tabs (specification part 2, section 2), in their order. A tab is a folder, with a line of its own here. */
export const tabs: readonly Part<TabKey>[] = [
  // overview/
  { key: 'overview', Content: lazy(() => import('../overview/overview.tab')) },

  // intakes/
  { key: 'intakes' },

  // revenue/
  { key: 'revenue', Content: lazy(() => import('../revenue/revenue.tab')) },

  // clients/
  { key: 'clients' },

  // preparers/
  { key: 'preparers' },

  // offices/
  { key: 'offices' },

  // assignments/
  { key: 'assignments' },

  // history/
  { key: 'history' },
];

/** What an owner needs beyond the eight tabs: linked below them. */
export const moreParts: readonly Part<MorePartKey>[] = [
  // site/
  { key: 'site' },

  // leads/
  { key: 'leads' },

  // audit/
  { key: 'audit' },
];

/** The first tab is where the administration begins. */
export const addressOf = (key: TabKey | MorePartKey): string => (key === 'overview' ? '/admin' : `/admin/${key}`);
