import type { Account } from '../../tools/start/stack';

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: journeys run through playwright.config.ts, which starts the portal.`);
  return value;
}

/** The portal started by the global setup. */
export const running = {
  /** URL of the gateway. */
  url: () => required('PORTAL_URL'),
  /** URLs of the bffs themselves, for a second gateway. */
  apiUrls: () => required('PORTAL_API_URLS').split(','),
  /** Data folder; includes the emails. */
  dataDir: () => required('PORTAL_DATA_DIR'),
  /** Database URL of the bff, for starting a second one. */
  serviceUrl: () => required('PORTAL_SERVICE_URL'),
  /** Returns the first demo account of this role, or the one whose name contains `word`. */
  account(role: Account['role'], word = ''): Account {
    const accounts = JSON.parse(required('PORTAL_ACCOUNTS')) as Account[];
    const found = accounts.find((one) => one.role === role && one.name.includes(word));
    if (!found) throw new Error(`The demo has no ${role} ${word}.`);
    return found;
  },
};
