import type { MessagesIn } from '../i18n/message';
import { edgesFor, type Edge, type Movable } from './return-edges';
import { isResting, type ReturnState } from './return-states';
import { holdReasons, notFilingReasons, withdrawReasons, type ReturnReason } from './return-words';
import type {} from './returns.messages';

/** The move that usually follows each state; a resting return goes back to where it was. */
const usual: Partial<Readonly<Record<ReturnState, ReturnState>>> = {
  documents_needed: 'preparing',
  ready_to_prepare: 'preparing',
  preparing: 'awaiting_signature',
  info_needed: 'preparing',
  in_review: 'awaiting_signature',
  awaiting_signature: 'ready_to_file',
  changes_requested: 'awaiting_signature',
  ready_to_file: 'filed',
  filed: 'accepted',
  rejected: 'filed',
};

/** Returns the one sensible next move of a person; undefined if the return moves on by itself. */
export function nextEdge(from: Movable, mover: 'staff' | 'admin'): Edge | undefined {
  const to = isResting(from.state) ? from.state_before_hold : usual[from.state];
  const edges = edgesFor(from, mover);
  return edges.find((edge) => edge.to === to) ?? edges.find((edge) => edge.to === 'in_review');
}

/** Where the work has got further than `preparing`, so that moving there takes something back. */
const later: readonly ReturnState[] = [
  'in_review',
  'awaiting_signature',
  'changes_requested',
  'ready_to_file',
  'rejected',
];

/** Labels of the buttons: what a move does, which is not always where it ends. */
type MoveName = keyof MessagesIn<'returns.moves'>;

/** Returns the key of the move's label in `returns.moves`. */
export function moveName({ from, to }: Edge): MoveName {
  if (to === 'not_filing' || to === 'on_hold') return to;
  if (isResting(from) || (from === 'info_needed' && to === 'preparing')) return 'resume';
  if (to === 'preparing' && later.includes(from)) return 'withdraw';
  // Only the system moves a return to the states that are left out.
  return to as MoveName;
}

/** Returns the reasons to choose from for a move that needs one. */
export const reasonsFor = ({ to }: Edge): readonly ReturnReason[] =>
  to === 'on_hold' ? holdReasons : to === 'not_filing' ? notFilingReasons : withdrawReasons;
