import type { DataSource, InsertQueryBuilder, ObjectLiteral } from 'typeorm';

/** So that seeding twice makes nothing twice. */
export async function insertIfAbsent<Entity extends ObjectLiteral>(
  database: DataSource,
  entity: new () => Entity,
  rows: Parameters<InsertQueryBuilder<Entity>['values']>[0],
): Promise<void> {
  await database.createQueryBuilder().insert().into(entity).values(rows).orIgnore().execute();
}

export const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3_600_000);
