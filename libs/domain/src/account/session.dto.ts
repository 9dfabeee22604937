import { Required } from '../contract/rule';
import { Part } from '../contract/parts';
import { Pin, Text } from '../contract/rules';
import { AnswerOf } from '../contract/shapes';
import { accountCalls } from './account.calls';
import { User } from './account.dto';

@AnswerOf(accountCalls.login, accountCalls.refresh, accountCalls.changePassword)
export class Session {
  /** JWT, 15 minutes; sent as `Authorization: Bearer`. */
  @Required() @Text(4096) access_token!: string;
  @Required() @Part(() => User) user!: User;
}

@AnswerOf(accountCalls.register)
export class Registration {
  /** Absent when an admin made the account: nobody gets a token for somebody else. */
  @Text(4096) access_token?: string;
  @Required() @Part(() => User) user!: User;
  /** Shown once, to whoever made the staff account. */
  @Pin() pin?: string;
}

@AnswerOf(accountCalls.resetPin)
export class NewPin {
  @Required() @Pin() pin!: string;
}
