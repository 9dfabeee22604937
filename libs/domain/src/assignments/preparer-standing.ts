import { fullName } from '../account/person-name';
import type { ChosenPreparer, MyPreparer } from './assignments.dto';

/**
 * Who prepares a client's return.
 * - `assigned`: a preparer of the office
 * - `chosen`: nobody yet; the preparer in `name` is assigned on submit
 * - `other`: the preparer in `name`, although the client came from the page of the preparer in `chosen`
 * - `gone`: nobody, because the assigned or chosen preparer in `name` has left the office
 * - `none`: nobody, and no preparer was chosen
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
