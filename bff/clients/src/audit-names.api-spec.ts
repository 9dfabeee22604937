import pg from 'pg';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { auditEndpoints } from '@portal/domain/audit/audit.endpoints';
import type { AuditQuery, AuditRow } from '@portal/domain/audit/audit.dto';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { leadEndpoints } from '@portal/domain/preferences/leads.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { completeScheduleC } from '@portal/bff-tax-forms/testing/schedule-c-bodies';

let api: Api;
let admin: Person;
let client: Person;
let preparer: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin({ first_name: 'Olivia', last_name: 'Owner' });
  client = await api.people.client({ first_name: 'Mathilda', last_name: 'Quell' });
  preparer = await api.people.preparer({ first_name: 'Peter', last_name: 'Gone' });
});
afterAll(() => api.stop());

async function entries(query: AuditQuery & { limit?: number }): Promise<AuditRow[]> {
  const { status, body } = await api.call(auditEndpoints.list, { query, token: admin.token });
  expect(status).toBe(200);
  return body;
}
/** Returns the object type and name shown for the newest entry of an action. */
const named = async (action: string) => {
  const [entry] = await entries({ action, limit: 1 });
  return [entry?.object_type, entry?.object_name];
};

describe('object name in an audit log entry', () => {
  it("shows the person's current name", async () => {
    expect(await named('session.start')).toEqual(['user', 'Peter Gone']);
    await api.query(`UPDATE users SET last_name = 'Quick' WHERE id = $1`, [client.id]);
    const [entry] = await entries({ action: 'session.start', object_id: client.id });
    expect(entry?.object_name).toBe('Mathilda Quick');
    await api.query(`UPDATE users SET last_name = 'Quell' WHERE id = $1`, [client.id]);
  });

  it("shows the client's name for a form", async () => {
    const intake = await api.call(intakeEndpoints.create, { body: { w2_income: 1 }, token: client.token });
    expect(intake.status).toBe(201);
    expect(await named('intake.created')).toEqual(['intake_form', 'Mathilda Quell']);
    const business = await api.call(scheduleCEndpoints.create, {
      body: { ...completeScheduleC(), submitted: false },
      token: client.token,
    });
    expect(business.status).toBe(201);
    expect(await named('schedule_c.created')).toEqual(['schedule_c_form', 'Mathilda Quell']);
  });

  it('shows the file name and the client for a document', async () => {
    const { id } = await api.make.document({ user_id: client.id, filename: 'wages.pdf' });
    const details = { client_id: client.id };
    await api.make.auditEntry({ action: 'document.view', object_type: 'document', object_id: id, details });
    expect(await named('document.view')).toEqual(['document', 'wages.pdf (Mathilda Quell)']);
    expect((await entries({ action: 'document.view' }))[0]?.names).toEqual([{ id: client.id, name: 'Mathilda Quell' }]);
  });

  it("shows the office's name", async () => {
    const place = { address: '1 A Street', city: 'Detroit', state: 'MI', zip_code: '48226' };
    const body = { name: 'Eastern Market', ...place, phone: '313-555-0142', email: 'east@example.com' };
    expect((await api.call(adminOfficeEndpoints.create, { body, token: admin.token })).status).toBe(201);
    expect(await named('office.create')).toEqual(['office', 'Eastern Market']);
  });

  it("shows the preparer's name and the name of their office", async () => {
    const place = { address: '1 B Street', city: 'Detroit', state: 'MI', zip_code: '48226' };
    const body = { name: 'Western Market', ...place, phone: '313-555-0143', email: 'west@example.com' };
    const office = await api.call(adminOfficeEndpoints.create, { body, token: admin.token });
    const move = (office_id: string | null) =>
      api.call(adminPreparerEndpoints.assignToOffice, {
        query: { preparer_id: preparer.id, ...(office_id ? { office_id } : {}) },
        token: admin.token,
      });
    expect((await move(office.body.id)).status).toBe(200);
    const [put] = await entries({ action: 'preparer.update', limit: 1 });
    expect(put?.details).toBe(`fields: office_id, office_id: ${office.body.id}`);
    expect(put?.names).toEqual([{ id: office.body.id, name: 'Western Market' }]);
    expect((await move(null)).status).toBe(200);
    expect((await entries({ action: 'preparer.update', limit: 1 }))[0]?.details).toBe('fields: office_id');
  });

  it("shows a lead's name or email address, and the preparer who received the lead", async () => {
    const wishes = { submitted_via: 'general_intake_form', urgent: false, email: 'lena@example.com' } as const;
    for (const [contact, name] of [
      [{ first_name: 'Lena', last_name: 'Lead' }, 'Lena Lead'],
      [{}, 'lena@example.com'],
    ] as const) {
      const { body } = await api.call(preferencesEndpoints.create, { body: { ...wishes, ...contact } });
      const given = { params: { id: body.id }, body: { preparer_id: preparer.id }, token: admin.token };
      expect((await api.call(leadEndpoints.assign, given)).status).toBe(200);
      expect(await named('lead.assign')).toEqual(['lead', name]);
      expect((await entries({ action: 'lead.assign' }))[0]?.names).toEqual([{ id: preparer.id, name: 'Peter Gone' }]);
    }
  });

  it('shows the former name of a deleted person', async () => {
    const drop = { params: { id: preparer.id }, token: admin.token };
    expect((await api.call(adminPreparerEndpoints.remove, drop)).status).toBe(204);
    expect(await named('preparer.delete')).toEqual(['user', 'Peter Gone']);
  });

  it('is null for a rejected request or a nonexistent object', async () => {
    expect((await api.call(auditEndpoints.list, { token: client.token })).status).toBe(403);
    expect(await named('call.refuse')).toEqual(['call', null]);
    await api.make.auditEntry({ action: 'client.view', object_type: 'client', object_id: uuidv7() });
    expect(await named('client.view')).toEqual(['client', null]);
  });
});

it('loads the object names of a page in a single query, regardless of the number of entries', async () => {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    expect(await entries({ limit: 10 })).toHaveLength(10);
    const texts = spy.mock.calls.map(([statement]: unknown[]) =>
      typeof statement === 'string' ? statement : (statement as { text?: string }).text,
    );
    expect(
      texts.filter((text) => /FROM (users|offices|documents|intake_forms) \w+ .*= ANY/s.test(text ?? '')),
    ).toHaveLength(1);
  } finally {
    spy.mockRestore();
  }
});
