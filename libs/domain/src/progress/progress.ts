import type { DocumentType } from '../documents/document-types';
import type { progressMessages } from './progress.messages';

/** Input of the three progress rules: whether there is an intake form, and which document types the client has. */
export interface ProgressFacts {
  has_intake_form: boolean;
  document_types: readonly DocumentType[];
  /** Types that the office does without. */
  waived_types?: readonly DocumentType[];
}

export interface ProgressStep {
  name: `progress.${keyof typeof progressMessages}`;
  done: boolean;
  /** Neither there nor missing: the office does without it. */
  waived?: boolean;
}

export interface Progress {
  steps: ProgressStep[];
  /** Share of the steps that are complete, whole percent. */
  percent: number;
}

const hasAny = (facts: ProgressFacts, ...types: DocumentType[]): boolean =>
  types.some((type) => facts.document_types.includes(type));

const documentStep = (facts: ProgressFacts, name: ProgressStep['name'], type: DocumentType): ProgressStep => {
  const done = hasAny(facts, type);
  return { name, done, ...(!done && facts.waived_types?.includes(type) ? { waived: true } : {}) };
};

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
    documentStep(facts, 'progress.idVerification', 'id_verification'),
    documentStep(facts, 'progress.selfie', 'selfie'),
    documentStep(facts, 'progress.w2', 'w2'),
  ]);

/** Progress on the client detail screen: four requirements (specification part 1, section 4). */
export const clientDetailProgress = (facts: ProgressFacts): Progress =>
  progressOf([{ name: 'progress.intakeForm', done: facts.has_intake_form }, ...preparerListProgress(facts).steps]);

/** Returns green at 100, yellow from 50, red below (specification part 1, section 4). */
export function progressTone(percent: number): 'green' | 'yellow' | 'red' {
  if (percent >= 100) return 'green';
  return percent >= 50 ? 'yellow' : 'red';
}
