import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../testing/api';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';
import { FirstAdminService } from '@portal/bff-access/auth/management/first-admin';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await api.query(`UPDATE site_settings SET name = 'Lakeside Tax & Books'`);
  await api.make.office({ id: 'harbor-west', name: 'Harbor West' });
});
afterAll(() => api.stop());

const { register, changePassword, resetPassword, login } = accountEndpoints;
const detail = 'Your password can’t be the office’s name, with or without digits.';
const names = ['Lakeside Tax & Books', 'lakesidetax2024', 'HARBOR WEST', 'harborwest 1'];

describe('password that matches the name of the business or of an office', () => {
  it('is rejected at registration, for visitors and admins, even when the name is Spanish', async () => {
    const person = { email: 'new@example.com', first_name: visibleCanary, last_name: 'Li', role: 'client' };
    const { token } = await api.people.admin();
    for (const password of names)
      for (const by of [{}, { token }]) {
        const { status, problem } = await api.call(register, { body: { ...person, password }, ...by });
        expect({ status, errors: problem.errors }).toEqual({ status: 400, errors: [{ field: 'password', detail }] });
      }
    const body = { ...person, password: names[0] };
    const { problem } = await api.call(register, { body, headers: { 'accept-language': 'es' } });
    expect(problem.errors?.[0]?.detail).toBe('Su contraseña no puede ser el nombre de la oficina, con o sin números.');
    expect((await api.call(register, { body: { ...person, password: canaries.password } })).status).toBe(201);
  });

  it('is rejected when changing the password', async () => {
    const { token } = await api.people.client();
    for (const new_password of names) {
      const body = { current_password: canaries.password, new_password };
      const { status, problem } = await api.call(changePassword, { body, token });
      expect({ status, errors: problem.errors }).toEqual({ status: 400, errors: [{ field: 'new_password', detail }] });
    }
  });

  it('is rejected when resetting the password, and keeps the link valid', async () => {
    const { id, email } = await api.people.client();
    const token = await api.make.resetLink(id);
    for (const password of names) {
      const { status, problem } = await api.call(resetPassword, { body: { token, password } });
      expect({ status, errors: problem.errors }).toEqual({ status: 400, errors: [{ field: 'password', detail }] });
    }
    const password = canaries.otherPassword;
    expect((await api.call(resetPassword, { body: { token, password } })).status).toBe(204);
    expect((await api.call(login, { body: { email, password } })).status).toBe(200);
  });

  it('is rejected for the first admin', async () => {
    const admins = api.get(FirstAdminService);
    for (const password of names)
      await expect(admins.ensureFirstAdmin({ email: 'boss@example.com', password, pin: '2580' })).rejects.toMatchObject(
        {
          facts: { errors: [{ field: 'ADMIN_PASSWORD' }] },
        },
      );
    const boss = { email: 'boss@example.com', password: canaries.password, pin: '2580' };
    expect(await admins.ensureFirstAdmin(boss)).toBe(true);
  });
});
