import type { DataSource, EntityManager, InsertQueryBuilder, ObjectLiteral } from 'typeorm';

/** Kinds of demo rows, each with its own range of ids. */
const ranges = {
  admin: 1,
  preparer: 2,
  client: 3,
  scheduleC: 4,
  preference: 5,
  history: 6,
  document: 7,
  message: 8,
  post: 9,
  intake: 10,
  snapshot: 11,
  taxReturn: 12,
  transition: 13,
  filing: 14,
  returnNote: 15,
  requestItem: 16,
  amendedReturn: 17,
} as const;

/** Returns the same id in every demo, so that seeding is idempotent and links into the demo keep working. */
export const demoId = (kind: keyof typeof ranges, at: number): string =>
  `01940000-0000-7000-8000-${String(ranges[kind]).padStart(4, '0')}${String(at).padStart(8, '0')}`;

/** Inserts only missing rows, so that seeding is idempotent. */
export async function insertIfAbsent<Entity extends ObjectLiteral>(
  database: DataSource | EntityManager,
  entity: new () => Entity,
  rows: Parameters<InsertQueryBuilder<Entity>['values']>[0],
): Promise<void> {
  await database.createQueryBuilder().insert().into(entity).values(rows).orIgnore().execute();
}

export const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3_600_000);
