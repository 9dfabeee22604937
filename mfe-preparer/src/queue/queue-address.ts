import { returnStates, turns, type ReturnState, type Turn } from '@portal/domain/returns/return-states';
import {
  queueAges,
  queueSorts,
  type QueueAge,
  type QueueQuery,
  type QueueSort,
} from '@portal/domain/returns/returns.dto';
import { returnLimits } from '@portal/domain/returns/returns.limits';

/** Search, filters and sort order of the queue, named as in the URL and on the server. */
export interface QueueParams {
  search: string;
  turn: Turn | 'any';
  state: ReturnState | '';
  age: QueueAge | '';
  sort: QueueSort;
  size: number;
}

const sizes: readonly number[] = [25, returnLimits.pageSize, 100];

const find = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Parses the URL's parameters; the default is our turn, oldest first. */
export function readQueueParams(address: URLSearchParams): QueueParams {
  const state = find(returnStates, address.get('state')) ?? '';
  return {
    search: address.get('search') ?? '',
    // A state has its own turn, so the default turn would hide most of them.
    turn: find([...turns, 'any'] as const, address.get('turn')) ?? (state ? 'any' : 'office'),
    state,
    age: find(queueAges, address.get('age')) ?? '',
    sort: find(queueSorts, address.get('sort')) ?? 'oldest',
    size: sizes.find((size) => String(size) === address.get('size')) ?? returnLimits.pageSize,
  };
}

/** Returns the parameters for the URL; defaults are ''. */
export const queueAddress = ({ search, turn, state, age, sort, size }: QueueParams) => ({
  search,
  turn: turn === (state ? 'any' : 'office') ? '' : turn,
  state,
  age,
  sort: sort === 'oldest' ? '' : sort,
  size: size === returnLimits.pageSize ? '' : String(size),
});

/** Returns the query for the server, without the page's cursor. */
export const queueQuery = ({ search, turn, state, age, sort, size }: QueueParams): QueueQuery & { limit: number } => ({
  ...(search ? { search } : {}),
  ...(turn === 'any' ? {} : { turn }),
  ...(state ? { state } : {}),
  ...(age ? { age } : {}),
  sort,
  limit: size,
});
