import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { CatalogFiles } from '@portal/i18n';
import type { MorePartKey, TabKey } from '../addresses/admin-address';
import { loadWithCatalog } from './load-with-catalog';

const auditCatalogs: CatalogFiles = {
  en: () => import('../audit/en.catalog'),
  es: () => import('../audit/es.catalog'),
};

/** A part of the administration: the end of its URL, and its content. Each one is a chunk of its own. */
interface Part<Key extends string> {
  key: Key;
  Content?: LazyExoticComponent<ComponentType>;
}

/** The eight tabs in order (specification part 2, section 2). Each tab is a folder with a line here. */
export const tabs: readonly Part<TabKey>[] = [
  // overview/
  { key: 'overview', Content: lazy(() => import('../overview/overview.tab')) },

  // intakes/
  { key: 'intakes', Content: lazy(() => import('../intakes/intakes.tab')) },

  // revenue/
  { key: 'revenue', Content: lazy(() => import('../revenue/revenue.tab')) },

  // clients/
  { key: 'clients', Content: lazy(() => import('../clients/clients-by-office.tab')) },

  // preparers/
  {
    key: 'preparers',
    Content: lazy(() => import('../preparers/preparers.tab').then((part) => ({ default: part.PreparersTab }))),
  },

  // offices/
  {
    key: 'offices',
    Content: lazy(() => import('../offices/offices.tab').then((part) => ({ default: part.OfficesTab }))),
  },

  // assignments/
  { key: 'assignments', Content: lazy(() => import('../assignments/assignments.tab')) },

  // history/
  { key: 'history', Content: lazy(() => import('../history/history.tab')) },
];

/** Pages that an owner needs beyond the eight tabs, linked below them. */
export const moreParts: readonly Part<MorePartKey>[] = [
  // site/
  { key: 'site', Content: lazy(() => import('../site/site.part')) },

  // accounts/
  { key: 'accounts', Content: lazy(() => import('../accounts/accounts.part')) },

  // leads/
  { key: 'leads', Content: lazy(() => import('../leads/leads.part')) },

  // audit/
  { key: 'audit', Content: lazy(() => loadWithCatalog(import('../audit/audit.part'), auditCatalogs)) },
];
