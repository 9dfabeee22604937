import { Injectable } from '@nestjs/common';
import { documentTypes, type DocumentSort, type DocumentType } from '@portal/domain/documents/document-types';
import type { DocumentQuery } from '@portal/domain/documents/documents.dto';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import type { ReadableClientId, ReadableClients } from '@portal/bff-access/client-access';
import { everyClient } from '@portal/bff-access/client-filter';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import {
  countUpTo,
  mostCounted,
  paginate,
  paginateIds,
  totalUpTo,
  type Order,
  type Page,
  type PageRequest,
  type Total,
} from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { asSystem } from '@portal/bff-platform/request/acting';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { accountText, mostNamed, textSearch } from '@portal/bff-platform/database/text-search';
import { DocumentEntity, type NewDocument } from './document.entity';

/** Columns for document lists, without the storage key. */
const listedColumns = [
  'id',
  'user_id',
  'filename',
  'document_type',
  'content_type',
  'scan_state',
  'counts',
  'sent_back',
  'version',
  'uploaded_at',
] as const;

const fileColumns = [...listedColumns, 'size', 'storage_key'] as const;

export type ListedDocument = Pick<DocumentEntity, (typeof listedColumns)[number]> &
  Pick<UserEntity, 'first_name' | 'last_name'>;

/** Excludes the trash (see `document-trash.repository.ts`): only these rows are listed, found or opened. */
const present = 'document.deleted_at IS NULL';

/** A document with what is needed to read its bytes. */
export type StoredDocument = Pick<DocumentEntity, (typeof fileColumns)[number]>;

const orderBy = (direction: Order['direction'], column: keyof DocumentEntity): Order => ({
  entity: DocumentEntity,
  alias: 'document',
  by: [column],
  direction,
});

const orders: Readonly<Record<DocumentSort, Order>> = {
  newest: orderBy('DESC', 'uploaded_at'),
  oldest: orderBy('ASC', 'uploaded_at'),
  filename: orderBy('ASC', 'filename'),
  filename_descending: orderBy('DESC', 'filename'),
  type: orderBy('ASC', 'document_type'),
  type_descending: orderBy('DESC', 'document_type'),
  client: orderBy('ASC', 'user_id'),
  client_descending: orderBy('DESC', 'user_id'),
};

/** Treats `%`, `_` and `\` literally. */
const literal = (text: string): string => text.trim().replace(/[\\%_]/g, '\\$&');
const containing = (text: string): string => `%${literal(text)}%`;

const searched = `(document.filename ILIKE :search OR document.user_id::text ILIKE :search
  OR client.first_name || ' ' || client.last_name ILIKE :search)`;

/** Finds few documents among very many (docs/database-rules.md): row-level security would keep LIKE from its index. */
const namedByIndex = `document.id = ANY(ARRAY(
  SELECT portal_season_documents_named(:tax_year, :patterns, :ending, :type, :since, :until, :most)))`;
/** The same, where so many match that a page is soon full in the order of the list. */
const namedInOrder = 'lower(document.filename) LIKE ANY(:patterns) OR reverse(document.user_id::text) LIKE :ending';

@Injectable()
export class DocumentsRepository {
  constructor(private readonly database: DataSource) {}

  /** @param known total, if the running totals include it; otherwise it is counted */
  list(
    clients: ReadableClients,
    { search, sort = 'newest', document_type, from, to, ...page }: DocumentQuery & PageRequest,
    known?: number,
  ) {
    const documents = ofSeason(clients, this.listed());
    if (search?.trim()) documents.where(searched, { search: containing(search) });
    inPeriod({ from, to }, ofType(document_type, documents));
    const count = async (all: PlainQuery<object>): Promise<Total> =>
      clients.areAll ? countUpTo(all) : { total: await all.count() };
    return paginate(documents, orders[sort], page, async (all) =>
      known === undefined ? count(all) : { total: known },
    );
  }

