import type { DocumentType } from '../documents/document-types';
import type { progressMessages } from './progress.messages';

/** Input of the three progress rules: whether there is an intake form, and which document types the client has. */
export interface ProgressFacts {
  has_intake_form: boolean;
  document_types: readonly DocumentType[];
}

export interface ProgressStep {
  name: `progress.${keyof typeof progressMessages}`;
  done: boolean;
}

export interface Progress {
  steps: ProgressStep[];
  /** Share of the steps that are complete, whole percent. */
  percent: number;
}

const hasAny = (facts: ProgressFacts, ...types: DocumentType[]): boolean =>
  types.some((type) => facts.document_types.includes(type));

function progressOf(steps: ProgressStep[]): Progress {
  const done = steps.filter((step) => step.done).length;
  return { steps, percent: Math.round((done / steps.length) * 100) };
}

/** Progress on the client's dashboard: three steps (specification part 1, section 4). */
export const clientDashboardProgress = (facts: ProgressFacts): Progress =>
  progressOf([
    { name: 'progress.taxIntakeForm', done: facts.has_intake_form },
    { name: 'progress.identity', done: hasAny(facts, 'id_verification', 'selfie') },
    { name: 'progress.taxDocuments', done: hasAny(facts, 'w2', '1099', 'receipts') },
  ]);

/** Progress in the preparer's client list: three documents (specification part 1, section 4). */
export const preparerListProgress = (facts: ProgressFacts): Progress =>
  progressOf([
    { name: 'progress.idVerification', done: hasAny(facts, 'id_verification') },
    { name: 'progress.selfie', done: hasAny(facts, 'selfie') },
    { name: 'progress.w2', done: hasAny(facts, 'w2') },
  ]);

/** Progress on the client detail screen: four requirements (specification part 1, section 4). */
export const clientDetailProgress = (facts: ProgressFacts): Progress =>
  progressOf([{ name: 'progress.intakeForm', done: facts.has_intake_form }, ...preparerListProgress(facts).steps]);

/** Returns green at 100, yellow from 50, red below (specification part 1, section 4). */
export function progressTone(percent: number): 'green' | 'yellow' | 'red' {
  if (percent >= 100) return 'green';
  return percent >= 50 ? 'yellow' : 'red';
}
