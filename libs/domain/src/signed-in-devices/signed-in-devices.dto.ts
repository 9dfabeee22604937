import { Required } from '../contract/rule';
import { Flag, Moment, OneOf, Text, Uuid } from '../contract/rules';

export const deviceKinds = ['computer', 'phone', 'tablet'] as const;

/** A browser in which the caller is signed in. */
export class SignedInDevice {
  /** Id of its session. */
  @Required() @Uuid() id!: string;
  /** Whether the request came from it. */
  @Required() @Flag() current!: boolean;
  /** Name of the browser, for example `Firefox`; null if unknown. */
  @Text(100) browser!: string | null;
  /** Name of the operating system, for example `Windows`; null if unknown. */
  @Text(100) system!: string | null;
  @OneOf(deviceKinds) kind!: (typeof deviceKinds)[number] | null;
  @Required() @Moment() signed_in_at!: string;
  /** Exact to about 20 seconds. */
  @Required() @Moment() last_used_at!: string;
}
