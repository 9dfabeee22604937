import { Required } from '../contract/rule';
import { OneOf } from '../contract/rules';
import { AnswerOf } from '../contract/shapes';
import { healthCalls } from './health.calls';

@AnswerOf(healthCalls.live, healthCalls.ready)
export class Health {
  @Required() @OneOf(['ok']) status!: 'ok';
}
