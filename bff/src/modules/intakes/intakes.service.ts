import { Injectable } from '@nestjs/common';
import { validate } from '@portal/domain/contract/validate';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm, IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import { message } from '@portal/domain/i18n/message';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { ownClientId } from '../../access/client-access';
import { AuditService } from '../../platform/audit/audit.service';
import { requestTranslate } from '../../platform/messages/translate';
import { ProblemError } from '../../platform/problem.error';
import type { Actor } from '../../platform/request/actor';
import { emptyContent, mergeContent, withInitialValues, type IntakeContent } from './intake.content';
import { IntakeEncryption, type IntakeCipher } from './intake.encryption';
import { presentIntake, presentSnapshot } from './intake.presenter';
import { IntakesRepository, type IntakeRow } from './intakes.repository';

/** A client's intake form of the tax year: one per client, drafted and submitted as often as needed. */
@Injectable()
export class IntakesService {
  constructor(
    private readonly database: DataSource,
    private readonly intakes: IntakesRepository,
    private readonly encryption: IntakeEncryption,
    private readonly audit: AuditService,
  ) {}

  async mine(actor: Actor): Promise<IntakeForm | null> {
    const client = ownClientId(actor);
    const row = await this.intakes.findByClient(client, taxYear);
    if (!row) return null;
    const cipher = await this.encryption.forClient(client);
    return presentIntake(row, cipher.decryptWorkingCopy(row));
  }

  /** @throws ProblemError already_exists with the id of the form that is there; invalid_input */
  async create(actor: Actor, body: IntakeBody): Promise<IntakeForm> {
    const client = ownClientId(actor);
    const merged = mergeContent(emptyContent(), body);
    assertValid(merged);
    const content = withInitialValues(merged, body);
    const [id, cipher] = [uuidv7(), await this.encryption.forClient(client)];
    const row = await this.database.transaction(async (transaction) => {
      const columns = cipher.encrypt(id, content);
      const inserted = await this.intakes.insert(transaction, client, { id, tax_year: taxYear, ...columns });
      if (!inserted) return undefined;
      if (content.submitted) await this.insertSnapshot(transaction, inserted, actor, cipher, content);
      await this.record(transaction, actor, inserted, content.submitted ? 'intake.submitted' : 'intake.created');
      return inserted;
    });
    if (row) return presentIntake(row, content);
    const existing = await this.intakes.findByClient(client, taxYear);
    throw new ProblemError('already_exists', message('intake.alreadyThere'), { id: existing?.id });
  }

  /**
   * A submit replaces what the office sees; a draft of a form that was submitted is kept beside it.
   * @throws ProblemError not_found; stale_version with the version that is there; invalid_input
   */
  async update(actor: Actor, id: string, body: IntakeBody): Promise<IntakeForm> {
    const client = ownClientId(actor);
    const cipher = await this.encryption.forClient(client);
    return this.database.transaction(async (transaction) => {
      const stored = await this.intakes.lock(transaction, client, id);
      if (!stored) throw new ProblemError('not_found');
      if ((body.version ?? stored.version) !== stored.version) throw stale(stored.version);
      const content = mergeContent(cipher.decryptWorkingCopy(stored), body);
      assertValid(content);
      const isDraftAfterSubmit = stored.submitted && !content.submitted;
      const row = isDraftAfterSubmit
        ? await this.intakes.replaceUnsubmittedChanges(transaction, stored, cipher.encryptChanges(stored, content))
        : await this.intakes.replace(transaction, stored, cipher.encrypt(id, content));
      if (!row) throw stale(stored.version + 1);
      if (content.submitted) {
        await this.insertSnapshot(transaction, row, actor, cipher, content);
        await this.record(transaction, actor, row, 'intake.submitted');
      }
      return presentIntake(row, content);
    });
  }

  /** Back to what was submitted last. @throws ProblemError not_found */
  async discardChanges(actor: Actor, id: string): Promise<IntakeForm> {
    const client = ownClientId(actor);
    const cipher = await this.encryption.forClient(client);
    return this.database.transaction(async (transaction) => {
      const stored = await this.intakes.lock(transaction, client, id);
      if (!stored) throw new ProblemError('not_found');
      if (stored.unsubmitted_changes === null) return presentIntake(stored, cipher.decrypt(stored));
      const row = await this.intakes.replaceUnsubmittedChanges(transaction, stored, null);
      if (!row) throw stale(stored.version + 1);
      await this.record(transaction, actor, row, 'intake.changes_discarded');
      return presentIntake(row, cipher.decrypt(row));
    });
  }

  /** What was submitted, newest first. @throws ProblemError not_found */
  async history(actor: Actor, id: string): Promise<IntakeSnapshot[]> {
    const client = ownClientId(actor);
    if (!(await this.intakes.exists(client, id))) throw new ProblemError('not_found');
    const cipher = await this.encryption.forClient(client);
    const snapshots = await this.intakes.findSnapshots(client, id);
    return snapshots.map((row) => presentSnapshot(row, cipher.decryptSnapshot(row.id, row.form)));
  }

  private async insertSnapshot(
    transaction: EntityManager,
    row: IntakeRow,
    actor: Actor,
    cipher: IntakeCipher,
    content: IntakeContent,
  ): Promise<void> {
    const id = uuidv7();
    await this.intakes.insertSnapshot(transaction, {
      id,
      intake_id: row.id,
      user_id: row.user_id,
      version: row.version,
      submitted_by: actor.id,
      submitted_by_name: `${actor.first_name} ${actor.last_name}`,
      submitted_at: row.submitted_at ?? row.updated_at,
      form: cipher.encryptSnapshot(id, content),
    });
  }

  private record(transaction: EntityManager, actor: Actor, row: IntakeRow, action: string): Promise<void> {
    return this.audit.record({ action, actor, object_type: 'intake_form', object_id: row.id }, transaction);
  }
}

/** A submitted form is whole; a draft may have gaps, but what it says must be well formed. */
function assertValid(content: IntakeContent): void {
  const { errors } = validate(IntakeBody, content, requestTranslate(), content.submitted ? 'whole' : 'draft');
  if (errors.length > 0) throw new ProblemError('invalid_input', undefined, { errors });
}

const stale = (version: number): ProblemError =>
  new ProblemError('stale_version', message('intake.staleVersion'), { version });
