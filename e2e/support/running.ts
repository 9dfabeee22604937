import type { Account } from '../../tools/start/stack.mjs';

function told(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: journeys run through playwright.config.ts, which starts the portal.`);
  return value;
}

/** The portal that the global setup started. */
export const running = {
  /** Of the gateway. */
  url: () => told('PORTAL_URL'),
  /** Of the bff itself, for a second gateway. */
  apiUrl: () => told('PORTAL_API_URL'),
  /** Where it keeps files, mails among them. */
  dataDir: () => told('PORTAL_DATA_DIR'),
  /** The database as the bff connects to it, for a second one. */
  serviceUrl: () => told('PORTAL_SERVICE_URL'),
  /** The first demo account of that role, or the one whose name contains a word. */
  account(role: Account['role'], word = ''): Account {
    const accounts = JSON.parse(told('PORTAL_ACCOUNTS')) as Account[];
    const found = accounts.find((one) => one.role === role && one.name.includes(word));
    if (!found) throw new Error(`The demo has no ${role} ${word}.`);
    return found;
  },
};
