import { useDirectoryQuery } from '@portal/data-access/directory';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import { useSite } from '@portal/data-access/site';
import { HomeView } from './home.view';

/** The home page with the data loaded so far. */
export function HomePage() {
  const { data, isLoading } = useDirectoryQuery({ query: { featured: true, limit: preparerLimits.featured } });
  return <HomeView site={useSite()} featured={isLoading ? undefined : (data?.rows ?? [])} />;
}
