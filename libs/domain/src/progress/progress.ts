import type { DocumentType } from '../documents/document-types';

/** What the three rules look at: is there an intake form, and which types of documents are there. */
export interface ProgressFacts {
  has_intake_form: boolean;
  document_types: readonly DocumentType[];
}

export interface ProgressStep {
  name: string;
  done: boolean;
}

export interface Progress {
  steps: ProgressStep[];
  /** Whole percent of the steps done. */
  percent: number;
}

const hasAny = (facts: ProgressFacts, ...types: DocumentType[]): boolean =>
  types.some((type) => facts.document_types.includes(type));

function progressOf(steps: ProgressStep[]): Progress {
  const done = steps.filter((step) => step.done).length;
  return { steps, percent: Math.round((done / steps.length) * 100) };
}

/** Client dashboard: three steps (specification part 1, section 4). */
export const clientDashboardProgress = (facts: ProgressFacts): Progress =>
  progressOf([
    { name: 'Tax intake form', done: facts.has_intake_form },
    { name: 'ID or selfie', done: hasAny(facts, 'id_verification', 'selfie') },
    { name: 'Tax documents', done: hasAny(facts, 'w2', '1099', 'receipts') },
  ]);

/** Preparer's client list: three documents (specification part 1, section 4). */
export const preparerListProgress = (facts: ProgressFacts): Progress =>
  progressOf([
    { name: 'ID verification', done: hasAny(facts, 'id_verification') },
    { name: 'Selfie', done: hasAny(facts, 'selfie') },
    { name: 'W-2', done: hasAny(facts, 'w2') },
  ]);

/** Client detail: four requirements (specification part 1, section 4). */
export const clientDetailProgress = (facts: ProgressFacts): Progress =>
  progressOf([{ name: 'Intake form', done: facts.has_intake_form }, ...preparerListProgress(facts).steps]);

/** Green at 100, yellow at 50 or more, red below (specification part 1, section 4). */
export function progressTone(percent: number): 'done' | 'underway' | 'started' {
  if (percent >= 100) return 'done';
  return percent >= 50 ? 'underway' : 'started';
}
