import { get, post, put } from '../contract/call';
import { clients } from '../contract/who';
import type { IntakeBody } from './intake.dto';
import type { IntakeForm, IntakeSnapshot } from './intake-form.dto';

export const intakeCalls = {
  mine: get('/intake', clients).answersMaybe<IntakeForm>(),
  create: post('/intake', clients, { draft: true, idempotent: true, status: 201 })
    .takes<IntakeBody>()
    .answers<IntakeForm>(),
  update: put('/intake/{id}', clients, { draft: true, idempotent: true }).takes<IntakeBody>().answers<IntakeForm>(),
  /** Every submit keeps what was sent (decisions, section 5), newest first. */
  history: get('/intake/{id}/submissions', clients).answersList<IntakeSnapshot>(),
};
