import { fullName } from '@portal/domain/account/person-name';
import { validate } from '@portal/domain/contract/validate';
import type { DtoClass } from '@portal/domain/contract/contract';
import type { Message } from '@portal/domain/i18n/message';
import type { DataSource, EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { ownClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import { Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import type { AuditEntry, AuditService } from '@portal/bff-platform/audit/audit.service';
import { requestTranslate } from '@portal/bff-platform/messages/translate';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import type { Seasons } from '@portal/bff-platform/seasons/seasons';
import type { TaxFormBody, TaxFormCipher, TaxFormContent } from './tax-form.cipher';
import type { TaxFormEntity, TaxFormSnapshotEntity } from './tax-form.entity';
import type { TaxFormsRepository } from './tax-forms.repository';

/** Audited actions on a form. */
type FormDeed = 'created' | 'submitted' | 'changes_discarded';

/** Describes one kind of form. */
export interface TaxFormKind<Body, Content, Row, Form, Snapshot> {
  /** Prefix of the form's audit actions, as in `intake.submitted`. */
  name: 'intake' | 'schedule_c';
  /** Object type in the audit log. */
  object: string;
  shape: DtoClass<Body & object>;
  /** Returns an empty form. */
  empty: () => Content;
  /** Merges a change into the stored form. */
  merge: (stored: Content, change: Body) => Content;
  /** Adds initial values for fields that were not sent. */
  withInitialValues: (content: Content, body: Body) => Content;
  present: (row: Row, workingCopy: Content) => Form;
  presentSnapshot: (row: TaxFormSnapshotEntity, content: Content) => Snapshot;
  alreadyThere: Message;
  staleVersion: Message;
}

/** A form with its contents. */
export interface StoredForm<Row, Content> {
  row: Row;
  /** The last submitted version, or the draft if it was never submitted. */
  content: Content;
  /** Includes all changes since the last submit. */
  workingCopy: Content;
}

/** The context of a write: actor, client and cipher. */
export interface Writing<Content extends TaxFormContent, Row extends TaxFormEntity, Columns> {
  transaction: EntityManager;
  actor: Actor;
  client: ReadableClientId;
  cipher: TaxFormCipher<Content, Row, Columns>;
  /** Validation class; defaults to the form's own. */
  shape?: DtoClass;
  /** Runs in the transaction of the submit, replacing the form's `afterSubmit` step. */
  also?: (transaction: EntityManager) => Promise<unknown>;
}

/** A client's form for the tax year. A client has one per year, and can change and submit it any number of times. */
export abstract class TaxFormsService<
  Body extends TaxFormBody,
  Content extends TaxFormContent,
  Row extends TaxFormEntity,
  Columns extends { submitted: boolean },
  Form,
  Snapshot,
> {
  constructor(
    protected readonly database: DataSource,
    private readonly forms: TaxFormsRepository<Row, Columns>,
    private readonly audit: AuditService,
    private readonly seasons: Seasons,
    private readonly kind: TaxFormKind<Body, Content, Row, Form, Snapshot>,
  ) {}

  /** Call before a transaction begins, because this may need another connection. */
  protected abstract cipherOf(client: ReadableClientId): Promise<TaxFormCipher<Content, Row, Columns>>;

  async mine(actor: Actor): Promise<Form | null> {
    const client = ownClientId(actor);
    const row = await this.forms.findByClient(client, requestedTaxYear());
    if (!row) return null;
    const cipher = await this.cipherOf(client);
    return this.kind.present(row, cipher.decryptWorkingCopy(row));
  }

  /** @throws ProblemError already_exists with the id of the existing form; invalid_input */
  async create(actor: Actor, body: Body): Promise<Form> {
    const client = ownClientId(actor);
    const cipher = await this.cipherOf(client);
    const form = await this.database.transaction((transaction) =>
      this.insert({ transaction, actor, client, cipher }, body),
    );
    if (form) return form;
    const existing = await this.forms.findByClient(client, requestedTaxYear());
    throw new ProblemError('already_exists', this.kind.alreadyThere, { id: existing?.id });
  }

  /**
   * Submitting replaces the version that the office sees; changes after a submit are stored next to it.
   * @throws ProblemError not_found; stale_version with the current version; invalid_input
   */
  async update(actor: Actor, id: string, body: Body): Promise<Form> {
    const client = ownClientId(actor);
    const cipher = await this.cipherOf(client);
    return this.database.transaction(async (transaction) => {
      const stored = await this.forms.lock(transaction, client, { id });
      if (!stored) throw new ProblemError('not_found');
      return this.replace({ transaction, actor, client, cipher }, stored, body);
    });
  }

  /** Reverts to the last submitted version. @throws ProblemError not_found */
  async discardChanges(actor: Actor, id: string): Promise<Form> {
    const client = ownClientId(actor);
    const cipher = await this.cipherOf(client);
    return this.database.transaction(async (transaction) => {
      const stored = await this.forms.lock(transaction, client, { id });
      if (!stored) throw new ProblemError('not_found');
      this.seasons.assertOpen(stored.tax_year);
      if (stored.unsubmitted_changes === null) return this.kind.present(stored, cipher.decrypt(stored));
      const row = await this.forms.replaceUnsubmittedChanges(transaction, stored, null);
      if (!row) throw this.stale(stored.version + 1);
      await this.record(transaction, actor, row, 'changes_discarded');
      return this.kind.present(row, cipher.decrypt(row));
    });
  }

  /** Lists the submitted versions, newest first. @throws ProblemError not_found */
  async history(actor: Actor, id: string, request: PageRequest): Promise<Page<Snapshot>> {
    const client = ownClientId(actor);
    if (!(await this.forms.exists(client, id))) throw new ProblemError('not_found');
    return this.snapshotsOf(client, id, request);
  }

  /**
   * Reads the version that the office sees and the client's working copy; undefined if the client has not started the
   * form.
   */
  async readFor(
    client: ReadableClientId,
    tax_year = requestedTaxYear(),
  ): Promise<StoredForm<Row, Content> | undefined> {
    const row = await this.forms.findByClient(client, tax_year);
    if (!row) return undefined;
    const cipher = await this.cipherOf(client);
    return { row, content: cipher.decrypt(row), workingCopy: cipher.decryptWorkingCopy(row) };
  }

  /** Lists a client's submitted versions, newest first. */
  async submissionsOf(client: ReadableClientId, request: PageRequest): Promise<Page<Snapshot>> {
    const row = await this.forms.findByClient(client, requestedTaxYear());
    return row ? this.snapshotsOf(client, row.id, request) : new Page([], 0);
  }

  /** Creates or updates the client's form for the year. @throws ProblemError stale_version, invalid_input */
  protected async createOrUpdate(writing: Writing<Content, Row, Columns>, body: Body): Promise<Form> {
    const { transaction, client } = writing;
    const lock = () => this.forms.lock(transaction, client, { tax_year: requestedTaxYear() });
    const stored = await lock();
    if (stored) return this.replace(writing, stored, body);
    const made = await this.insert(writing, body);
    if (made) return made;
    // Created concurrently by another request.
    const other = await lock();
    if (!other) throw new ProblemError('conflict');
    return this.replace(writing, other, body);
  }

  /** Hook that runs in the transaction that creates a form. */
  protected async afterCreate(_writing: Writing<Content, Row, Columns>, _row: Row): Promise<void> {}

  /**
   * Hook that runs in the transaction of every change that the office sees, before a submit. @param before what the
   * client's form contained; absent for a new one
   */
  protected async afterStore(
    _writing: Writing<Content, Row, Columns>,
    _row: Row,
    _content: Content,
    _before?: Content,
  ): Promise<void> {}

  /** Hook that runs in the transaction of every submit. */
  protected async afterSubmit(_writing: Writing<Content, Row, Columns>, _row: Row): Promise<void> {}

  private async snapshotsOf(client: ReadableClientId, id: string, request: PageRequest): Promise<Page<Snapshot>> {
    const cipher = await this.cipherOf(client);
    const snapshots = await this.forms.listSnapshots(client, id, request);
    return snapshots.map((row) => this.kind.presentSnapshot(row, cipher.decryptSnapshot(row.id, row.form)));
  }

  private async insert(writing: Writing<Content, Row, Columns>, body: Body): Promise<Form | undefined> {
    const { transaction, client, cipher } = writing;
    const tax_year = requestedTaxYear();
    this.seasons.assertOpen(tax_year);
    const merged = this.kind.merge(this.kind.empty(), body);
    this.assertValid(merged, writing);
    const content = this.kind.withInitialValues(merged, body);
    const id = uuidv7();
    const columns = cipher.encrypt(id, content);
    const row = await this.forms.insert(transaction, client, { id, tax_year, ...columns });
    if (!row) return undefined;
    await this.afterCreate(writing, row);
    await this.afterStore(writing, row, content);
    await this.keepSubmit(writing, row, content, 'created');
    return this.kind.present(row, content);
  }

  private async replace(writing: Writing<Content, Row, Columns>, stored: Row, body: Body): Promise<Form> {
    const { transaction, cipher } = writing;
    this.seasons.assertOpen(stored.tax_year);
    if ((body.version ?? stored.version) !== stored.version) throw this.stale(stored.version);
    const before = cipher.decryptWorkingCopy(stored);
    const content = this.kind.merge(before, body);
    this.assertValid(content, writing);
    const isDraftAfterSubmit = stored.submitted && !content.submitted;
    const row = isDraftAfterSubmit
      ? await this.forms.replaceUnsubmittedChanges(transaction, stored, cipher.encryptChanges(stored, content))
      : await this.forms.replace(transaction, stored, cipher.encrypt(stored.id, content));
    if (!row) throw this.stale(stored.version + 1);
    if (!isDraftAfterSubmit) await this.afterStore(writing, row, content, before);
    await this.keepSubmit(writing, row, content);
    return this.kind.present(row, content);
  }

  /** Stores a copy of the submitted version and audits the change. */
  private async keepSubmit(
    writing: Writing<Content, Row, Columns>,
    row: Row,
    content: Content,
    otherwise?: FormDeed,
  ): Promise<void> {
    const { transaction, actor, cipher } = writing;
    if (!content.submitted) return otherwise ? this.record(transaction, actor, row, otherwise) : undefined;
    const id = uuidv7();
    await this.forms.insertSnapshot(transaction, {
      id,
      form_id: row.id,
      user_id: row.user_id,
      version: row.version,
      submitted_by: actor.id,
      submitted_by_name: fullName(actor),
      submitted_at: row.submitted_at ?? row.updated_at,
      form: cipher.encryptSnapshot(id, content),
    });
    await this.record(transaction, actor, row, 'submitted');
    await this.afterSubmit(writing, row);
  }

  private record(transaction: EntityManager, actor: Actor, row: Row, what: FormDeed): Promise<void> {
    const { name, object } = this.kind;
    const entry: AuditEntry = { action: `${name}.${what}`, actor, object_type: object, object_id: row.id };
    return this.audit.record(entry, transaction);
  }

  /** A submitted form must be complete; a draft may have gaps, but its values must be valid. */
  private assertValid(content: Content, { shape = this.kind.shape }: Writing<Content, Row, Columns>): void {
    const { errors } = validate(shape, content, requestTranslate(), content.submitted ? 'whole' : 'draft');
    if (errors.length > 0) throw new ProblemError('invalid_input', undefined, { errors });
  }

  private stale(version: number): ProblemError {
    return new ProblemError('stale_version', this.kind.staleVersion, { version });
  }
}
