import { fullName } from '../account/person-name';
import type { ChosenPreparer, MyPreparer } from './assignments.dto';

/**
 * Who prepares a client's return.
 *
 * - `assigned`: a preparer of the office
 * - `chosen`: none yet; `name` is assigned on submit
 * - `other`: `name` is assigned, but the client came through the page of `chosen`
 * - `gone`: the assigned or chosen `name` no longer works for the office
 * - `none`: no preparer
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
