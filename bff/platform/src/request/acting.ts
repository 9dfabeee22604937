import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '@portal/domain/contract/access-policy';
import { currentRequest } from './request-context';

/** For whom the database is read and written: row-level security shows only the rows that are theirs to see. */
export interface Acting {
  /** Id of the account; empty for the system. */
  readonly id: string;
  readonly role: Role | 'system';
}

const system: Acting = { id: '', role: 'system' };
const storage = new AsyncLocalStorage<Acting>();

/**
 * Runs work that belongs to no single person, with access to all rows: jobs, commands, and what several requests share.
 * Never use it to answer a person.
 */
export const asSystem = <T>(work: () => T): T => storage.run(system, work);

/** Runs work for someone who is not the caller of the request, such as a person who is still signing in. */
export const asPerson = <T>({ id, role }: { id: string; role: Role }, work: () => T): T =>
  storage.run({ id, role }, work);

/** The caller of the request, unless the work runs as someone else. Undefined for visitors, who see no protected row. */
export const currentlyActing = (): Acting | undefined => storage.getStore() ?? currentRequest()?.actor;
