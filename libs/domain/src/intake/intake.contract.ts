import { bindContract } from '../contract/contract';
import { IntakeProposal } from './intake-proposal.dto';
import { IntakeForm, IntakeSnapshot } from './intake-form.dto';
import { IntakeBody, PreparerIntakeBody } from './intake.dto';
import { intakeEndpoints } from './intake.endpoints';
import { AdminIntakeRow, AdminIntakesQuery } from './admin-intakes.dto';
import { SharedSsn } from './shared-ssns.dto';
import { adminIntakeEndpoints } from './admin-intakes.endpoints';

export const intakeContract = bindContract('intake', intakeEndpoints, {
  mine: { response: IntakeForm },
  proposal: { response: IntakeProposal },
  create: { body: IntakeBody, response: IntakeForm },
  update: { body: IntakeBody, response: IntakeForm },
  submitToPreparer: { body: PreparerIntakeBody, response: IntakeForm },
  discardChanges: { response: IntakeForm },
  history: { response: IntakeSnapshot },
});

export const adminIntakesContract = bindContract('adminIntakes', adminIntakeEndpoints, {
  list: { query: AdminIntakesQuery, response: AdminIntakeRow },
  sharedSsns: { response: SharedSsn },
});
