import { useClientListQuery } from '@portal/data-access/clients';
import { listQuery, readListParams } from '../../dashboard/list-params';

/** Ids of the clients before and after this one, in the list one came from; of a client who has left it, its first. */
export function useNeighbours(list: URLSearchParams, clientId: string): { previous?: string; next?: string } {
  const { data } = useClientListQuery(listQuery(readListParams(list)));
  const ids = data?.rows.map(({ id }) => id) ?? [];
  const at = ids.indexOf(clientId);
  const [previous, next] = at < 0 ? [undefined, ids[0]] : [ids[at - 1], ids[at + 1]];
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
}
