import { turnWordOf, type ReturnState } from '@portal/domain/returns/return-states';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';

/** The page of a client's own return, which shows every step and what was sent. */
export const returnPage = '/return';

interface ReturnAction {
  to: string;
  label: `returns.actions.${Actionable}` | 'clientReturn.seeSteps' | 'clientReturn.seePapers' | 'clientReturn.write';
}

/** Where the client acts on a return in each state that has an action. */
const pages = {
  intake: '/intake-form',
  documents_needed: '/documents',
  info_needed: '/messages',
  awaiting_signature: returnPage,
  changes_requested: '/messages',
  rejected: returnPage,
  accepted: returnPage,
  on_hold: '/messages',
} as const satisfies Partial<Record<ReturnState, string>>;
type Actionable = keyof typeof pages;

const hasAction = (state: ReturnState): state is Actionable => state in pages;

/** Returns the one action that the dashboard offers. */
export function actionOf(status: ReturnStatus): ReturnAction {
  const { state } = status;
  if (!hasAction(state)) return { to: returnPage, label: 'clientReturn.seeSteps' };
  if (turnWordOf(status) === 'client_later') return { to: pages[state], label: 'clientReturn.seePapers' };
  return { to: pages[state], label: `returns.actions.${state}` };
}

/** Returns the one action on the return's own page; null if there is nothing to do but look. */
export function actionOnPage(status: ReturnStatus): ReturnAction | null {
  const { state } = status;
  const action = actionOf(status);
  if (action.to !== returnPage) return action;
  // The office hands over finished returns itself.
  return state === 'awaiting_signature' || state === 'accepted'
    ? { to: '/messages', label: 'clientReturn.write' }
    : null;
}

/** Marks the one primary button of a screen: the client has to do something, or may fetch something. */
export const isPrimary = ({ label }: ReturnAction): boolean => label.startsWith('returns.actions.');
