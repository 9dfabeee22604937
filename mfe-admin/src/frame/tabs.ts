import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { MorePartKey, TabKey } from '../addresses/admin-address';
import { auditCatalogs, reasonCatalogs } from '../audit/catalogs';
import { documentsCatalogs } from '../documents/catalogs';
import { returnsCatalogs } from '../returns/catalogs';
import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';

/** A part of the admin area: the last segment of its URL, and its content. Each is a separate chunk. */
interface Part<Key extends string> {
  key: Key;
  Content?: LazyExoticComponent<ComponentType>;
}

/** The eight tabs in order (specification part 2, section 2). */
export const tabs: readonly Part<TabKey>[] = [
  { key: 'overview', Content: lazy(() => import('../overview/overview.tab')) },

  { key: 'intakes', Content: lazy(() => import('../intakes/intakes.tab')) },

  { key: 'revenue', Content: lazy(() => import('../revenue/revenue.tab')) },

  { key: 'clients', Content: lazy(() => import('../clients/clients-by-office.tab')) },

  { key: 'preparers', Content: lazy(() => import('../preparers/preparers.tab')) },

  { key: 'offices', Content: lazy(() => import('../offices/offices.tab')) },

  { key: 'assignments', Content: lazy(() => import('../assignments/assignments.tab')) },

  { key: 'history', Content: lazy(() => import('../history/history.tab')) },
];

/** Pages other than the eight tabs, linked below them. */
export const moreParts: readonly Part<MorePartKey>[] = [
  { key: 'site', Content: lazy(() => import('../site/site.part')) },

  { key: 'accounts', Content: lazy(() => import('../accounts/accounts.part')) },

  { key: 'leads', Content: lazy(() => import('../leads/leads.part')) },

  {
    key: 'audit',
    // Details have the words of the pages that show the same values.
    Content: lazy(() =>
      loadWithCatalog(import('../audit/audit.part'), auditCatalogs, reasonCatalogs, documentsCatalogs, returnsCatalogs),
    ),
  },
];
