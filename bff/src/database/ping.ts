import type { DataSource } from 'typeorm';

/** Whether the database answers. @throws the driver's error when it does not */
export async function ping(database: DataSource): Promise<void> {
  await database.query('SELECT 1');
}
