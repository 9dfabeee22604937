import { useOfficeClientsQuery, useUnassignedClientsQuery } from '@portal/data-access/office-work';
import { assignedStatuses, type AssignedStatus } from '@portal/domain/assignments/admin-clients.dto';
import { useTableAddress } from '../table/use-table-address';

/** Specification part 2, section 2: 10 at a time. */
const size = 10;

/** What the address may say; without it, it is whoever waits for a preparer. */
export const otherStatuses = assignedStatuses.filter((status) => status !== 'unassigned');

/** Clients of the address: unassigned ones, where it says nothing else. */
export function useClientList() {
  const address = useTableAddress({ size, filters: { status: otherStatuses }, sorts: ['name'] });
  const status = (address.filters.status || 'unassigned') as AssignedStatus;
  const isUnassigned = status === 'unassigned';
  const again = { refetchOnMountOrArgChange: true };
  const unassigned = useUnassignedClientsQuery({ query: address.query }, { ...again, skip: !isUnassigned });
  const others = useOfficeClientsQuery({ query: address.query }, { ...again, skip: isUnassigned });
  return { address, status, part: isUnassigned ? unassigned : others };
}
