import { listLimits } from '@portal/domain/contract/limits';
import { useAdminOfficesQuery } from '@portal/data-access/admin-people';

export const useEveryOffice = () => useAdminOfficesQuery({ query: { limit: listLimits.most } });

/** Every office, by name, to be chosen from. */
export function useOfficeChoices(): { value: string; label: string }[] {
  const { data } = useEveryOffice();
  return (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
