import { bindContract } from '../contract/contract';
import { ScheduleCForm, ScheduleCSnapshot } from './schedule-c-form.dto';
import { ScheduleCBody } from './schedule-c.dto';
import { scheduleCEndpoints } from './schedule-c.endpoints';

export const scheduleCContract = bindContract('scheduleC', scheduleCEndpoints, {
  mine: { response: ScheduleCForm },
  create: { body: ScheduleCBody, response: ScheduleCForm },
  update: { body: ScheduleCBody, response: ScheduleCForm },
  discardChanges: { response: ScheduleCForm },
  history: { response: ScheduleCSnapshot },
});
