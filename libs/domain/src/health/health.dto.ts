import { Required } from '../contract/rule';
import { OneOf } from '../contract/rules';

export class Health {
  @Required() @OneOf(['ok']) status!: 'ok';
}
