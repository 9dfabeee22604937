import { get, post, put, remove } from '../contract/endpoint';
import { clients } from '../contract/access-policy';
import type { ScheduleCForm, ScheduleCSnapshot } from './schedule-c-form.dto';
import type { ScheduleCBody } from './schedule-c.dto';

export const scheduleCEndpoints = {
  mine: get('/schedule-c', clients, { seasonal: true }).returnsNullable<ScheduleCForm>(),
  create: post('/schedule-c', clients, { draft: true, idempotent: 'repeatable', seasonal: true, status: 201 })
    .takes<ScheduleCBody>()
    .returns<ScheduleCForm>(),
  update: put('/schedule-c/{id}', clients, { draft: true, idempotent: 'submit' })
    .takes<ScheduleCBody>()
    .returns<ScheduleCForm>(),
  /** Reverts to the last submitted version; has no effect on a form without unsubmitted changes. */
  discardChanges: remove('/schedule-c/{id}/unsubmitted-changes', clients).returns<ScheduleCForm>(),
  /** Lists a snapshot of every submit (decisions, section 5), newest first. */
  history: get('/schedule-c/{id}/submissions', clients).returnsList<ScheduleCSnapshot>(),
};
