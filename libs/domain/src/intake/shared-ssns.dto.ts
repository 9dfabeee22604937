import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Count, Email, Text, Uuid } from '../contract/rules';

/** Maximum number of clients listed per shared SSN; there are rarely more than two. */
export const mostSharing = 20;

export class SharingClient {
  @Required() @Uuid() id!: string;
  @Required() @Text(250) name!: string;
  @Required() @Email() email!: string;
}

/** Clients who entered the same Social Security number as their own. Never includes the number itself. */
export class SharedSsn {
  /** Id of the first client. */
  @Required() @Uuid() id!: string;
  @NestedList(() => SharingClient, mostSharing) clients!: SharingClient[];
  @Required() @Count(2) clients_count!: number;
}
