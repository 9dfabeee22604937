import type { DataSource } from 'typeorm';
import type { Encryption } from '../../platform/encryption/encryption';
import { ProblemError } from '../../platform/problem.error';
import type { IntakesService } from '../../records/intakes/intakes.service';
import { demoClients, type DemoClient } from './demo-clients';
import { demoId } from './demo-ids';
import { demoOffices } from './demo-offices';
import { demoPreparers } from './demo-preparers';

const clientId = (at: number): string => demoId('client', at);

/** Through the service, as the clients themselves would: checked, sealed, with snapshots. */
export async function seedIntakes(intakes: IntakesService): Promise<void> {
  for (const [at, { first_name, last_name, intake }] of demoClients.entries()) {
    const whose = { id: clientId(at), first_name, last_name, session_id: '', must_change_password: false };
    if (!intake) continue;
    await intakes.create({ ...whose, role: 'client', status: 'active' }, intake).catch((error: unknown) => {
      if (!(error instanceof ProblemError && error.code === 'already_exists')) throw error;
    });
  }
}

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
    await database.query(
      `INSERT INTO assignments (client_id, preparer_id, assigned_by) VALUES ($1, $2, $1) ON CONFLICT DO NOTHING`,
      [clientId(at), demoId('preparer', current)],
    );
  }
}

interface Change {
  id: string;
  at: number;
  client: DemoClient;
  from: number | undefined;
  to: number;
  step: number;
}

async function insertChange(database: DataSource, { id, at, client, from, to, step }: Change): Promise<void> {
  const name = `${client.first_name} ${client.last_name}`;
  await database.query(
    `INSERT INTO assignment_history (id, client_id, client_name, from_preparer_id, from_preparer_name, to_preparer_id,
       to_preparer_name, via, reason, reassigned_by, reassigned_by_name, reassigned_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $2, $3, now() - make_interval(days => $10))
     ON CONFLICT DO NOTHING`,
    [
      id,
      clientId(at),
      name,
      from === undefined ? null : demoId('preparer', from),
      from === undefined ? null : preparerName(from),
      demoId('preparer', to),
      preparerName(to),
      step === 0 ? 'code' : 'choice',
      step === 0 ? null : 'Closer to home',
      Math.max(client.joined - step * 7, 0),
    ],
  );
}

function preparerName(at: number): string {
  const preparer = demoPreparers[at];
  return preparer ? `${preparer.first_name} ${preparer.last_name}` : '';
}

export async function seedBusinesses(database: DataSource): Promise<void> {
  for (const [at, { last_name, business }] of demoClients.entries()) {
    if (!business) continue;
    await database.query(
      `INSERT INTO schedule_c_forms (id, user_id, tax_year, business_name, business_type, business_address, business_city,
         business_state, business_zip, accounting_method, gross_receipts, supplies)
       VALUES ($1, $2, 2024, $3, 'freelance', '120 Sample Street', 'Detroit', 'MI', '48226', 'cash', $4, $5)
       ON CONFLICT DO NOTHING`,
      [demoId('scheduleC', at), clientId(at), `${last_name} Works`, ...business],
    );
  }
}

export async function seedPreferences(database: DataSource, encryption: Encryption): Promise<void> {
  for (const [at, { preference }] of demoClients.entries()) {
    if (!preference) continue;
    const [id, sealer] = [demoId('preference', at), await encryption.of(clientId(at))];
    const place = { table: 'client_preferences', column: 'questions', row: id };
    await database.query(
      `INSERT INTO client_preferences (id, user_id, preferred_office, urgent, questions, submitted_via)
       VALUES ($1, $2, $3, $4, $5, 'general_intake_form') ON CONFLICT DO NOTHING`,
      [id, clientId(at), preference.preferred_office, preference.urgent, sealer.seal(place, preference.questions)],
    );
  }
}

export async function seedGroups(database: DataSource): Promise<void> {
  const everybody = [
    ['all_clients', null, 'All clients', 'Announcements to every client'],
    ['all_preparers', null, 'All preparers', 'Everybody who prepares returns'],
  ] as const;
  const ofOffices = demoOffices.flatMap(({ id, name }) => [
    ['office_preparers', id, `${name}: preparers`, `Who works at ${name}`] as const,
    ['office_clients', id, `${name}: clients`, `Announcements to clients of ${name}`] as const,
  ]);
  for (const group of [...everybody, ...ofOffices]) {
    await database.query(
      `INSERT INTO message_groups (id, group_type, office_id, name, description)
       VALUES (gen_random_uuid(), $1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [...group],
    );
  }
}
