import { fullName } from '@portal/domain/account/person-name';
import type { DataSource } from 'typeorm';
import { AssignmentEntity } from '@portal/bff-access/assignment.entity';
import { AssignmentHistoryEntity } from '@portal/bff-office/assignments/assignment-history.entity';
import { ClientPreferenceEntity } from '@portal/bff-office/preferences/client-preference.entity';
import { ScheduleCEntity } from '@portal/bff-tax-forms/schedule-c/schedule-c.entity';
import type { Encryption } from '@portal/bff-platform/encryption/encryption';
import { demoClients, type DemoClient } from './demo-clients';
import { demoId, daysAgo, insertIfAbsent } from './demo-rows';
import { demoPreparers } from './demo-preparers';

const clientId = (at: number): string => demoId('client', at);

export async function seedAssignments(database: DataSource): Promise<void> {
  let row = 0;
  for (const [at, client] of demoClients.entries()) {
    for (const [step, to] of client.preparers.entries()) {
      await insertChange(database, {
        id: demoId('history', row),
        at,
        client,
        from: client.preparers[step - 1],
        to,
        step,
      });
      row += 1;
    }
    const current = client.preparers.at(-1);
    if (current === undefined) continue;
    const client_id = clientId(at);
    const preparer_id = demoId('preparer', current);
    const assigned_at = assignedAt(client, client.preparers.length - 1);
    await insertIfAbsent(database, AssignmentEntity, { client_id, preparer_id, assigned_by: client_id, assigned_at });
  }
}

/**
 * The client is assigned to the first preparer on the day they sign up, and to each later preparer a week after the one
 * before.
 */
const assignedAt = ({ joined }: DemoClient, step: number): Date => daysAgo(Math.max(joined - step * 7, 0));

interface Change {
  id: string;
  at: number;
  client: DemoClient;
  from: number | undefined;
  to: number;
  step: number;
}

async function insertChange(database: DataSource, { id, at, client, from, to, step }: Change): Promise<void> {
  const [client_id, client_name] = [clientId(at), fullName(client)];
  await insertIfAbsent(database, AssignmentHistoryEntity, {
    id,
    client_id,
    client_name,
    from_preparer_id: from === undefined ? null : demoId('preparer', from),
    from_preparer_name: from === undefined ? null : preparerName(from),
    to_preparer_id: demoId('preparer', to),
    to_preparer_name: preparerName(to),
    via: step === 0 ? 'code' : 'choice',
    reason: step === 0 ? null : 'Closer to home',
    reassigned_by: client_id,
    reassigned_by_name: client_name,
    reassigned_at: assignedAt(client, step),
  });
}

function preparerName(at: number): string {
  const preparer = demoPreparers[at];
  return preparer ? fullName(preparer) : '';
}

export async function seedBusinesses(database: DataSource, tax_year: number): Promise<void> {
  for (const [at, { last_name, joined, business }] of demoClients.entries()) {
    if (!business) continue;
    const written = daysAgo(joined - 4);
    const [gross_receipts, supplies] = business;
    await insertIfAbsent(database, ScheduleCEntity, {
      id: demoId('scheduleC', at),
      user_id: clientId(at),
      tax_year,
      business_name: `${last_name} Works`,
      business_type: 'freelance',
      business_address: '120 Sample Street',
      business_city: 'Detroit',
      business_state: 'MI',
      business_zip: '48226',
      accounting_method: 'cash',
      ...{ gross_receipts, supplies, created_at: written, updated_at: written },
    });
  }
}

export async function seedPreferences(database: DataSource, encryption: Encryption): Promise<void> {
  for (const [at, { joined, preference }] of demoClients.entries()) {
    if (!preference) continue;
    const { preferred_office, urgent, questions } = preference;
    const [id, user_id] = [demoId('preference', at), clientId(at)];
    const cipher = await encryption.forOwner(user_id);
    await insertIfAbsent(database, ClientPreferenceEntity, {
      id,
      user_id,
      preferred_office,
      urgent,
      questions: cipher.encrypt({ table: 'client_preferences', column: 'questions', row: id }, questions),
      submitted_via: 'general_intake_form',
      created_at: daysAgo(joined),
    });
  }
}
