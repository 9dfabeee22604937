import { intlLocales, type Locale } from '@portal/domain/i18n/locales';
import type { MailContent, MailKind } from '@portal/bff-platform/mail/mail-kinds';
import { translateTo } from '@portal/bff-platform/messages/translate';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export interface Office {
  name: string;
  /** Empty until the office has entered it; the texts then do without it. */
  phone: string;
}

/** Anyone may register with a stranger's address, so include only text that looks like a name, never a link. */
const isName = (text: string): boolean => /^[\p{L}\p{M}'’ -]{1,60}$/u.test(text);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** UTC, because the time zones of the office and the recipient are unknown. */
const timeIn = (locale: Locale, at: string): string =>
  `${new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} UTC`;

/**
 * Returns the link for a kind of email. The token is in the fragment after `#`, which browsers do not send to servers,
 * logs or referrers.
 */
function linkOf(kind: MailKind, { origin, facts }: MailContent): string | undefined {
  if (origin === undefined) return undefined;
  if (kind === 'reset_link') return `${origin}/reset-password#${facts.token ?? ''}`;
  if (kind === 'verify_email') return `${origin}/verify-email#${facts.token ?? ''}`;
  if (kind.startsWith('documents_')) return `${origin}/documents`;
  if (kind === 'message_waiting') return `${origin}/messages`;
  return kind === 'account_approved' || kind === 'temporary_password_ends' ? `${origin}/login` : undefined;
}

/** Renders an email in its recipient's language, as plain text and as equivalent HTML. */
export function renderMail(kind: MailKind, content: MailContent, locale: Locale, office: Office): RenderedMail {
  const t = translateTo(locale);
  const { facts, first_name } = content;
  const values = {
    at: facts.at === undefined ? '' : timeIn(locale, facts.at),
    minutes: facts.minutes ?? 0,
    days: facts.days ?? 0,
    count: facts.count ?? 0,
    phone: office.phone && `: ${office.phone}`,
  };
  const say = (part: 'subject' | 'text' | 'advice'): string => t({ id: `mail.kinds.${kind}.${part}`, values });
  const hello = isName(first_name) ? t('mail.helloName', { name: first_name }) : t('mail.hello');
  const foot = [[office.name, office.phone].filter(Boolean).join(', '), t('mail.automatic')];
  const link = linkOf(kind, content);
  const text = [hello, say('text'), ...(link ? [link] : []), say('advice'), foot.join('\n')].join('\n\n');
  const action = t(`mail.actions.${kind === 'reset_link' || kind === 'verify_email' ? kind : 'signIn'}`);
  const html = page(locale, say('subject'), [
    paragraph(hello),
    paragraph(say('text')),
    ...(link ? [button(link, action), small(`${t('mail.linkBelow')} ${link}`)] : []),
    paragraph(say('advice')),
    ...foot.map(small),
  ]);
  return { subject: say('subject'), text: `${text}\n`, html };
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const small = (text: string): string =>
  `<p style="color:#595959;font-size:13px;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
const button = (link: string, label: string): string =>
  `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5cad;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`;

const page = (locale: Locale, title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1f1f1f;background:#ffffff">
${parts.join('\n')}
</body>
</html>
`;
