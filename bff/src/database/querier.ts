import type { EntityManager } from 'typeorm';

/** Runs SQL: the pool itself, or one running transaction. */
export type Querier = Pick<EntityManager, 'query'>;
