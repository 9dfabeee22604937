import { accountLimits } from '@portal/domain/account/account.limits';

/** `due`: milliseconds until it changes by itself. */
export type Idleness = { is: 'active' | 'warned'; due: number } | { is: 'over'; due: 0 };

/** How idle somebody is who did something last at `last`; both in ms since 1970. */
export function idleness(last: number, now: number): Idleness {
  const idle = Math.max(0, now - last);
  if (idle >= accountLimits.idle) return { is: 'over', due: 0 };
  if (idle >= accountLimits.idleWarning) return { is: 'warned', due: accountLimits.idle - idle };
  return { is: 'active', due: accountLimits.idleWarning - idle };
}
