import { fullName } from '../account/person-name';
import type { ChosenPreparer, MyPreparer } from './assignments.dto';

/**
 * The preparer of a client's return.
 * - `assigned`: `name` is assigned and works for the office
 * - `chosen`: nobody is assigned yet; `name` will be assigned on submit
 * - `other`: `name` is assigned, but the client came from the page of `chosen`
 * - `gone`: the assigned or chosen preparer `name` has left the office
 * - `none`: nobody is assigned or chosen
 */
export type PreparerStanding =
  | { kind: 'assigned' | 'gone'; name: string }
  | { kind: 'chosen'; name: string }
  | { kind: 'other'; name: string; chosen: string }
  | { kind: 'none' };

type Assigned = Pick<MyPreparer, 'first_name' | 'last_name' | 'available'>;
type Chosen = Pick<ChosenPreparer, 'first_name' | 'last_name' | 'available'>;

export function preparerStanding(assigned: Assigned | null, chosen: Chosen | null): PreparerStanding {
  const choice = chosen?.available ? fullName(chosen) : null;
  if (assigned?.available) {
    const name = fullName(assigned);
    return choice === null ? { kind: 'assigned', name } : { kind: 'other', name, chosen: choice };
  }
  if (choice !== null) return { kind: 'chosen', name: choice };
  const gone = chosen ?? assigned;
  return gone ? { kind: 'gone', name: fullName(gone) } : { kind: 'none' };
}
