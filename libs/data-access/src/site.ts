import { useState } from 'react';
import type { Site } from '@portal/domain/site/site.dto';
import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import { api, buildEndpoint, type PortalStore } from '@portal/data-access/core';

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({ site: buildEndpoint(build, siteEndpoints.read, { provides: ['Site'] }) }),
});

/** Returns the portal's office. Once loaded, it stays available, even during the refetch after a sign-out. */
export function useSite(): Site | undefined {
  const { data } = siteApi.useSiteQuery();
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  return data ?? known;
}

/** Returns the portal's office if the shell has loaded it, without a request. */
export const useKnownSite = (): Site | undefined => siteApi.endpoints.site.useQueryState(undefined).data;

/** Requests the portal's office, so that the first render can show it; a failure is left to `useSite`. */
export async function preloadSite(store: PortalStore): Promise<void> {
  await store.dispatch(siteApi.endpoints.site.initiate());
}

/** Stores the portal's office without a request, for prerendering. */
export async function provideSite(store: PortalStore, site: Site): Promise<void> {
  await store.dispatch(siteApi.util.upsertQueryData('site', undefined, site));
}
