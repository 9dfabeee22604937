import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { validate } from '@portal/domain/contract/validate';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { requestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { returnStates } from '@portal/domain/returns/return-states';
import { season } from '@portal/domain/testing/season';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../../testing/api';
import { translateTo } from '@portal/bff-platform/messages/translate';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { EncryptionKeys } from '@portal/bff-platform/encryption/encryption-keys';
import { asSystem } from '@portal/bff-platform/request/acting';
import { DataKeys } from '@portal/bff-platform/encryption/data-keys';
import { DataKeysRepository } from '@portal/bff-platform/encryption/data-keys.repository';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { demoAccounts } from './demo-accounts';
import { demoClients } from './demo-clients';
import { seedDemo } from './seed';
import { seedAmendedReturns } from './seed-amended-returns';
import { clearDemoSite } from './seed-site';

let api: Api;
beforeAll(async () => {
  api = await startApi({ DEMO: '1' });
  expect(await seed()).toBe(true);
});
afterAll(() => api.stop());

const seed = () =>
  seedDemo(api.get(DataSource), {
    keys: api.get(EncryptionKeys),
    peppers: api.get(PepperKeys),
    store: api.get(DocumentStore),
  });
const counts = () =>
  api.query(`SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM offices) AS offices,
    (SELECT count(*) FROM assignments) AS assignments, (SELECT count(*) FROM assignment_history) AS changes,
    (SELECT count(*) FROM intake_forms) AS forms, (SELECT count(*) FROM intake_snapshots) AS submits,
    (SELECT count(*) FROM message_groups) AS groups, (SELECT count(*) FROM documents) AS documents,
    (SELECT count(*) FROM messages) AS messages, (SELECT count(*) FROM group_messages) AS posts, (SELECT count(*) FROM client_preferences) AS preferences`);
const signIn = async (at: number) => {
  const { email, password, pin } = demoAccounts[at] ?? { email: '', password: '' };
  return api.call(accountEndpoints.login, { body: { email, password, pin } });
};

describe('demo seed', () => {
  it('runs only once, and keeps later changes', async () => {
    const before = await counts();
    await api.query(`UPDATE offices SET name = 'Renamed' WHERE id = 'outer-drive'`);
    expect(await seed()).toBe(false);
    expect(await counts()).toEqual(before);
    expect(await api.query('SELECT id FROM offices WHERE name = $1', ['Renamed'])).toHaveLength(1);
  });

  it('sets the contact details of the demo while none are entered, and removes only its own', async () => {
    const site = async () => (await api.query<object[]>('SELECT phone, founded_year FROM site_settings'))[0];
    const set = (phone: string) => api.query('UPDATE site_settings SET phone = $1', [phone]);
    const clear = () => clearDemoSite(api.get(DataSource));
    expect(await site()).toEqual({ phone: '313-555-0119', founded_year: 2019 });
    await set('313-226-1001');
    await seed();
    await clear();
    expect(await site()).toEqual({ phone: '313-226-1001', founded_year: 2019 });
    await set('313-555-0119');
    await clear();
    expect(await site()).toEqual({ phone: '', founded_year: null });
    await seed();
    expect(await site()).toEqual({ phone: '313-555-0119', founded_year: 2019 });
  });

  it('prints credentials that work for every account', async () => {
    for (const [at, { role }] of demoAccounts.entries()) {
      const { status, body } = await signIn(at);
      expect([status, body.user.role]).toEqual([200, role]);
    }
  });

  it('creates thirteen approved preparers: four in one office, one in the other, the rest in none', async () => {
    const { body } = await signIn(0);
    const approved = await api.call(preparerEndpoints.list, { token: body.access_token });
    expect(approved.body).toHaveLength(13);
    const offices = await api.query(
      `SELECT office_id, count(*) FROM preparer_profiles WHERE office_id IS NOT NULL GROUP BY 1 ORDER BY 1`,
    );
    expect(offices).toEqual([
      { office_id: 'detroit-main', count: 4 },
      { office_id: 'outer-drive', count: 1 },
    ]);
    expect(await api.query(`SELECT 1 FROM preparer_profiles WHERE title = 'CEO/Founder'`)).toHaveLength(1);
  });

  it('creates one client with a readable submitted form and one without a form', async () => {
    const [submitted, fresh] = [await signIn(0), await signIn(1)];
    const form = await api.call(intakeEndpoints.mine, { token: submitted.body.access_token });
    expect(form.body).toMatchObject({ submitted: true, has_spouse: true, has_children: true });
    expect((await api.call(intakeEndpoints.mine, { token: fresh.body.access_token })).body).toBeNull();
  });

  it('creates readable files of every kind; the first preparer has more than the table initially shows', async () => {
    const token = (await signIn(2)).body.access_token;
    const { body } = await api.call(documentEndpoints.list, { token });
    expect(body.length).toBeGreaterThan(10);
    expect(new Set(body.map(({ document_type }) => document_type)).size).toBe(7);
    for (const { id, content_type, filename } of body) {
      expect([filename, content_type]).toEqual([
        filename,
        filename.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf',
      ]);
      const { body: view } = await api.call(documentEndpoints.view, { params: { id }, token });
      const bytes = Buffer.from(view.file_data, 'base64');
      if (content_type === 'application/pdf') expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/);
      else expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    }
  });

  it('creates a conversation and announcements, all read so that no email is sent', async () => {
    const { access_token: token, user } = (await signIn(0)).body;
    const { body: preparer } = await api.call(assignmentEndpoints.mine, { token });
    const { body: thread } = await api.call(messageEndpoints.conversation, {
      params: { userId: preparer?.id ?? '' },
      token,
    });
    expect(thread.length).toBeGreaterThan(4);
    expect(thread.map(({ sender_id }) => sender_id)).toContain(user.id);
    const posts = await api.call(messageEndpoints.groupMessages, { params: { groupType: 'all_clients' }, token });
    expect(posts.body.length).toBeGreaterThan(1);
    for (const at of [0, 2]) {
      const { body } = await api.call(messageEndpoints.unread, { token: (await signIn(at)).body.access_token });
      expect(body).toEqual({ direct: 0, groups: 0 });
    }
  });

  it('creates a client with unsubmitted changes', async () => {
    const changed = await api.query('SELECT 1 FROM intake_forms WHERE submitted AND unsubmitted_changes IS NOT NULL');
    expect(changed).toHaveLength(1);
  });

  it('creates forms that pass submit or draft validation', () => {
    for (const { intake } of demoClients) {
      const { body = {}, changed } = intake ?? {};
      const mode = body.submitted ? 'whole' : 'draft';
      expect(validate(IntakeBody, { ...body }, translateTo('en'), mode).errors).toEqual([]);
      expect(validate(IntakeBody, { ...changed?.body }, translateTo('en'), 'draft').errors).toEqual([]);
    }
  });

  it('uses plausible dates: none before a client joined, none on the day of seeding', async () => {
    const dates = await api.query<{ first_name: string; submitted: number | null; early: boolean; late: boolean }>(`
      SELECT u.first_name, extract(day FROM now() - f.submitted_at)::int AS submitted,
        least(f.created_at, c.created_at, p.created_at, a.assigned_at, d.first) < u.created_at AS early,
        greatest(f.updated_at, f.submitted_at, s.submitted_at, c.updated_at, p.created_at, a.assigned_at, d.last)
          > now() - interval '23 hours' AS late
      FROM users u LEFT JOIN intake_forms f ON f.user_id = u.id LEFT JOIN intake_snapshots s ON s.user_id = u.id
        LEFT JOIN schedule_c_forms c ON c.user_id = u.id LEFT JOIN client_preferences p ON p.user_id = u.id
        LEFT JOIN assignments a ON a.client_id = u.id
        LEFT JOIN (SELECT user_id, min(uploaded_at) AS first, max(uploaded_at) AS last FROM documents GROUP BY 1) d
          ON d.user_id = u.id
      WHERE u.role = 'client'`);
    expect(dates).toHaveLength(demoClients.length);
    expect(dates.filter(({ early, late }) => early || late)).toEqual([]);
    expect(dates.find(({ first_name }) => first_name === 'Avery')?.submitted).toBe(39);
    const assigned = await api.query(`SELECT 1 FROM assignments a JOIN assignment_history h
      ON h.client_id = a.client_id AND h.to_preparer_id = a.preparer_id 
        AND h.reassigned_at BETWEEN a.assigned_at - interval '1 minute' AND a.assigned_at + interval '1 minute'`);
    expect(assigned).toHaveLength(demoClients.filter(({ preparers }) => preparers.length > 0).length);
  });

  it('keeps the submitted version alongside later changes', async () => {
    const token = (await signIn(0)).body.access_token;
    const form = (await api.call(intakeEndpoints.mine, { token })).body;
    const { body } = await api.call(intakeEndpoints.history, { params: { id: form?.id ?? '' }, token });
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ submitted_at: form?.submitted_at, submitted_by_name: 'Avery Johnson' });
    expect(body[0]?.form).toMatchObject({
      w2_income: 84_250.5,
      children: [{ first_name: 'Sam' }, { first_name: 'Kit' }],
    });
  });

  it('has a client in each of the 14 states, with the moves that led there', async () => {
    const states = await api.query<{ state: string; chain: string[] }>(
      `SELECT state, array_agg(coalesce(from_state, '') || ' ' || to_state ORDER BY moved.id) AS chain
       FROM tax_returns JOIN return_transitions moved ON return_id = tax_returns.id GROUP BY tax_returns.id`,
    );
    expect([...new Set(states.map(({ state }) => state))].sort()).toEqual([...returnStates].sort());
    for (const { state, chain } of states) {
      const moves = chain.map((move) => move.split(' '));
      expect([state, ...moves.map(([from]) => from)]).toEqual([state, '', ...moves.slice(0, -1).map(([, to]) => to)]);
      expect(moves.at(-1)?.[1]).toBe(state);
    }
  });

  it('has one client with an accepted return and an amended one in progress, also if an interrupted seed resumes', async () => {
    const encryption = new Encryption(
      new DataKeys(new DataKeysRepository(api.get(DataSource)), api.get(EncryptionKeys)),
    );
    await asSystem(() => seedAmendedReturns(api.get(DataSource), encryption, season));
    const returns = await api.query(
      `SELECT first_name, kind, sequence, tax_returns.state, newest FROM tax_returns JOIN users ON users.id = client_id
       WHERE client_id IN (SELECT client_id FROM tax_returns WHERE kind = 'amended') ORDER BY sequence`,
    );
    expect(returns).toEqual([
      { first_name: 'Odette', kind: 'original', sequence: 1, state: 'accepted', newest: false },
      { first_name: 'Odette', kind: 'amended', sequence: 2, state: 'preparing', newest: true },
    ]);
    const [moved] = await api.query(
      `SELECT count(*)::int AS moves, bool_and(at > (SELECT max(outcome_on) FROM filings WHERE client_id = moved.client_id))
         AS later FROM return_transitions moved JOIN tax_returns ON tax_returns.id = return_id WHERE kind = 'amended'`,
    );
    expect(moved).toEqual({ moves: 1, later: true });
  });

  it('dates the moves of a return like the form and the filings that caused them', async () => {
    const apart = await api.query(
      `SELECT moved.to_state FROM return_transitions moved JOIN intake_forms ON user_id = client_id
       WHERE cause = 'submitted' AND from_state = 'intake' AND abs(extract(epoch FROM at - submitted_at)) > 60
       UNION ALL
       SELECT outcome FROM filings JOIN tax_returns ON tax_returns.id = return_id
       WHERE outcome_on <> (state_since AT TIME ZONE 'UTC')::date`,
    );
    expect(apart).toEqual([]);
  });

  it('asks for what the rules ask for, and says that it has everything only where nothing is open', async () => {
    const open = await api.query<{ state: string; first_name: string; open: number; items: number }>(
      `SELECT tax_returns.state, first_name, count(*)::int AS items,
         (count(*) FILTER (WHERE item.turn <> 'nobody' AND item.required))::int AS open
       FROM request_items item JOIN tax_returns ON tax_returns.id = return_id JOIN users ON users.id = item.client_id
       GROUP BY 1, 2 ORDER BY 2`,
    );
    expect(open).toEqual([
      { first_name: 'Avery', state: 'ready_to_prepare', open: 0, items: 8 },
      { first_name: 'Dominic', state: 'documents_needed', open: 4, items: 5 },
    ]);
    const token = (await signIn(0)).body.access_token;
    const { body } = await api.call(requestEndpoints.mine, { token });
    expect(body.open_for_you).toBe(0);
    const accepted = body.items.filter(({ state }) => state === 'accepted');
    expect(accepted.map(({ rule_key, files }) => [rule_key, files[0]?.filename])).toEqual([
      ['w2', `W-2 ${season}.pdf`],
    ]);
    expect(body.items.flatMap(({ rule_key, label }) => (rule_key === 'ssn_card' ? [label] : []))).toEqual([
      'Sam',
      'Kit',
    ]);
    // Saving the answers again changes nothing, because the items are those that the rules ask for.
    const saved = await api.call(requestEndpoints.situations, { token, body: { version: 0 } });
    expect(saved.body.items.map(({ id, state }) => [id, state])).toEqual(
      body.items.map(({ id, state }) => [id, state]),
    );
  });

  it("creates an unbroken history that ends with each client's current preparer", async () => {
    const broken = await api.query(`
      SELECT a.client_id FROM assignments a
      LEFT JOIN LATERAL (SELECT to_preparer_id FROM assignment_history h WHERE h.client_id = a.client_id
        ORDER BY reassigned_at DESC, id DESC LIMIT 1) last ON TRUE
      WHERE last.to_preparer_id IS DISTINCT FROM a.preparer_id`);
    expect(broken).toEqual([]);
  });
});
