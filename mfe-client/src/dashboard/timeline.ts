import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { DocumentType } from '@portal/domain/documents/document-types';
import { clientDashboardProgress } from '@portal/domain/progress/progress';
import { progressFacts } from './next-action';

type StageName = 'answers' | 'documents' | 'preparation' | 'signature' | 'irs';

export interface Stage {
  name: StageName;
  /** `client` and `office`: whose turn it is now. */
  state: 'done' | 'client' | 'office' | 'later';
}

type Intake = Pick<IntakeForm, 'submitted'> | null;

/** Returns the stages of the return in order. Answers and documents may be open at once, both with the client. */
export function stagesOf(intake: Intake, types: readonly DocumentType[]): Stage[] {
  const [, identity, papers] = clientDashboardProgress(progressFacts(intake, types)).steps;
  const hasAnswers = intake?.submitted === true;
  const hasDocuments = identity?.done === true && papers?.done === true;
  return [
    { name: 'answers', state: hasAnswers ? 'done' : 'client' },
    { name: 'documents', state: hasDocuments ? 'done' : hasAnswers ? 'client' : 'later' },
    { name: 'preparation', state: hasAnswers && hasDocuments ? 'office' : 'later' },
    { name: 'signature', state: 'later' },
    { name: 'irs', state: 'later' },
  ];
}
