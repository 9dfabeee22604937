import { useEffect, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { checkSession, signedIn, usePortalDispatch, useSession } from '@portal/data-access/core';
import { useLoginMutation } from '@portal/data-access/account';

/** Sign-in for an area running without the shell, in development only. Deliberately unstyled HTML. */
export function StandaloneSession({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { status } = useSession();
  const dispatch = usePortalDispatch();
  const [login, { isError }] = useLoginMutation();

  useEffect(() => {
    if (status === 'checking') void dispatch(checkSession());
  }, [status, dispatch]);

  if (status === 'checking') return null;
  if (status === 'in') return children;

  const send = async (form: FormData): Promise<void> => {
    const text = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const { data } = await login({
      body: { email: text('email'), password: text('password'), pin: text('pin') || null },
    });
    if (data) dispatch(signedIn(data));
  };

  return (
    <>
      <form action={(form) => void send(form)}>
        <input name="email" type="email" aria-label={t('account.fields.email')} />
        <input name="password" type="password" aria-label={t('account.fields.password')} />
        <input name="pin" aria-label={t('account.fields.pin')} />
        <button type="submit">{t('account.stay')}</button>
        {isError ? <p role="alert">{t('account.loginFailed')}</p> : null}
      </form>
      {children}
    </>
  );
}
