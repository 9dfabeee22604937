import type { Filing } from '@portal/domain/returns/filings.dto';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { returnSteps, stepOf, turnOf, type ReturnState } from '@portal/domain/returns/return-states';
import { season } from '@portal/domain/testing/season';

export const filing = (more: Partial<Filing> = {}): Filing => ({
  authority: 'federal',
  method: 'efile',
  sent_on: '2025-02-20',
  outcome: 'pending',
  ...more,
});

/** Returns the response for a return in this state, which has reached one step a day since February 1. */
export function returnIn(state: ReturnState, more: Partial<ReturnStatus> = {}): ReturnStatus {
  const current = returnSteps.findIndex((step) => step === (stepOf(state) ?? 'preparing'));
  const steps = returnSteps.map((step, index) => ({
    step,
    reached_at: index <= current ? `2025-02-0${index + 1}T12:00:00Z` : null,
  }));
  return {
    id: '6f1d4dd0-8b39-4e2c-9a51-0c1f4dd08b39',
    tax_year: season,
    state,
    turn: turnOf(state),
    state_since: '2025-02-18T12:00:00Z',
    reason_kind: null,
    preparer_name: 'Renee Okafor',
    open_for_client: 0,
    open_for_office: 0,
    steps,
    filings: [],
    ...more,
  };
}
