import type { PreparerStanding } from '@portal/domain/assignments/preparer-standing';
import type { dashboardMessages } from '@portal/domain/dashboard/dashboard.messages';
import type { DocumentType } from '@portal/domain/documents/document-types';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { clientDashboardProgress, type ProgressFacts } from '@portal/domain/progress/progress';

export interface NextAction {
  /** Message key: `dashboard.next.<step>`. */
  step: keyof typeof dashboardMessages.next;
  /** Path of the page for this step; absent when there is nothing to do. */
  to?: string;
  action?: keyof typeof dashboardMessages.actions;
}

type Intake = Pick<IntakeForm, 'submitted'> | null;
type DocumentTypes = readonly DocumentType[];

export const progressFacts = (intake: Intake, document_types: DocumentTypes): ProgressFacts => ({
  has_intake_form: intake !== null,
  document_types,
});

const choose = { to: '/assign-preparer', action: 'choose' } as const;

interface NextActionFacts {
  intake: Intake;
  documents: DocumentTypes;
  /** null if the preparer could not be loaded. */
  standing: PreparerStanding | null;
  /** Unread direct messages. */
  unread: number;
}

/** Returns the client's next action: the first incomplete step, or else the messages that may ask for something. */
export function nextAction({ intake, documents, standing, unread }: NextActionFacts): NextAction {
  const [, identity, papers] = clientDashboardProgress(progressFacts(intake, documents)).steps;
  if (!intake) return { step: 'start', to: '/intake-form', action: 'start' };
  if (!intake.submitted) return { step: 'finish', to: '/intake-form', action: 'finish' };
  if (standing?.kind === 'gone') return { step: 'preparerGone', ...choose };
  if (!identity?.done) return { step: 'identity', to: '/documents#category-id_verification', action: 'upload' };
  if (!papers?.done) return { step: 'documents', to: '/documents#category-w2', action: 'upload' };
  // Last, because the office assigns a preparer to clients who choose none.
  if (standing?.kind === 'none' || standing?.kind === 'chosen') return { step: 'preparer', ...choose };
  if (unread > 0) return { step: 'messages', to: '/messages', action: 'read' };
  return { step: 'done' };
}
