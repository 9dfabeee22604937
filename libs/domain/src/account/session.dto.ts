import { Required } from '../contract/rule';
import { Nested } from '../contract/nested';
import { Pin, Text } from '../contract/rules';
import { User } from './account.dto';

export class Session {
  /** Access token (JWT), valid for 15 minutes; sent as `Authorization: Bearer`. */
  @Required() @Text(4096) access_token!: string;
  @Required() @Nested(() => User) user!: User;
}

export class Registration {
  /** Absent when an admin created the account, so that nobody receives another person's token. */
  @Text(4096) access_token?: string;
  @Required() @Nested(() => User) user!: User;
  /** Shown only once, to the admin who created the staff account. */
  @Pin() pin?: string;
}

export class NewPin {
  @Required() @Pin() pin!: string;
}

export class DraftKey {
  /** AES key: 256 bits, base64. */
  @Required() @Text(44) key!: string;
}
