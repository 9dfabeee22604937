import { bindContract } from '../contract/contract';
import { IntakeForm, IntakeSnapshot } from './intake-form.dto';
import { IntakeBody, PreparerIntakeBody } from './intake.dto';
import { intakeEndpoints } from './intake.endpoints';

export const intakeContract = bindContract('intake', intakeEndpoints, {
  mine: { response: IntakeForm },
  create: { body: IntakeBody, response: IntakeForm },
  update: { body: IntakeBody, response: IntakeForm },
  submitToPreparer: { body: PreparerIntakeBody, response: IntakeForm },
  discardChanges: { response: IntakeForm },
  history: { response: IntakeSnapshot },
});
