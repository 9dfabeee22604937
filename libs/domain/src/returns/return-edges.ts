import { isBeforeFiling, isOpen, isResting, returnStates, type ReturnState } from './return-states';

/**
 * Who makes a return move. `system`: the fact that causes it, such as a submitted form or an accepted paper. `staff`: the
 * assigned preparer or an admin. `admin`: only an admin.
 */
export type Mover = 'system' | 'staff' | 'admin';

/** What a person has to say to make the return move. */
export type Need = 'reason' | 'question' | 'filing' | 'rejection';

export interface Edge {
  readonly from: ReturnState;
  readonly to: ReturnState;
  readonly by: readonly Mover[];
  readonly needs?: Need;
}

const system = ['system'] as const;
const staff = ['staff'] as const;
const both = ['system', 'staff'] as const;
type Row = readonly [from: ReturnState, to: ReturnState, by: readonly Mover[], needs?: Need];

const work: readonly Row[] = [
  ['intake', 'documents_needed', system],
  ['intake', 'ready_to_prepare', system],
  ['documents_needed', 'ready_to_prepare', system],
  ['ready_to_prepare', 'documents_needed', system],
  ['documents_needed', 'preparing', staff],
  ['ready_to_prepare', 'preparing', staff],
  ['preparing', 'info_needed', staff, 'question'],
  ['info_needed', 'preparing', both],
  ['preparing', 'in_review', staff],
  ['in_review', 'preparing', staff],
  ['preparing', 'awaiting_signature', staff],
  ['in_review', 'awaiting_signature', staff],
  ['awaiting_signature', 'changes_requested', system],
  ['changes_requested', 'awaiting_signature', staff],
  ['awaiting_signature', 'preparing', staff, 'reason'],
  ['changes_requested', 'preparing', staff, 'reason'],
  ['awaiting_signature', 'ready_to_file', both],
  ['ready_to_file', 'filed', staff, 'filing'],
  ['ready_to_file', 'preparing', staff, 'reason'],
  ['filed', 'accepted', staff, 'filing'],
  ['filed', 'rejected', staff, 'rejection'],
  ['rejected', 'filed', staff, 'filing'],
  ['rejected', 'preparing', staff],
];

/** A return rests, or is not filed at all, and goes back to where it was (`state_before_hold`). */
const resting = returnStates
  .filter((state) => isOpen(state) && !isResting(state))
  .flatMap((state): Row[] => [
    [state, 'on_hold', staff, 'reason'],
    ['on_hold', state, staff],
    ...(isBeforeFiling(state)
      ? ([
          [state, 'not_filing', staff, 'reason'],
          ['not_filing', state, ['admin']],
        ] satisfies Row[])
      : []),
  ]);

/** Every move that a return can make; the table `return_edges` repeats the pairs for the database's trigger. */
export const returnEdges: readonly Edge[] = [
  ...work,
  ...resting,
  ['on_hold', 'not_filing', staff, 'reason'] satisfies Row,
].map(([from, to, by, needs]) => ({ from, to, by, needs }));

/** A return as far as its moves depend on it. */
export interface Movable {
  readonly state: ReturnState;
  readonly state_before_hold: ReturnState | null;
  /** Whether somebody other than the mover has to check it before it can be signed. */
  readonly awaits_reviewer?: boolean | undefined;
}

/** Returns the edge from where the return is; undefined if it must not move there. */
export const edgeTo = (from: Movable, to: ReturnState): Edge | undefined =>
  returnEdges.find((edge) => edge.from === from.state && edge.to === to && isReachable(from, to));

/**
 * Whether somebody other than `mover` has to check a return before it can be signed, in an office that requires it.
 * @param mover id of the account
 */
export const awaitsReviewer = (
  { state, review_asked_by }: { state: ReturnState; review_asked_by: string | null },
  mover: string,
): boolean => state === 'preparing' || (state === 'in_review' && review_asked_by === mover);

/** Returns the edges that a person may use. */
export const edgesFor = (from: Movable, mover: 'staff' | 'admin'): Edge[] =>
  returnEdges.filter(
    ({ from: state, to, by }) =>
      state === from.state &&
      isReachable(from, to) &&
      !(from.awaits_reviewer && to === 'awaiting_signature') &&
      (by.includes('staff') || by.includes(mover)),
  );

/** A resting return goes back only to its own earlier state, and one that was already sent is never `not_filing`. */
function isReachable({ state, state_before_hold }: Movable, to: ReturnState): boolean {
  if (!isResting(state)) return true;
  return to === 'not_filing'
    ? state_before_hold !== null && isBeforeFiling(state_before_hold)
    : to === state_before_hold;
}
