import { listLimits } from '@portal/domain/contract/limits';
import { useAdminOfficesQuery } from '@portal/data-access/admin-people';

export const useEveryOffice = () => useAdminOfficesQuery({ query: { limit: listLimits.most } });

/** Returns every office as an option, by name. */
export function useOfficeChoices(): { value: string; label: string }[] {
  const { data } = useEveryOffice();
  return (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
