import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { running } from './running';

/** Joins lines wrapped by quoted-printable encoding. */
const joined = (eml: string): string => eml.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Returns all emails to an address, from the data folder. */
async function mailsTo(email: string): Promise<string[]> {
  const folder = join(running.dataDir(), 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(joined);
}

/** Waits for an email that contains these words, and returns the newest password reset link. */
export const resetLinkOf = (email: string, words: string): Promise<string> => linkOf('reset-password', email, words);

/** Waits for the email that asks to confirm this address, and returns its link. */
export const verificationLinkOf = (email: string, words = 'Confirm your email'): Promise<string> =>
  linkOf('verify-email', email, words);

/** Confirms the address through the API, for journeys that need a client without limits. */
export async function verifyThroughApi(api: APIRequestContext, { email }: { email: string }): Promise<void> {
  const token = (await verificationLinkOf(email)).split('#')[1];
  const answer = await api.post('/api/auth/verify-email', { data: { token } });
  expect(answer.status()).toBe(204);
}

async function linkOf(page: string, email: string, words: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const mail = (await mailsTo(email)).findLast((one) => one.includes(words)) ?? '';
        link = new RegExp(`https?:\\S+/${page}#[\\w-]{43}`).exec(mail)?.[0] ?? '';
        return link;
      },
      { message: `a link for ${email}`, timeout: 60_000 },
    )
    .not.toBe('');
  return link;
}
