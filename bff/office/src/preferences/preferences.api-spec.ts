import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { startApi, type Api } from '../../testing/api';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { create } = preferencesEndpoints;
const whole = {
  preferred_preparer: 'No Preference',
  preferred_office: visibleCanary,
  urgent: true,
  special_circumstances: `We moved.\n${canaries.message}`,
  questions: null,
  submitted_via: 'general_intake_form',
} as const;
const stored = (id: string) =>
  api.query<{ user_id: string | null; special_circumstances: Buffer; questions: Buffer | null }>(
    'SELECT user_id, special_circumstances, questions FROM client_preferences WHERE id = $1',
    [id],
  );

describe('POST /client-preferences', () => {
  it('returns 403 to preparers and admins', async () => {
    for (const { token } of [await api.people.preparer(), await api.people.admin()])
      expect((await api.call(create, { body: whole, token })).status).toBe(403);
  });

  it('names the invalid fields', async () => {
    const body = { urgent: 'yes', questions: 'x'.repeat(4001), submitted_via: 'mail', user_id: 'somebody' };
    const { status, problem } = await api.call(create, { body });
    const fields = problem.errors?.map(({ field }) => field).sort();
    expect([status, fields]).toEqual([400, ['questions', 'submitted_via', 'urgent', 'user_id']]);
    expect((await api.call(create, { body: {} })).problem.errors?.[0]?.field).toBe('submitted_via');
  });

  it("stores a visitor's preferences as a lead, with the free texts encrypted", async () => {
    const { status, body } = await api.call(create, { body: whole });
    expect(status).toBe(201);
    expect(body).toEqual({ ...whole, id: body.id, created_at: expect.stringMatching(/Z$/) as string });
    const [row] = await stored(body.id);
    expect(row).toMatchObject({ user_id: null, questions: null });
    expect(row?.special_circumstances.toString('utf8')).not.toContain('We moved');
  });

  const contact = { first_name: visibleCanary, last_name: 'Lead', email: 'lead@example.com', phone: '313-555-0142' };
  const contactOf = (id: string) =>
    api.query('SELECT first_name, last_name, email, phone FROM client_preferences WHERE id = $1', [id]);

  it("stores a visitor's contact details, and rejects malformed ones", async () => {
    const { problem } = await api.call(create, { body: { ...whole, email: 'nowhere', phone: '1' } });
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual(['email', 'phone']);
    const { status, body } = await api.call(create, { body: { ...whole, ...contact } });
    expect([status, body]).toMatchObject([201, contact]);
    expect(await contactOf(body.id)).toEqual([contact]);
  });

  it('does not store contact details again for a signed-in client', async () => {
    const { token } = await api.people.client();
    const { body } = await api.call(create, { body: { ...whole, ...contact }, token });
    expect(await contactOf(body.id)).toEqual([{ first_name: null, last_name: null, email: null, phone: null }]);
  });

  it("stores a client's preferences under their account, once per idempotency key", async () => {
    const { id, token } = await api.people.client();
    const headers = { 'idempotency-key': 'preferences-of-one-client' };
    const [one, again] = [
      await api.call(create, { body: whole, token, headers }),
      await api.call(create, { body: whole, token, headers }),
    ];
    expect(again.body).toEqual(one.body);
    expect(await stored(one.body.id)).toMatchObject([{ user_id: id }]);
    const other = await api.call(create, { body: { ...whole, urgent: false }, token, headers });
    expect(other.status).toBe(422);
  });

  it('is rate limited by IP address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const limited = await startApi({ TRUSTED_PROXY: 'loopback' });
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await limited.call(create, { body: whole, headers })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    const { status, headers: answered } = await limited.call(create, { body: whole, headers });
    expect([status, Number(answered['retry-after']) > 0]).toEqual([429, true]);
    await limited.stop();
  });
});
