import type { DataSource } from 'typeorm';

/** @throws the driver's error if the database does not respond */
export async function ping(database: DataSource): Promise<void> {
  await database.query('SELECT 1');
}
