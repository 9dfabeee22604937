import { getMetadataArgsStorage, type DataSourceOptions } from 'typeorm';

/**
 * Returns every entity that the running program has imported: an entity registers itself with its `@Entity` decorator.
 * `entities.api-spec.ts` compares those of the whole server with the migrated schema.
 */
export const registeredEntities = (): DataSourceOptions['entities'] =>
  getMetadataArgsStorage().tables.map(({ target }) => target);
