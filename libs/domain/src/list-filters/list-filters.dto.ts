import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { OneOf, Text, WholeNumber } from '../contract/rules';
import { listLimits } from '../contract/limits';
import { returnStates, turns, type ReturnState, type Turn } from '../returns/return-states';
import { boardGroups, filteredLists, type BoardGroup, type FilteredList } from './filtered-lists';
import { queueAges, queueSorts, type QueueAge, type QueueSort } from '../returns/returns.dto';

const idLength = 80;

/**
 * The filters that a person used last in a list, named as in its URL. Absent: the list's default. The search is not
 * among them, because it may be a client's name.
 */
export class ListFilters {
  @Required() @OneOf(filteredLists) list!: FilteredList;
  @OneOf([...turns, 'any']) turn?: Turn | 'any';
  @OneOf(returnStates) state?: ReturnState;
  @OneOf(queueAges) age?: QueueAge;
  @OneOf(queueSorts) sort?: QueueSort;
  /** Rows per page. */
  @WholeNumber(1, listLimits.most) size?: number;
  @Text(idLength) office_id?: string;
  @Text(idLength) preparer_id?: string;
  @OneOf(boardGroups) by?: BoardGroup;
}

/** The filters of all lists in which the caller has used any. */
export class KeptListFilters {
  @NestedList(() => ListFilters, filteredLists.length) lists!: ListFilters[];
}
