import type { Role } from '@portal/domain/contract/access-policy';

/**
 * A demo account and its credentials, as printed. They are public: demo accounts exist only where DEMO is on, never in
 * production.
 */
export interface DemoAccount {
  role: Role;
  name: string;
  email: string;
  password: string;
  /** Staff accounts only. */
  pin?: string;
}

/** One password per role, so that anyone can sign in to any demo account. */
export const demoPasswords: Readonly<Record<Role, string>> = {
  client: 'demo-client-2024',
  preparer: 'demo-preparer-2024',
  admin: 'demo-admin-2024',
};

export const demoPins: Readonly<Partial<Record<Role, string>>> = { preparer: '2468', admin: '1357' };

const printed: readonly [Role, string, string][] = [
  ['client', 'Avery Johnson (intake submitted)', 'avery@demo.example'],
  ['client', 'Jordan Blake (nothing yet)', 'jordan@demo.example'],
  ['preparer', 'Renee Okafor', 'renee@demo.example'],
  ['preparer', 'Pat Lindqvist (pending approval)', 'pat@demo.example'],
  ['admin', 'Olivia Grant', 'admin@demo.example'],
];

export const demoAccounts: readonly DemoAccount[] = printed.map(([role, name, email]) => {
  const pin = demoPins[role];
  return { role, name, email, password: demoPasswords[role], ...(pin === undefined ? {} : { pin }) };
});
