import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

type EntityClass<Entity> = new () => Entity;
type Columns<Entity> = readonly (keyof Entity & string)[];
type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/** A select that returns plain rows, typed by the entities of their columns, without instantiating entities. */
export class PlainQuery<Row extends object> {
  private constructor(readonly builder: SelectQueryBuilder<ObjectLiteral>) {}

  static from<Entity extends object, const Names extends Columns<Entity>>(
    manager: EntityManager,
    entity: EntityClass<Entity>,
    alias: string,
    columns: Names,
  ): PlainQuery<Pick<Entity, Names[number]>> {
    return new PlainQuery(select(manager.createQueryBuilder().from(entity, alias), alias, columns));
  }

  /** Combines queries, each with its own order and limit. Parameters with the same name share one value. */
  static unionAll<Row extends object>(queries: readonly PlainQuery<Row>[]): PlainQuery<Row> {
    const [first] = queries;
    if (!first) throw new Error('A union needs a query');
    const all = queries.map(({ builder }) => `(${builder.getQuery()})`).join(' UNION ALL ');
    const parent = first.builder.dataSource.createQueryBuilder().select('found.*').from(`(${all})`, 'found');
    for (const { builder } of queries) parent.setParameters(builder.getParameters());
    return new PlainQuery(parent);
  }

  innerJoin<Entity extends object, const Names extends Columns<Entity>>(
    entity: EntityClass<Entity>,
    alias: string,
    on: string,
    columns: Names,
  ): PlainQuery<Row & Pick<Entity, Names[number]>> {
    return new PlainQuery(select(this.builder.innerJoin(entity, alias, on), alias, columns));
  }

  leftJoin<Entity extends object, const Names extends Columns<Entity>>(
    entity: EntityClass<Entity>,
    alias: string,
    on: string,
    columns: Names,
  ): PlainQuery<Row & Nullable<Pick<Entity, Names[number]>>> {
    return new PlainQuery(select(this.builder.leftJoin(entity, alias, on), alias, columns));
  }

  /** Selects an aliased, nullable text column of a left join. */
  column<const Name extends string>(name: Name, sql: string): PlainQuery<Row & Record<Name, string | null>> {
    return new PlainQuery(this.builder.addSelect(sql, name));
  }

  /** Selects a text that is never null. */
  text<const Name extends string>(name: Name, sql: string): PlainQuery<Row & Record<Name, string>> {
    return new PlainQuery(this.builder.addSelect(sql, name));
  }

  /** Selects JSON built by the database; null if there is none. */
  json<const Name extends string, Value>(name: Name, sql: string): PlainQuery<Row & Record<Name, Value | null>> {
    return new PlainQuery(this.builder.addSelect(sql, name));
  }

  /** Selects an aliased, nullable encrypted column of a left join. */
  bytes<const Name extends string>(name: Name, sql: string): PlainQuery<Row & Record<Name, Buffer | null>> {
    return new PlainQuery(this.builder.addSelect(sql, name));
  }

  /** Selects a number computed by a subquery per row. */
  numberOf<const Name extends string>(
    name: Name,
    from: (builder: SelectQueryBuilder<ObjectLiteral>) => SelectQueryBuilder<ObjectLiteral>,
  ): PlainQuery<Row & Record<Name, number>> {
    const found = from(this.builder.subQuery() as SelectQueryBuilder<ObjectLiteral>);
    return new PlainQuery(this.builder.addSelect(found.getQuery(), name));
  }

  /** Selects a condition as a boolean column. */
  flag<const Name extends string>(name: Name, sql: string): PlainQuery<Row & Record<Name, boolean>> {
    return new PlainQuery(this.builder.addSelect(sql, name));
  }

  where(sql: string, parameters?: ObjectLiteral): this {
    this.builder.andWhere(sql, parameters);
    return this;
  }

  limit(rows: number): this {
    this.builder.limit(rows);
    return this;
  }

  clone(): PlainQuery<Row> {
    return new PlainQuery(this.builder.clone());
  }

  /** Returns the same rows with only their id. */
  onlyIds(alias: string): PlainQuery<{ id: string }> {
    return new PlainQuery(this.builder.clone().select(`${alias}.id`, 'id'));
  }

  /** Selects a count. */
  number<const Name extends string>(name: Name, sql: string): PlainQuery<Row & Record<Name, number>> {
    return new PlainQuery(this.builder.addSelect(sql, name));
  }

  /** Selects a nullable timestamp. */
  date<const Name extends string>(name: Name, sql: string): PlainQuery<Row & Record<Name, Date | null>> {
    return new PlainQuery(this.builder.addSelect(sql, name));
  }

  /** Returns up to `most` values of `column`, unordered. */
  async getColumn(column: string, most: number): Promise<string[]> {
    const rows = await this.builder.clone().select(column, 'value').limit(most).getRawMany<{ value: string }>();
    return rows.map(({ value }) => value);
  }

  /** Counts the rows, ignoring the selected columns. */
  async count(): Promise<number> {
    const counted = await this.builder.clone().select('count(*)', 'total').getRawOne<{ total: number }>();
    return counted?.total ?? 0;
  }

  /** Counts the rows within the query's limit. */
  async countLimited(): Promise<number> {
    const rows = this.builder.clone().select('1', 'one');
    const counted = await this.builder.dataSource
      .createQueryBuilder()
      .select('count(*)', 'total')
      .from(`(${rows.getQuery()})`, 'counted')
      .setParameters(rows.getParameters())
      .getRawOne<{ total: number }>();
    return counted?.total ?? 0;
  }

  getMany(): Promise<Row[]> {
    return this.builder.getRawMany<Row>();
  }

  getOne(): Promise<Row | undefined> {
    return this.builder.getRawOne<Row>();
  }
}

function select(builder: SelectQueryBuilder<ObjectLiteral>, alias: string, columns: readonly string[]) {
  for (const column of columns) builder.addSelect(`${alias}.${column}`, column);
  return builder;
}
