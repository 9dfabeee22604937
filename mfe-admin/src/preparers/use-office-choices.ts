import { listLimits } from '@portal/domain/contract/limits';
import { useAdminOfficesQuery } from '@portal/data-access/admin-people';

/** Every office, by name, to be chosen from. */
export function useOfficeChoices(): { value: string; label: string }[] {
  const { data } = useAdminOfficesQuery({ query: { limit: listLimits.most } });
  return (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