  /**
   * Searches the documents of all clients for the request's tax year. Looks up a few matches by id first, like the client search
   * (`access/client-search.repository.ts`).
   * @param found clients matching by name, truncated if there are very many
   * @param isSparse true if too many clients match to look them up by id, but few in proportion to all: matches are
   * still found before sorting
   */
  async search(
    search: string,
    { found, isSparse }: { found: readonly string[]; isSparse: boolean },
    { sort = 'newest', document_type, from, to, ...page }: DocumentQuery & PageRequest,
  ) {
    const words = textSearch(search);
    const isWide = found.length > mostNamed;
    const ofFound = isSparse ? `document.user_id = ANY(${everyClient(words)})` : words.sql(accountText('client'));
    // Matches the end of an id, because screens show only that part.
    const ending = `${[...literal(search.toLowerCase())].reverse().join('')}%`;
    const patterns = Object.values(words.parameters);
    const narrow = <Row extends object>(query: PlainQuery<Row>, named: string) => {
      const given = { ...words.parameters, patterns, ending, found, most: isWide ? null : mostNamed + 1 };
      const about = { type: document_type ?? null, since: from ?? null, until: to ?? null };
      const condition = `(${named} OR ${isWide ? ofFound : 'document.user_id = ANY(:found)'})`;
      return inPeriod({ from, to }, ofType(document_type, query.where(condition, { ...given, ...about })));
    };
    const few = isWide
      ? undefined
      : await narrow(inOrderOfIds(this.ids()), namedByIndex)
          .limit(mostNamed + 1)
          .getMany();
    if (few && few.length <= mostNamed) {
      const all = this.listed().where('document.id = ANY(:few)', { few: few.map(({ id }) => id) });
      return paginate(all, orders[sort], page, () => Promise.resolve({ total: few.length }));
    }
    const isSome = `document.${few ? 'id' : 'user_id'} = ANY(:some)`;
    const some = inPeriod(
      { from, to },
      ofType(document_type, this.ids().where(isSome, { some: few?.map(({ id }) => id) ?? found })),
    );
    const count = async () => ({ total: await some.count(), more: true });
    if (isSparse) return paginateIds(narrow(this.ids(), namedByIndex), this.listed(), orders[sort], page, count);
    return paginate(narrow(inSeason(this.listed()), namedInOrder), orders[sort], page, count);
  }

  /** Counts documents per type, up to `mostCounted`; omits types without documents. */
  async countByType(
    clients: ReadableClients,
  ): Promise<{ document_type: DocumentType; total: Total; counted: number }[]> {
    const counted = PlainQuery.unionAll(
      documentTypes.map((type, at) => {
        const columns = ['document_type', 'counts'] as const;
        const documents = PlainQuery.from(this.database.manager, DocumentEntity, 'document', columns).where(present);
        return ofTypeAt(at, type, ofSeason(clients, documents)).limit(mostCounted + 1);
      }),
    );
    const rows = await counted.builder
      .select('found.document_type', 'document_type')
      .addSelect('count(*)', 'count')
      .addSelect('count(*) FILTER (WHERE found.counts)', 'counted')
      .groupBy('found.document_type')
      .getRawMany<{ document_type: DocumentType; count: number; counted: number }>();
    return rows.map(({ document_type, count, counted }) => ({
      document_type,
      total: totalUpTo(count),
      counted: totalUpTo(counted).total,
    }));
  }

  /** Returns the newest documents of each type. */
  listNewestByType(clients: ReadableClients, latest: number): Promise<ListedDocument[]> {
    const newest = documentTypes.map((type, at) => {
      const documents = ofTypeAt(at, type, ofSeason(clients, this.listed())).limit(latest);
      documents.builder.orderBy({ 'document.uploaded_at': 'DESC', 'document.id': 'DESC' });
      return documents;
    });
    return PlainQuery.unionAll(newest).getMany();
  }

  ofClient(user_id: ReadableClientId, page: PageRequest): Promise<Page<ListedDocument>> {
    const documents = inSeason(this.listed().where('document.user_id = :user_id', { user_id }));
    return paginate(documents, orders.newest, page);
  }

