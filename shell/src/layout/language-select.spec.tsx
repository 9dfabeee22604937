import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLocale } from '@portal/i18n';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import LoginPage from '../pages/login.page';
import { renderInShell } from '../testing';
import { LanguageSelect } from './language-select';

const ada = personOf('client');
const choose = async (name: string): Promise<void> => {
  await screen.findByRole('combobox', { name: /Language|Idioma/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Language|Idioma/ }), name);
};

describe('language choice', () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    document.cookie = 'locale=; max-age=0';
    server = fakeServer({ 'GET /auth/me': () => json(ada), 'GET /site': () => json({ name: 'Lake Tax' }) });
  });
  afterEach(async () => {
    server.stop();
    await act(() => activateLocale('en'));
  });

  it('is stored only in the browser for a visitor', async () => {
    renderInShell(<LanguageSelect />, '/');
    await choose('Español');
    expect(await screen.findByLabelText('Idioma')).toHaveValue('es');
    expect(document.cookie).toContain('locale=es');
    expect(server.to('/auth/preferences')).toHaveLength(0);
  });

  it('is also stored in the account for a signed-in user', async () => {
    storeSession(sessionOf(ada));
    server.answer('PUT /auth/preferences', () => json({ ...ada, locale: 'es' }));
    renderInShell(<LanguageSelect />, '/');
    await waitFor(() => expect(server.to('/auth/me')).toHaveLength(1));
    await choose('Español');
    await waitFor(() => expect(server.to('/auth/preferences')).toHaveLength(1));
    expect(server.to('/auth/preferences')[0]).toMatchObject({ method: 'PUT', body: { locale: 'es' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('applies even when the account cannot be updated, with a notice', async () => {
    storeSession(sessionOf(ada));
    server.answer('PUT /auth/preferences', () => refusal('unavailable', 'Not now.'));
    renderInShell(<LanguageSelect />, '/');
    await waitFor(() => expect(server.to('/auth/me')).toHaveLength(1));
    await choose('Español');
    expect(await screen.findByText('El idioma cambió aquí, pero no se pudo guardar en su cuenta.')).toBeVisible();
    expect(screen.getByLabelText('Idioma')).toHaveValue('es');
  });

  it.each([
    ['es', '¡Sesión iniciada!', 'es'],
    ['en', 'Login successful!', 'en'],
    [undefined, 'Login successful!', 'en'],
  ])('is read from the account (%s) after sign-in', async (locale, sentence, shown) => {
    const user = { ...ada, locale };
    server.answer('POST /auth/login', () => json({ access_token: 'first', user }));
    renderInShell(<LoginPage />, '/login');
    await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.com');
    await userEvent.type(screen.getByLabelText(/^Password/), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(document.documentElement.lang).toBe(shown);
    expect(document.cookie.includes('locale=es')).toBe(locale === 'es');
  });
});
