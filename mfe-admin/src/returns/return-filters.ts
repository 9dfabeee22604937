import { boardGroups } from '@portal/domain/list-filters/filtered-lists';
import { returnStates, turns } from '@portal/domain/returns/return-states';
import { queueAges } from '@portal/domain/returns/returns.dto';
import type { UrlFilters } from '@portal/feature-area/kept-filters';
import { allowed, pageSizes } from '../table/use-table-address';

/** Filters of the list of returns, with their allowed values. */
export const returnFilters = {
  office_id: 'any',
  preparer_id: 'any',
  state: returnStates,
  age: queueAges,
  turn: turns,
} as const;

const listValues = Object.entries({ ...returnFilters, size: pageSizes.map(String) });

/** Returns the URL's filters of the list; '' for the default. */
export const listFilters = (address: URLSearchParams): UrlFilters =>
  Object.fromEntries(listValues.map(([name, values]) => [name, allowed(address.get(name) ?? '', values)]));

/** Returns the filters of the list among those that are kept. */
export const listFiltersIn = (kept: UrlFilters): UrlFilters =>
  Object.fromEntries(listValues.map(([name]) => [name, kept[name] ?? '']));

/** Returns the URL's choice of rows of the board; '' for the default. */
export const boardFilters = (address: URLSearchParams): UrlFilters => {
  const by = allowed(address.get('by') ?? '', boardGroups);
  return { by: by === 'office' ? '' : by };
};
