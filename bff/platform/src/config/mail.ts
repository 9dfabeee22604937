import { isEmail } from '@portal/domain/contract/values';
import { setting, text, url, type Rules, type Values } from '@portal/server/settings';

/** `a@b.example` or `Name <a@b.example>` */
const isMailbox = (value: string): boolean => isEmail(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value);

export const mailSettings = {
  SMTP_URL: setting(
    url('smtp:', 'smtps:').optional(),
    'mail server, `smtps://user:password@host:465` or `smtp://…:587`; in production TLS is required',
    'emails are files in `DATA_DIR/mail`',
  ),
  MAIL_FROM: setting(
    text.refine(isMailbox, { error: 'must be an address, or a name and an <address>.' }).optional(),
    'sender of all emails, `Office <portal@example.com>`. Required with `SMTP_URL`',
    '`portal@localhost`',
  ),
};

type MailValues = Partial<Values<typeof mailSettings>> & { PUBLIC_ORIGIN?: string };

/** Requires PUBLIC_ORIGIN if there is a mail server: links in real email must not be built from a request's host. */
export function wrongMail({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_ORIGIN,
}: MailValues): Rules<typeof mailSettings & { PUBLIC_ORIGIN: typeof text }> {
  if (SMTP_URL === undefined) return {};
  return {
    MAIL_FROM: MAIL_FROM === undefined && 'MAIL_FROM is not set: it is the sender of emails, required with SMTP_URL.',
    PUBLIC_ORIGIN: PUBLIC_ORIGIN === undefined && 'PUBLIC_ORIGIN is not set: links in emails need it.',
  };
}
