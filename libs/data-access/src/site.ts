import { useState } from 'react';
import type { Site } from '@portal/domain/site/site.dto';
import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({ site: buildEndpoint(build, siteEndpoints.read, { provides: ['Site'] }) }),
});

/** The office whose portal this is; once known it stays known, also while it is read again after a sign-out. */
export function useSite(): Site | undefined {
  const { data } = siteApi.useSiteQuery();
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  return data ?? known;
}
