import { accountLimits } from '@portal/domain/account/account.limits';
import type { Role } from '@portal/domain/contract/access-policy';

const hour = 3_600_000;

/** Durations in milliseconds. */
export const sessionLimits = {
  idle: accountLimits.idle,
  stepUp: accountLimits.stepUp,
  /** Absolute session lifetime, regardless of activity (security A12). */
  longest: { client: 24 * hour, preparer: 12 * hour, admin: 12 * hour } satisfies Record<Role, number>,
  /** How far an access token may lie in the future, in case the database moves to a server whose clock is behind. */
  tokenEarly: 60_000,
  /** Minimum interval between updates of `last_seen_at`. */
  seenEvery: 20_000,
  /** Reuse within this time is not treated as theft, because two tabs may refresh simultaneously. */
  refreshGrace: 10_000,
  /** Grace for the same browser after a lost response; longer than its request timeout of 30 s. */
  lostAnswerGrace: 60_000,
  /** How long a browser stays known after a sign-in. */
  knownDevice: 180 * 24 * hour,
  knownDevicesOfUser: 20,
  /** Maximum number of users of one browser. */
  devicesInCookie: 5,
} as const;
