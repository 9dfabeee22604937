import { edgeTo, edgesFor, returnEdges } from '@portal/domain/returns/return-edges';
import {
  isBeforeFiling,
  isOpen,
  isResting,
  restingStates,
  returnStates,
  turnOf,
  type ReturnState,
} from '@portal/domain/returns/return-states';
import { returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import type { MoveReturn } from '@portal/domain/returns/returns.dto';
import { DataSource } from 'typeorm';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { asPerson, asSystem } from '@portal/bff-platform/request/acting';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../testing/api';
import type { TaxReturnEntity } from './return.entity';
import { ReturnsRepository } from './returns.repository';
import { ReturnsService } from './returns.service';

let api: Api;
let preparer: Person;

beforeAll(async () => {
  api = await startApi();
  preparer = await api.people.preparer();
});
afterAll(() => api.stop());

/** "allowed ones pass, all others 409 and no row, in service and by plain SQL as `portal_app`" (return.md 3.5). */
const pairs = returnStates.flatMap((from) => returnStates.map((to) => [from, to] as const));
/** Where a resting return was before: `isOpen` for a pause, before filing for one that is not filed. */
const before = (state: ReturnState): ReturnState | null => (isResting(state) ? 'preparing' : null);

/** Makes a client whose return is in a state. */
async function place(from: ReturnState): Promise<TaxReturnEntity> {
  const client = await api.make.user({});
  await api.make.assign(client, preparer);
  const { id } = await api.make.taxReturn({ client_id: client.id, state: from, state_before_hold: before(from) });
  return (await asSystem(() => api.get(ReturnsRepository).findById(id))) as TaxReturnEntity;
}

const isAllowed = (from: ReturnState, to: ReturnState): boolean =>
  edgeTo({ state: from, state_before_hold: before(from) }, to) !== undefined;
const isBySystem = (from: ReturnState, to: ReturnState): boolean =>
  returnEdges.find((edge) => edge.from === from && edge.to === to)?.by.includes('system') ?? false;
const person = () => ({ id: preparer.id, role: 'preparer' as const, first_name: 'A', last_name: 'B' });

describe('14 × 14 edges', () => {
  it('are the same in the table of the database', async () => {
    const stored = await api.query<{ from_state: string; to_state: string }>('SELECT * FROM return_edges');
    const names = (edges: readonly (readonly [string, string])[]) => edges.map((edge) => edge.join(' ')).sort();
    expect(names(stored.map(({ from_state, to_state }) => [from_state, to_state]))).toEqual(
      names(returnEdges.map(({ from, to }) => [from, to])),
    );
  });

  it('allow a pause from every open state, and not to file only before filing', () => {
    for (const state of returnStates.filter((one) => !isResting(one))) {
      expect([state, isAllowed(state, 'on_hold')]).toEqual([state, isOpen(state)]);
      expect([state, isAllowed(state, 'not_filing')]).toEqual([state, isBeforeFiling(state)]);
    }
  });

  it('pass or fail in the service, which otherwise answers wrong_state and writes no row', async () => {
    const [service, database] = [api.get(ReturnsService), api.get(DataSource)];
    for (const [from, to] of pairs) {
      const row = await place(from);
      const cause = isBySystem(from, to) ? 'items' : 'person';
      const actor = { ...person(), role: from === 'not_filing' ? 'admin' : 'preparer' } as NonNullable<
        Parameters<typeof service.move>[1]
      >;
      const run = () =>
        asPerson(actor, () =>
          database.transaction((transaction) => service.move(transaction, actor, row, { to, cause })),
        );
      const refused = await run().then(
        () => undefined,
        (error: unknown) => (error instanceof ProblemError ? error.code : error),
      );
      const [stored] = await api.query<{ state: string; rows: number }>(
        `SELECT state, (SELECT count(*)::int FROM return_transitions WHERE return_id = $1) AS rows
         FROM tax_returns WHERE id = $1`,
        [row.id],
      );
      const expected = isAllowed(from, to)
        ? { refused: undefined, state: to, rows: 1 }
        : { refused: 'wrong_state', state: from, rows: 0 };
      expect({ from, to, refused, ...stored }).toEqual({ from, to, ...expected });
    }
  });

  it('pass or fail by plain SQL of the role of the service', async () => {
    for (const [from, to] of pairs) {
      const { id } = await place(from);
      const held = isResting(to) ? (before(from) ?? from) : null;
      const sql = 'UPDATE tax_returns SET state = $2, state_before_hold = $3, state_since = now() WHERE id = $1';
      const update = asPerson(person(), () => api.get(DataSource).query<[unknown, number]>(sql, [id, to, held]));
      const changed = await update.then(
        ([, rows]) => rows,
        () => 0,
      );
      expect({ from, to, changed }).toEqual({ from, to, changed: isAllowed(from, to) ? 1 : 0 });
    }
  });

  it('are not needed by an update that keeps the state, which writes no transition and keeps since when', async () => {
    for (const state of returnStates) {
      const { id } = await place(state);
      const read = () =>
        api.query<{ rows: number }>(
          `SELECT state, turn, state_since, state_before_hold,
             (SELECT count(*)::int FROM return_transitions WHERE return_id = $1) AS rows
           FROM tax_returns WHERE id = $1`,
          [id],
        );
      const [before] = await read();
      const sql = 'UPDATE tax_returns SET state = state, client_changed_at = now() WHERE id = $1';
      const [, changed] = await asPerson(person(), () => api.get(DataSource).query<[unknown, number]>(sql, [id]));
      expect([state, changed, before?.rows]).toEqual([state, 1, 0]);
      expect(await read()).toEqual([before]);
    }
  });

  it('let staff use only theirs through the endpoint', async () => {
    for (const [from, to] of pairs) {
      const row = await place(from);
      const isTheirs = edgesFor(row, 'staff').some((edge) => edge.to === to);
      if (isTheirs) continue;
      const body: MoveReturn = { to, version: row.version, question: 'Why?', reason_kind: 'other' };
      const sent = await api.call(returnEndpoints.move, {
        body,
        token: preparer.token,
        params: { clientId: row.client_id },
      });
      expect([from, to, sent.status, sent.problem.code, sent.problem.state]).toEqual([
        from,
        to,
        409,
        'wrong_state',
        from,
      ]);
    }
  });

  it('have the turn of `turnOf` in the generated column', async () => {
    for (const state of returnStates) {
      const row = await place(state);
      expect([state, row.turn]).toEqual([state, turnOf(state)]);
    }
  });

  it('lead a resting return only back to where it was', async () => {
    const { id } = await place('on_hold');
    for (const to of returnStates.filter((one) => !isResting(one) && one !== 'preparing'))
      await expect(
        api.query('UPDATE tax_returns SET state = $2, state_before_hold = NULL WHERE id = $1', [id, to]),
      ).rejects.toThrow('does not move');
  });

  it('keep where a resting return goes back to', async () => {
    for (const state of restingStates) {
      const { id } = await place(state);
      await expect(
        api.query(`UPDATE tax_returns SET state_before_hold = 'ready_to_file' WHERE id = $1`, [id]),
      ).rejects.toThrow('does not move');
    }
  });
});
