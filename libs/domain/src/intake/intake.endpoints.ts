import { get, post, put, remove } from '../contract/endpoint';
import { clients } from '../contract/access-policy';
import type { IntakeBody, PreparerIntakeBody } from './intake.dto';
import type { IntakeProposal } from './intake-proposal.dto';
import type { IntakeForm, IntakeSnapshot } from './intake-form.dto';

export const intakeEndpoints = {
  mine: get('/intake', clients, { seasonal: true }).returnsNullable<IntakeForm>(),
  /**
   * Returns the answers of the last form that the client submitted for an earlier tax year, as proposals; null if there is
   * none, or if the form of this year has been submitted. They count only once the client sends them.
   */
  proposal: get('/intake/proposal', clients, { seasonal: true }).returnsNullable<IntakeProposal>(),
  create: post('/intake', clients, { draft: true, idempotent: 'repeatable', seasonal: true, status: 201 })
    .takes<IntakeBody>()
    .returns<IntakeForm>(),
  update: put('/intake/{id}', clients, { draft: true, idempotent: 'submit' }).takes<IntakeBody>().returns<IntakeForm>(),
  /**
   * Creates (201) or updates (200) the form, submits it, and assigns the client to that preparer, in one transaction.
   */
  submitToPreparer: post('/intake/{preparer_code}', clients, {
    draft: true,
    idempotent: true,
    seasonal: true,
    upserts: true,
  })
    .takes<PreparerIntakeBody>()
    .returns<IntakeForm>(),
  /** Reverts to the last submitted version; has no effect on a form without unsubmitted changes. */
  discardChanges: remove('/intake/{id}/unsubmitted-changes', clients).returns<IntakeForm>(),
  /** Lists a snapshot of every submit (decisions, section 5), newest first. */
  history: get('/intake/{id}/submissions', clients).returnsList<IntakeSnapshot>(),
};
