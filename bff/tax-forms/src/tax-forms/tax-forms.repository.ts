import { LessThan, type DataSource, type EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { paginate, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { PreparedQuery } from '@portal/bff-platform/database/prepared-query';
import { snapshotColumns, type TaxFormEntity, type TaxFormSnapshotEntity } from './tax-form.entity';

/** The tables and columns of one kind of form. */
interface Tables {
  form: new () => TaxFormEntity;
  snapshot: new () => TaxFormSnapshotEntity;
  /** All columns to read. */
  columns: readonly string[];
  /** Name of the prepared statement, unique in the program. */
  prepared: string;
}

interface Submittable {
  submitted: boolean;
}

/** Stored forms of one kind; a client has at most one per year. */
export class TaxFormsRepository<Row extends TaxFormEntity, Columns extends Submittable> {
  private readonly formOfClient: PreparedQuery<Row, { user_id: string; tax_year: number }>;

  constructor(
    private readonly database: DataSource,
    private readonly tables: Tables,
  ) {
    const { form, prepared } = tables;
    const build = (manager: EntityManager) => {
      const columns = tables.columns as (keyof TaxFormEntity)[];
      const query = PlainQuery.from(manager, form, 'form', columns);
      return query.where('form.user_id = :user_id AND form.tax_year = :tax_year') as unknown as PlainQuery<Row>;
    };
    this.formOfClient = new PreparedQuery(database, prepared, build, { isProtected: true });
  }

  findByClient(user_id: ReadableClientId, tax_year: number): Promise<Row | undefined> {
    return this.formOfClient.getOne({ user_id, tax_year });
  }

  /** Returns the newest form that the client has submitted for an earlier tax year. */
  async findSubmittedBefore(user_id: ReadableClientId, tax_year: number): Promise<Row | null> {
    const where = { user_id, submitted: true, tax_year: LessThan(tax_year) };
    const found = await this.database.manager.findOne(this.tables.form, { where, order: { tax_year: 'DESC' } });
    return found as Row | null;
  }

  exists(user_id: ReadableClientId, id: string): Promise<boolean> {
    return this.database.manager.existsBy(this.tables.form, { id, user_id });
  }

  /** Locks the form until the transaction ends, so that the version that is merged is the one that is replaced. */
  async lock(
    transaction: EntityManager,
    user_id: ReadableClientId,
    which: { id: string } | { tax_year: number },
  ): Promise<Row | null> {
    const where = { ...which, user_id };
    const found = await transaction.findOne(this.tables.form, { where, lock: { mode: 'pessimistic_write' } });
    return found as Row | null;
  }

  /** @returns the new row; undefined if the client already has a form for that year */
  async insert(
    transaction: EntityManager,
    user_id: ReadableClientId,
    row: Columns & Pick<TaxFormEntity, 'id' | 'tax_year'>,
  ): Promise<Row | undefined> {
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(this.tables.form)
      .values({ ...row, user_id, ...submittedNow(row) })
      .orIgnore()
      .returning([...this.tables.columns])
      .execute();
    return (inserted.raw as Row[])[0];
  }

  /** @returns the updated row; undefined if the version has changed since it was read */
  replace(transaction: EntityManager, read: Row, row: Columns): Promise<Row | undefined> {
    return this.set(transaction, read, { ...row, unsubmitted_changes: null, ...submittedNow(row) });
  }

  /**
   * Stores changes without replacing the submitted version. @returns the updated row; undefined if the version has
   * changed since it was read
   */
  replaceUnsubmittedChanges(
    transaction: EntityManager,
    read: Row,
    unsubmitted_changes: Buffer | null,
  ): Promise<Row | undefined> {
    return this.set(transaction, read, { unsubmitted_changes });
  }

  async insertSnapshot(transaction: EntityManager, snapshot: TaxFormSnapshotEntity): Promise<void> {
    await transaction.insert(this.tables.snapshot, snapshot);
  }

  /** Newest first. */
  listSnapshots(
    user_id: ReadableClientId,
    form_id: string,
    request: PageRequest,
  ): Promise<Page<TaxFormSnapshotEntity>> {
    const { snapshot: entity } = this.tables;
    const snapshots = PlainQuery.from(this.database.manager, entity, 'snapshot', snapshotColumns).where(
      'snapshot.form_id = :form_id AND snapshot.user_id = :user_id',
      { form_id, user_id },
    );
    return paginate(snapshots, { entity, alias: 'snapshot', by: ['version'], direction: 'DESC' }, request);
  }

  private async set(
    transaction: EntityManager,
    { id, user_id, version }: Row,
    values: object,
  ): Promise<Row | undefined> {
    const updated = await transaction
      .createQueryBuilder()
      .update(this.tables.form)
      .set({ ...values, version: () => 'version + 1', updated_at: () => 'now()' })
      .where({ id, user_id, version })
      .returning([...this.tables.columns])
      .execute();
    return (updated.raw as Row[])[0];
  }
}

const submittedNow = ({ submitted }: Submittable) => (submitted ? { submitted_at: () => 'now()' } : {});
