import { useCallback, useEffect, useReducer } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { requestedSeason, requestSeason, usePortalDispatch } from '@portal/data-access/core';
import { seasonChanged } from '@portal/data-access/seasons';
import type { Season } from '@portal/domain/seasons/seasons.dto';

/**
 * Keeps the chosen tax year in the URL while the user navigates, and in every request that depends on it.
 * @param seasons undefined while they load
 */
export function useSeasonAddress(seasons: readonly Season[] | undefined, hasFailed: boolean) {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const dispatch = usePortalDispatch();
  const inAddress = yearIn(search);
  const isUnknown =
    seasons !== undefined && inAddress !== undefined && !seasons.some((one) => one.tax_year === inAddress);
  // A link without a year, such as those of the pages, stays in the chosen season.
  const year = isUnknown ? undefined : (inAddress ?? requestedSeason());
  const [requested, request] = useReducer(
    (_before: number | undefined, next: number | undefined) => next,
    requestedSeason(),
  );

  useEffect(() => {
    if (year === requested) return;
    requestSeason(year);
    dispatch(seasonChanged());
    request(year);
  }, [dispatch, requested, year]);

  useEffect(() => {
    if (inAddress === year) return;
    void navigate({ pathname, search: withYear(search, year), hash }, { replace: true, state });
  }, [hash, inAddress, navigate, pathname, search, state, year]);

  const choose = useCallback(
    ({ tax_year, is_default }: Season) => {
      const chosen = is_default ? undefined : tax_year;
      // Otherwise, the URL without a year would lead back to the season chosen before.
      if (chosen === undefined) requestSeason(undefined);
      void navigate({ pathname, search: withYear(firstPage(search), chosen), hash });
    },
    [hash, navigate, pathname, search],
  );

  const isWaiting = inAddress !== undefined && seasons === undefined && !hasFailed;
  return { year, isReady: year === requested && !isWaiting, choose };
}

function yearIn(search: string): number | undefined {
  const year = new URLSearchParams(search).get('year');
  return year !== null && /^\d{4}$/.test(year) ? Number(year) : undefined;
}

function withYear(search: string, year: number | undefined): string {
  const params = new URLSearchParams(search);
  if (year === undefined) params.delete('year');
  else params.set('year', String(year));
  return params.toString();
}

/** Drops what belongs to the season before: the page of a list, and an open document. */
function firstPage(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['cursor', 'page', 'paper']) params.delete(name);
  return params.toString();
}
