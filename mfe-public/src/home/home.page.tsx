import { useDirectoryQuery, usePublicOfficesQuery } from '@portal/data-access/directory';
import { officeLimits } from '@portal/domain/offices/offices.limits';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import { useSite } from '@portal/data-access/site';
import { HomeView } from './home.view';

/** The home page with the data loaded so far. */
export function HomePage() {
  const { data, isLoading } = useDirectoryQuery({ query: { featured: true, limit: preparerLimits.featured } });
  const offices = usePublicOfficesQuery({ query: { limit: officeLimits.onHome } });
  return (
    <HomeView
      site={useSite()}
      featured={isLoading ? undefined : (data?.rows ?? [])}
      offices={offices.isLoading ? undefined : (offices.data ?? { rows: [], total: 0 })}
    />
  );
}
