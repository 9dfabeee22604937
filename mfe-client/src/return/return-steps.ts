import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { isResting, returnSteps, stepOf, type ReturnStep } from '@portal/domain/returns/return-states';
import type { clientReturnMessages } from '@portal/domain/returns/client-return.messages';

export interface StepLine {
  step: ReturnStep;
  /** Message key: `clientReturn.phases.<phase>`. */
  phase: keyof typeof clientReturnMessages.phases;
  /** When the step was completed, or when it began if it is not; null if unknown or still to come. */
  at: string | null;
}

type Status = Pick<ReturnStatus, 'kind' | 'state' | 'state_since' | 'steps'>;

/** Steps that the client took for the original. */
const ofOriginal: readonly ReturnStep[] = ['answers', 'papers'];

/**
 * Returns the steps in order: all seven, or those of an amended return, which begins with the work of the office. Without a
 * return, all of them are still to come.
 */
export function stepLines(status: Status | null): StepLine[] {
  const lines = allLines(status);
  return status?.kind === 'amended' ? lines.filter(({ step }) => !ofOriginal.includes(step)) : lines;
}

function allLines(status: Status | null): StepLine[] {
  if (!status) return returnSteps.map((step) => ({ step, phase: 'later', at: null }));
  const reached = returnSteps.map((step) => status.steps.find((one) => one.step === step)?.reached_at ?? null);
  if (isResting(status.state)) return restingLines(status, reached);

  const own = stepOf(status.state);
  const current = returnSteps.findIndex((step) => step === own);
  return returnSteps.map((step, index) => {
    // A return that went back keeps the dates of the steps after its own, which are to come again.
    if (index > current) return { step, phase: 'later', at: null };
    if (index < current) return { step, phase: 'done', at: reached[index + 1] ?? null };
    if (status.state === 'accepted') return { step, phase: 'done', at: reached[index] ?? status.state_since };
    if (status.state === 'rejected') return { step, phase: 'sentBack', at: status.state_since };
    return { step, phase: 'now', at: reached[index] ?? status.state_since };
  });
}

/** The response does not contain the step at which a resting return stopped, so no step is shown as done or current. */
const restingLines = ({ state }: Status, reached: readonly (string | null)[]): StepLine[] =>
  returnSteps.map((step, index) => {
    const at = reached[index] ?? null;
    if (at) return { step, phase: 'started', at };
    return { step, phase: state === 'on_hold' ? 'later' : 'notStarted', at };
  });
