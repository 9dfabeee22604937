import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKeepListFiltersMutation, useListFiltersQuery } from '@portal/data-access/list-filters';
import type { FilteredList } from '@portal/domain/list-filters/filtered-lists';
import type { ListFilters } from '@portal/domain/list-filters/list-filters.dto';

/** Filters of a list as in its URL; '' for the default. */
export type UrlFilters = Readonly<Record<string, string>>;

/** Parameters that choose a season or a view of the page, but filter nothing. */
const others = ['year', 'view'];
const isPlain = (address: URLSearchParams): boolean => [...address.keys()].every((name) => others.includes(name));

type Entries = readonly (readonly [name: string, value: string])[];

/** Returns kept filters as in the URL: only those that differ from the default. */
const inUrl = (kept: ListFilters | undefined): Entries =>
  Object.entries(kept ?? {}).flatMap(([name, value]) =>
    name === 'list' || value === null || value === '' ? [] : [[name, String(value)] as const],
  );
const textOf = (filters: Entries): string =>
  filters
    .map((filter) => filter.join('='))
    .sort()
    .join('&');

/**
 * Keeps the filters of a list for the account, and restores them when the list is opened by a URL without any, on every
 * device. Without the server's answer the list opens with its defaults, and nothing is kept.
 * @param filters of the URL, without search and page; those of the page's other views stay as they are kept
 * @returns all kept filters, and whether the list may load: not before it is known what to restore
 */
export function useKeptFilters(list: FilteredList, filters: UrlFilters): { isReady: boolean; kept: UrlFilters } {
  const [address, setAddress] = useSearchParams();
  const { data, isError } = useListFiltersQuery();
  const [send] = useKeepListFiltersMutation();
  const [isOpen, setOpen] = useState(() => !isPlain(address));
  const all = inUrl(data?.lists.find((one) => one.list === list));
  const kept = all.filter(([name]) => name in filters);
  const isKnown = data !== undefined || isError;
  const restores = isPlain(address) && kept.length > 0;
  if (!isOpen && isKnown && !restores) setOpen(true);

  const restore = useEffectEvent(() => {
    const next = new URLSearchParams(address);
    for (const [name, value] of kept) next.set(name, value);
    setAddress(next, { replace: true });
  });
  const isRestoring = !isOpen && isKnown && restores;
  useEffect(() => {
    if (isRestoring) restore();
  }, [isRestoring]);

  const used = Object.entries(filters).filter(([, value]) => value !== '');
  const text = textOf(used);
  const keep = useEffectEvent(() => {
    if (data && text !== textOf(kept))
      void send({ body: bodyOf(list, [...all.filter(([name]) => !(name in filters)), ...used]) });
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isOpen && isLoaded) keep();
  }, [isOpen, isLoaded, text]);
  return { isReady: isOpen, kept: Object.fromEntries(all) };
}

const bodyOf = (list: FilteredList, filters: Entries): ListFilters => ({
  list,
  ...Object.fromEntries(filters.map(([name, value]) => [name, name === 'size' ? Number(value) : value])),
});
