import { locales, type Locale } from '@portal/domain/i18n/locales';
import type { MailContent, MailKind } from '@portal/bff-platform/mail/mail-kinds';
import { renderMail } from './mail.renderer';

const office = { name: 'Lake & Sons <Tax>', phone: '313-555-0119' };
const at = '2025-02-03T21:05:00Z';
const content = (facts: MailContent['facts'], first_name = 'Ada'): MailContent => ({
  first_name,
  origin: 'https://portal.example',
  facts,
});
const subjects: Readonly<Record<MailKind, Readonly<Record<Locale, string>>>> = {
  reset_link: { en: 'Choose a new password', es: 'Elija una contraseña nueva' },
  verify_email: { en: 'Confirm your email address', es: 'Confirme su correo electrónico' },
  password_changed: { en: 'Your password was changed', es: 'Se cambió su contraseña' },
  pin_changed: { en: 'Your security PIN was changed', es: 'Se cambió su PIN de seguridad' },
  second_factor_set_up: { en: 'Two-step sign-in was set up', es: 'Se configuró la verificación en dos pasos' },
  second_factor_removed: { en: 'Two-step sign-in was turned off', es: 'Se desactivó la verificación en dos pasos' },
  passkey_added: { en: 'A passkey was added', es: 'Se agregó una llave de acceso' },
  passkey_removed: { en: 'A passkey was removed', es: 'Se eliminó una llave de acceso' },
  recovery_code_used: { en: 'A recovery code was used', es: 'Se usó un código de recuperación' },
  account_approved: { en: 'Your account is approved', es: 'Su cuenta fue aprobada' },
  account_rejected: { en: 'Your registration was not approved', es: 'Su registro no fue aprobado' },
  email_changed: { en: 'Your email address was changed', es: 'Se cambió su dirección de correo electrónico' },
  new_sign_in: { en: 'New sign-in to your account', es: 'Nuevo inicio de sesión en su cuenta' },
  sign_in_slowed: {
    en: 'Repeated failed sign-in attempts',
    es: 'Varios intentos fallidos de inicio de sesión',
  },
  temporary_password_ends: {
    en: 'Your temporary password expires soon',
    es: 'Su contraseña temporal está por vencer',
  },
  return_started: { en: 'We started on your tax return', es: 'Empezamos a preparar su declaración' },
  info_needed: { en: 'We need something from you', es: 'Necesitamos algo de usted' },
  return_ready: { en: 'Your tax return is ready to check', es: 'Su declaración está lista para revisar' },
  return_filed: { en: 'Your tax return was sent', es: 'Enviamos su declaración' },
  return_accepted: { en: 'Your tax return was accepted', es: 'Su declaración fue aceptada' },
  return_amended: { en: 'We’re correcting your tax return', es: 'Estamos corrigiendo su declaración' },
  return_sent_back: { en: 'Your tax return was sent back', es: 'Su declaración fue devuelta' },
  documents_requested: { en: 'We need documents from you', es: 'Necesitamos documentos suyos' },
  documents_sent_back: { en: 'Please send some documents again', es: 'Envíe de nuevo algunos documentos' },
  documents_reminder: { en: 'We’re still waiting for documents', es: 'Todavía esperamos documentos suyos' },
  message_waiting: { en: 'A message is waiting for you', es: 'Tiene un mensaje en espera' },
};
const kinds = Object.keys(subjects) as MailKind[];

describe('email', () => {
  it('contains a greeting, the message, the office and its contact details in plain text', () => {
    const { subject, text } = renderMail('new_sign_in', content({ at }), 'en', office);
    expect(subject).toBe('New sign-in to your account');
    expect(text).toBe(
      [
        'Hello Ada,',
        'Someone signed in to your account from a new browser on February 3, 2025 at 9:05 PM UTC.',
        'If this was you, you don’t need to do anything. If not, change your password right away and call the office: 313-555-0119.',
        'Lake & Sons <Tax>, 313-555-0119\nThis email was sent automatically. Please do not reply.\n',
      ].join('\n\n'),
    );
  });

  it('has the same content in HTML, escaped and marked with its language', () => {
    const { html } = renderMail('password_changed', content({ at }), 'es', office);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<p>Buenos días, Ada:</p>');
    expect(html).toContain('3 de febrero de 2025');
    expect(html).toContain('Lake &amp; Sons &lt;Tax&gt;');
  });

  it("puts a link's token after #, which is not sent to servers or logs", () => {
    const { text, html } = renderMail('reset_link', content({ token: 'T0ken', minutes: 30 }), 'en', office);
    expect(text).toContain('https://portal.example/reset-password#T0ken');
    expect(html).toContain('href="https://portal.example/reset-password#T0ken"');
    expect(text).toContain('expires in 30 minutes');
  });

  it.each(['www.evil.example', 'Ada http://evil.example', '<b>Ada</b>', 'call 555 0100'])(
    "omits the recipient's name if it does not look like one: %s",
    (name) => {
      const { text, html } = renderMail('reset_link', content({ token: 't', minutes: 30 }, name), 'en', office);
      expect(text).toMatch(/^Hello,\n/);
      expect(html).not.toContain(name);
    },
  );

  it.each(kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
    '%s in %s states in one line what happened, its time or duration, and whom to call, without placeholders',
    (kind, locale) => {
      const { subject, text, html } = renderMail(
        kind,
        content({ token: 't', minutes: 30, days: 3, count: 2, at }),
        locale,
        office,
      );
      expect(subject).toBe(subjects[kind][locale]);
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|mail\.[a-z]/);
      expect(text).toMatch(
        kind === 'reset_link'
          ? /30 minut[eo]s/
          : kind === 'verify_email'
            ? { en: /in 3 days/, es: /en 3 días/ }[locale]
            : kind.startsWith('documents_')
              ? /\b2 document(o)?s/
              : { en: /February 3, 2025/, es: /3 de febrero de 2025/ }[locale],
      );
      expect(text).toContain(office.phone);
      expect(html).toContain(`lang="${locale}"`);
    },
  );

  it.each(kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
    '%s in %s leaves out the phone number that the office has not entered',
    (kind, locale) => {
      const facts = { token: 't', minutes: 30, days: 3, count: 2, at };
      const textFor = (phone: string) => renderMail(kind, content(facts), locale, { ...office, phone }).text;
      const expected = textFor(office.phone).replace(': 313-555-0119.', '.').replace(', 313-555-0119\n', '\n');
      expect(textFor('')).toBe(expected);
      expect(expected).not.toContain('313');
    },
  );

  it("has no link when the portal's address is unknown", () => {
    const { text, html } = renderMail('account_approved', { first_name: 'Ada', facts: { at } }, 'en', office);
    expect(`${text}${html}`).not.toContain('http');
  });
});
