import { useState } from 'react';
import type { Site } from '@portal/domain/site/site.dto';
import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

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
