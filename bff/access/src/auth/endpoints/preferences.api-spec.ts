import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { changePreferences, login, me, register } = accountEndpoints;
const { password } = canaries;
const body = { locale: 'es' } as const;

describe('PUT /auth/preferences', () => {
  it('returns 401 to anonymous callers', async () => {
    expect((await api.call(changePreferences, { body })).status).toBe(401);
  });

  it.each([{}, { locale: 'fr' }, { locale: null }, { locale: 5 }])(
    'returns 400 naming the locale field for %j',
    async (wrong) => {
      const { token } = await api.people.client();
      const { status, problem } = await api.call(changePreferences, { body: wrong, token });
      expect({ status, fields: problem.errors?.map(({ field }) => field) }).toEqual({
        status: 400,
        fields: ['locale'],
      });
    },
  );

  it("stores the account's language, returns it at later sign-ins, and leaves other accounts unchanged", async () => {
    const [ada, other] = [await api.people.client(), await api.people.client()];
    expect((await api.call(me, { token: ada.token })).body.locale).toBeNull();
    const changed = await api.call(changePreferences, { body, token: ada.token });
    expect({ status: changed.status, locale: changed.body.locale }).toEqual({ status: 200, locale: 'es' });
    expect((await api.call(login, { body: { email: ada.email, password } })).body.user.locale).toBe('es');
    expect((await api.call(me, { token: other.token })).body.locale).toBeNull();
  });

  it('is allowed for a pending preparer and for an account that must change its password', async () => {
    const people = [
      await api.people.preparer({ status: 'pending' }),
      await api.people.client({ must_change_password: true }),
    ];
    for (const { token } of people) expect((await api.call(changePreferences, { body, token })).status).toBe(200);
  });
});

describe('language at registration', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.5', 'es'],
    ['fr,en;q=0.5', 'en'],
    ['', 'en'],
  ])('is taken from the Accept-Language header: %s', async (accepted, locale) => {
    const person = { email: `speaks-${accepted.slice(0, 2)}-${locale}@example.com`, first_name: visibleCanary };
    const { status, body: answer } = await api.call(register, {
      body: { ...person, password, last_name: 'Speaker', role: 'client' },
      headers: { 'accept-language': accepted },
    });
    expect({ status, locale: answer.user.locale }).toEqual({ status: 201, locale });
  });

  it('is left unset when an admin creates the account', async () => {
    const { token } = await api.people.admin();
    const person = { email: 'made@example.com', first_name: visibleCanary, last_name: 'Made', password };
    const { status, body: answer } = await api.call(register, {
      body: { ...person, role: 'client' },
      token,
      headers: { 'accept-language': 'es' },
    });
    expect({ status, locale: answer.user.locale }).toEqual({ status: 201, locale: null });
  });
});
