import type { Account } from '../../tools/start/stack';

function told(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: journeys run through playwright.config.ts, which starts the portal.`);
  return value;
}

/** The portal started by the global setup. */
export const running = {
  /** URL of the gateway. */
  url: () => told('PORTAL_URL'),
  /** URL of the bff itself, for a second gateway. */
  apiUrl: () => told('PORTAL_API_URL'),
  /** Data folder; includes the emails. */
  dataDir: () => told('PORTAL_DATA_DIR'),
  /** Database URL of the bff, for starting a second one. */
  serviceUrl: () => told('PORTAL_SERVICE_URL'),
  /** Returns the first demo account of this role, or the one whose name contains `word`. */
  account(role: Account['role'], word = ''): Account {
    const accounts = JSON.parse(told('PORTAL_ACCOUNTS')) as Account[];
    const found = accounts.find((one) => one.role === role && one.name.includes(word));
    if (!found) throw new Error(`The demo has no ${role} ${word}.`);
    return found;
  },
};
