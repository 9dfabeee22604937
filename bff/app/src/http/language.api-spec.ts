import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let client: Person;

beforeAll(async () => {
  api = await startApi();
  client = await api.people.client();
});
afterAll(() => api.stop());

const spanish = { 'accept-language': 'es-419,es;q=0.9,en;q=0.5' };

describe('error language', () => {
  it('is English if no supported language is requested', async () => {
    const unknown: Record<string, string>[] = [{}, { 'accept-language': 'fr-FR' }, { 'accept-language': ';;,q=*' }];
    for (const headers of unknown) {
      const { problem, headers: answered } = await api.call(accountEndpoints.me, { headers });
      expect(problem).toMatchObject({ title: 'Not signed in', detail: 'Please sign in.' });
      expect(answered['content-language']).toBe('en');
    }
  });

  it('is Spanish on request, in title and detail', async () => {
    const { status, problem, headers } = await api.call(accountEndpoints.me, { headers: spanish });
    expect({ status, code: problem.code }).toEqual({ status: 401, code: 'unauthenticated' });
    expect(problem).toMatchObject({ title: 'Sin sesión iniciada', detail: 'Inicie sesión.' });
    expect(headers['content-language']).toBe('es');
  });

  it('matches the language of each request, even if requests are concurrent', async () => {
    const login = { email: 'nobody@example.com', password: 'wrong one' };
    const languages: Record<string, string>[] = [spanish, {}, spanish, {}];
    const answers = await Promise.all(
      languages.map((headers) => api.call(accountEndpoints.login, { body: login, headers })),
    );
    const english = 'Invalid email, password or PIN';
    const translated = 'Correo electrónico, contraseña o PIN incorrectos';
    expect(answers.map(({ problem }) => problem.detail)).toEqual([translated, english, translated, english]);
  });

  it('applies to each invalid field, with its label and limit', async () => {
    const body = {
      ssn: '000-12-3456',
      address: 'x'.repeat(500),
      shoe_size: 44,
      children: [{ ssn: '1' }],
      has_children: true,
    };
    const { problem } = await api.call(intakeEndpoints.create, { token: client.token, body, headers: spanish });
    expect(problem.detail).toBe('Algunos campos no son válidos.');
    expect(Object.fromEntries(problem.errors?.map(({ field, detail }) => [field, detail]) ?? [])).toEqual({
      ssn: 'Ese número de Seguro Social no es válido. Revise los dígitos.',
      address: expect.stringMatching(/^Dirección puede tener hasta \d+ caracteres\.$/) as string,
      shoe_size: 'Campo desconocido.',
      'children.0.ssn': 'Escriba un número de Seguro Social, por ejemplo 123-45-6789.',
    });
  });

  it('applies to field errors found by a service', async () => {
    const register = {
      email: 'ana@example.com',
      password: 'password',
      first_name: 'Ana',
      last_name: 'Ruiz',
      role: 'client',
    };
    const { problem } = await api.call(accountEndpoints.register, { body: register, headers: spanish });
    expect(problem.errors).toEqual([
      {
        field: 'password',
        detail: 'Esta contraseña es demasiado común. Elija una que otras personas no puedan adivinar.',
      },
    ]);
  });

  it('applies to errors raised before any handler', async () => {
    const refused = async (headers: Record<string, string>, payload: string) => {
      const sent = { 'content-type': 'application/json', authorization: `Bearer ${client.token}`, ...headers };
      const answer = await api.app.inject({ method: 'POST', url: '/api/intake', headers: sent, payload });
      return (JSON.parse(answer.body) as { detail: string }).detail;
    };
    expect(await refused({}, '{"a":1,"a":2}')).toBe('The body has a duplicate key.');
    expect(await refused(spanish, '{"a":1,"a":2}')).toBe('El cuerpo contiene una clave repetida.');
    const address = await api.app.inject({ method: 'GET', url: '/api/%zz', headers: spanish });
    expect(JSON.parse(address.body)).toMatchObject({ status: 400, detail: 'Esta dirección no es válida.' });
  });
});
