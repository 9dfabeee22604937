import { accountLimits } from '@portal/domain/account/account.limits';
import type { Role } from '@portal/domain/contract/access-policy';

const hour = 3_600_000;

/** Durations in milliseconds. */
export const sessionLimits = {
  idle: accountLimits.idle,
  /** A working day, whatever happens in it (security A12). */
  longest: { client: 24 * hour, preparer: 12 * hour, admin: 12 * hour } satisfies Record<Role, number>,
  /** Being seen is written down at most this often. */
  seenEvery: 20_000,
  /** Two tabs that refresh at once within this time are no theft. */
  refreshGrace: 10_000,
  /** Nor is a browser that asks again because the answer got lost: longer than the 30 s it waits for one. */
  lostAnswerGrace: 60_000,
  /** How long a browser stays known after a sign-in. */
  knownDevice: 180 * 24 * hour,
  knownDevicesOfUser: 20,
  /** People who share a browser. */
  devicesInCookie: 5,
} as const;
