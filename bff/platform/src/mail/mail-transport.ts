import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLoopback } from '@portal/server/settings';
import { createTransport } from 'nodemailer';
import type { Env } from '../config/env';
import { mailLimits } from './mail.limits';

/** A rendered email. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
}

/** Thrown if an email was not accepted; `permanent` if a retry would not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  /** @param code our own or the library's code, never the server's text, which may contain addresses */
  constructor(
    readonly code: string,
    readonly permanent: boolean,
  ) {
    super(code);
  }
}

/** Delivers emails. */
export abstract class MailTransport {
  /** @throws MailRefused */
  abstract send(mail: OutgoingMail): Promise<void>;
  abstract close(): void;
}

export const mailFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, 'mail');

const messageOf = ({ id, to, subject, text, html, language }: OutgoingMail, from: string) => ({
  from,
  // An object, so that user input is never parsed as a list of addresses.
  to: { name: '', address: to },
  subject,
  text,
  html,
  // Same for every attempt, so that a server can deduplicate an email whose acknowledgment was lost.
  messageId: `<${id}@${/@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const timeouts = {
  connectionTimeout: mailLimits.smtpTimeout,
  greetingTimeout: mailLimits.smtpTimeout,
  socketTimeout: mailLimits.smtpTimeout,
  dnsTimeout: mailLimits.smtpTimeout,
};

/** Sends emails by SMTP. */
export class SmtpMailTransport extends MailTransport {
  private readonly transporter;

  constructor(
    url: string,
    private readonly from: string,
    { requireTLS }: { requireTLS: boolean },
  ) {
    super();
    this.transporter = createTransport({ url, ...timeouts, requireTLS });
  }

  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.transporter.sendMail(messageOf(mail, this.from));
    } catch (error) {
      const { code = 'EUNKNOWN', responseCode = 0 } = error as { code?: string; responseCode?: number };
      // Temporary: the office sees a rejected login in the log and can fix it, unlike a nonexistent address.
      const permanent = code === 'EENVELOPE' && responseCode >= 500;
      throw new MailRefused(responseCode ? `${code} ${responseCode}` : code, permanent);
    }
  }

  close(): void {
    this.transporter.close();
  }
}

/**
 * Writes emails to files that any mail program can open, readable only by their owner. Used if there is no mail server.
 */
class FolderMailTransport extends MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true });

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { message } = await this.composer.sendMail(messageOf(mail, this.from));
    await mkdir(this.folder, { recursive: true });
    const file = join(this.folder, `${mail.id}.eml`);
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    await this.deleteOldest();
  }

  close(): void {
    this.composer.close();
  }

  /** File names begin with the time, so they sort by age. */
  private async deleteOldest(): Promise<void> {
    const files = (await readdir(this.folder)).filter((name) => name.endsWith('.eml')).sort();
    for (const name of files.slice(0, -mailLimits.files)) await rm(join(this.folder, name), { force: true });
  }
}

export function mailTransportOf(env: Env): MailTransport {
  const { SMTP_URL, MAIL_FROM = 'portal@localhost' } = env;
  if (SMTP_URL === undefined) return new FolderMailTransport(mailFolder(env), MAIL_FROM);
  const { hostname, searchParams } = new URL(SMTP_URL);
  const requireTLS = env.production && !isLoopback(hostname) && searchParams.get('requireTLS') !== 'false';
  return new SmtpMailTransport(SMTP_URL, MAIL_FROM, { requireTLS });
}
