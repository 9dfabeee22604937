import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { dashboardWords as words } from '@portal/domain/overview/dashboard.words';
import { clientDashboardProgress, type ProgressFacts } from '@portal/domain/progress/progress';

export interface NextAction {
  title: string;
  about: string;
  /** Where it is done; absent when there is nothing to do. */
  to?: string;
  action?: string;
}

type Intake = Pick<IntakeForm, 'submitted'> | null;
type Documents = readonly Pick<DocumentRow, 'document_type'>[];

export const progressFacts = (intake: Intake, documents: Documents): ProgressFacts => ({
  has_intake_form: intake !== null,
  document_types: documents.map((document) => document.document_type),
});

/** "What must I do now?": the first thing that is missing, in the order of the progress. */
export function nextAction(intake: Intake, documents: Documents): NextAction {
  const [, identity, papers] = clientDashboardProgress(progressFacts(intake, documents)).steps;
  const { next, actions } = words;
  if (!intake) return { ...next.start, to: '/intake-form', action: actions.start };
  if (!intake.submitted) return { ...next.finish, to: '/intake-form', action: actions.finish };
  if (!identity?.done) return { ...next.identity, to: '/documents', action: actions.upload };
  if (!papers?.done) return { ...next.documents, to: '/documents', action: actions.upload };
  return next.done;
}
