import { locales } from '@portal/domain/i18n/locales';
import { mailMessages } from '../../platform/mail/mail.messages';
import type { MailContent, MailKind } from '../../platform/mail/mail-kinds';
import { renderMail } from './mail.renderer';

const office = { name: 'Lake & Sons <Tax>', phone: '313-555-0119' };
const at = '2025-02-03T21:05:00Z';
const content = (facts: MailContent['facts'], first_name = 'Ada'): MailContent => ({
  first_name,
  origin: 'https://portal.example',
  facts,
});
const kinds = Object.keys(mailMessages.kinds) as MailKind[];

describe('a mail', () => {
  it('says in plain text what it is about, to whom, from which office, and how to reach it', () => {
    const { subject, text } = renderMail('new_sign_in', content({ at }), 'en', office);
    expect(subject).toBe('New sign-in to your account');
    expect(text).toBe(
      [
        'Hello Ada,',
        'Somebody signed in to your account on February 3, 2025 at 9:05 PM UTC, from a browser that was not used with it before.',
        'If it was you, there is nothing to do. If not, choose a new password at once and call the office: 313-555-0119.',
        'Lake & Sons <Tax>, 313-555-0119\nThis mail was sent by the portal of the office. Please do not answer it.\n',
      ].join('\n\n'),
    );
  });

  it('says the same in HTML, with everything escaped, in the language it names', () => {
    const { html } = renderMail('password_changed', content({ at }), 'es', office);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<p>Buenos días, Ada:</p>');
    expect(html).toContain('3 de febrero de 2025');
    expect(html).toContain('Lake &amp; Sons &lt;Tax&gt;');
  });

  it('puts the token of a link behind #, where no server or log sees it', () => {
    const { text, html } = renderMail('reset_link', content({ token: 'T0ken', minutes: 30 }), 'en', office);
    expect(text).toContain('https://portal.example/reset-password#T0ken');
    expect(html).toContain('href="https://portal.example/reset-password#T0ken"');
    expect(text).toContain('within the next 30 minutes');
  });

  it.each(['www.evil.example', 'Ada http://evil.example', '<b>Ada</b>', 'call 555 0100'])(
    'repeats nothing to a stranger that is no name: %s',
    (name) => {
      const { text, html } = renderMail('reset_link', content({ token: 't', minutes: 30 }, name), 'en', office);
      expect(text).toMatch(/^Hello,\n/);
      expect(html).not.toContain(name);
    },
  );

  it.each(kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
    '%s in %s leaves no gap and no place-holder',
    (kind, locale) => {
      const { subject, text } = renderMail(kind, content({ token: 't', minutes: 30, at }), locale, office);
      expect(subject.length).toBeGreaterThan(5);
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|mail\.[a-z]/);
    },
  );

  it('has no link where it is not known where the portal is', () => {
    const { text, html } = renderMail('account_approved', { first_name: 'Ada', facts: { at } }, 'en', office);
    expect(`${text}${html}`).not.toContain('http');
  });
});