  /** Finds a document of one of these clients. */
  find(clients: ReadableClients, id: string): Promise<StoredDocument | undefined> {
    return clients.restrict(this.files(), 'document.user_id').where('document.id = :id', { id }).getOne();
  }

  findListed(user_id: ReadableClientId, id: string): Promise<ListedDocument | undefined> {
    return this.listed().where('document.user_id = :user_id AND document.id = :id', { user_id, id }).getOne();
  }

  findSame(
    user_id: ReadableClientId,
    { tax_year, document_type, sha256 }: Pick<DocumentEntity, 'tax_year' | 'document_type' | 'sha256'>,
  ): Promise<Pick<DocumentEntity, 'id' | 'filename'> | null> {
    return this.database.manager.findOne(DocumentEntity, {
      select: { id: true, filename: true },
      where: { user_id, tax_year, document_type, sha256, deleted_at: IsNull() },
    });
  }

  /** @returns false if the client already has the same bytes in the same category of the season */
  async insert(transaction: EntityManager, row: NewDocument): Promise<boolean> {
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(DocumentEntity)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  /** Includes documents in the trash, whose bytes are kept. Asks as the system, because a false answer deletes bytes. */
  exists(id: string): Promise<boolean> {
    return asSystem(() => this.database.manager.existsBy(DocumentEntity, { id }));
  }

  /** Returns the given keys that belong to a document of anybody, including documents in the trash. */
  async findKeys(keys: readonly string[]): Promise<Set<string>> {
    const found = { select: { storage_key: true }, where: { storage_key: In([...keys]) } } as const;
    const rows = await asSystem(() => this.database.manager.find(DocumentEntity, found));
    return new Set(rows.map(({ storage_key }) => storage_key));
  }

  private ids(): PlainQuery<Pick<DocumentEntity, 'id'>> {
    return inSeason(PlainQuery.from(this.database.manager, DocumentEntity, 'document', ['id']).where(present));
  }

  private files(): PlainQuery<StoredDocument> {
    return PlainQuery.from(this.database.manager, DocumentEntity, 'document', fileColumns).where(present);
  }

  private listed(): PlainQuery<ListedDocument> {
    return PlainQuery.from(this.database.manager, DocumentEntity, 'document', listedColumns)
      .innerJoin(UserEntity, 'client', 'client.id = document.user_id', ['first_name', 'last_name'])
      .where(present);
  }
}

const inSeason = <Row extends object>(query: PlainQuery<Row>): PlainQuery<Row> =>
  query.where('document.tax_year = :tax_year', { tax_year: requestedTaxYear() });

/** Selects the documents of these clients for the request's tax year. */
const ofSeason = <Row extends object>(clients: ReadableClients, query: PlainQuery<Row>): PlainQuery<Row> =>
  inSeason(clients.restrict(query, 'document.user_id'));

function ofType<Row extends object>(document_type: DocumentType | undefined, query: PlainQuery<Row>): PlainQuery<Row> {
  return document_type ? query.where('document.document_type = :document_type', { document_type }) : query;
}

function inPeriod<Row extends object>(
  { from, to }: Pick<DocumentQuery, 'from' | 'to'>,
  query: PlainQuery<Row>,
): PlainQuery<Row> {
  if (from) query.where('document.uploaded_at >= :from', { from });
  if (to) query.where('document.uploaded_at < :to', { to });
  return query;
}

/** @param at index of the query in its union, because parameter names must be unique */
const ofTypeAt = <Row extends object>(at: number, type: DocumentType, query: PlainQuery<Row>): PlainQuery<Row> =>
  query.where(`document.document_type = :type${at}`, { [`type${at}`]: type });

/**
 * Makes the planner walk the id index, which soon finds enough of many matches, instead of scanning the table from its
 * beginning.
 */
function inOrderOfIds<Row extends object>(query: PlainQuery<Row>): PlainQuery<Row> {
  query.builder.orderBy('document.id');
  return query;
}
