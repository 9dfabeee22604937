import { fullName } from '@portal/domain/account/person-name';
import type { DataSource } from 'typeorm';
import { emptyContent, mergeContent, withInitialValues } from '@portal/bff-tax-forms/intakes/intake.content';
import type { IntakeEncryption } from '@portal/bff-tax-forms/intakes/intake.encryption';
import { IntakeEntity, IntakeSnapshotEntity } from '@portal/bff-tax-forms/intakes/intake.entity';
import { demoClients } from './demo-clients';
import { demoId, daysAgo, insertIfAbsent } from './demo-rows';

/**
 * Encrypts forms and takes snapshots like the service, but backdates them to when the clients would have written them.
 */
export async function seedIntakes(database: DataSource, encryption: IntakeEncryption, tax_year: number): Promise<void> {
  for (const [at, client] of demoClients.entries()) {
    if (!client.intake) continue;
    const { body, days, changed } = client.intake;
    const [id, user_id, written] = [demoId('intake', at), demoId('client', at), daysAgo(days)];
    const cipher = await encryption.forClient(user_id);
    const content = withInitialValues(mergeContent(emptyContent(), body), body);
    await insertIfAbsent(database, IntakeEntity, {
      ...cipher.encrypt(id, content),
      ...{ id, user_id, tax_year, created_at: written, updated_at: written },
      submitted_at: content.submitted ? written : null,
    });
    if (!content.submitted) continue;
    const snapshot = demoId('snapshot', at);
    await insertIfAbsent(database, IntakeSnapshotEntity, {
      ...{ id: snapshot, form_id: id, user_id, version: 1, submitted_by: user_id, submitted_at: written },
      submitted_by_name: fullName(client),
      form: cipher.encryptSnapshot(snapshot, content),
    });
    if (!changed) continue;
    const row = await database.manager.findOneByOrFail(IntakeEntity, { id });
    const unsubmitted_changes = cipher.encryptChanges(row, mergeContent(content, changed.body));
    await database.manager.update(
      IntakeEntity,
      { id, version: 1 },
      { unsubmitted_changes, version: 2, updated_at: daysAgo(changed.days) },
    );
  }
}
