import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { edgesFor } from '@portal/domain/returns/return-edges';
import { isOpen, returnStates, turnOf, turns } from '@portal/domain/returns/return-states';
import { adminReturnEndpoints, returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { season } from '@portal/domain/testing/season';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import type { Person } from '@portal/bff-access/testing/people';
import type { Actor } from '@portal/bff-platform/request/actor';
import { asSystem } from '@portal/bff-platform/request/acting';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { AmendmentsService } from '../src/amendments.service';
import { ReturnsRepository } from '../src/returns.repository';
import type { TaxReturnEntity } from '../src/return.entity';
import { ReturnsService } from '../src/returns.service';
import { startApi, type Api } from './api';

const events = 60;
/** How long walks may take, ms: at least as long as a hundred. */
const longest = (walks: number): number => Math.max(walks, 100) * 2_800;
/** How often the counters are compared with the rows on the way. */
const comparisons = 5;

let api: Api;
let preparers: Person[];

/** Seeded random numbers, so that a failure can be reproduced. */
const randomOf = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

interface Walk {
  client: ReadableClientId;
  random: () => number;
  item: string;
}

const actorOf = (id: string, role: Actor['role']): Actor => ({ id, role, first_name: 'A', last_name: 'B' }) as Actor;
const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;
const inTransaction = (work: (transaction: EntityManager) => Promise<unknown>) =>
  asSystem(() => api.get(DataSource).transaction(work));

/** Facts and people, as they meet a return: each either moves it, or leaves no trace. */
const deeds: readonly ((walk: Walk) => Promise<unknown>)[] = [
  ({ client }) => inTransaction((t) => api.get(ReturnsService).submitted(t, actorOf(client, 'client'), client, season)),
  ({ client }) => inTransaction((t) => api.get(ReturnsService).answered(t, actorOf(client, 'client'), client)),
  ({ client, item, random }) => decideItem(client, item, pick(['needed', 'received', 'awaited', 'accepted'], random)),
  ({ client, random }) => api.make.assign({ id: client }, pick(preparers, random)),
  ({ client }) => api.query('DELETE FROM assignments WHERE client_id = $1', [client]),
  ...Array.from({ length: 6 }, () => moveByPerson),
  amendByAdmin,
];

async function decideItem(client: ReadableClientId, item: string, state: string): Promise<void> {
  await inTransaction(async (transaction) => {
    await api.get(ReturnsRepository).lockClient(transaction, client);
    await transaction.query(`UPDATE request_items SET state = $2, comes_on = '2030-03-03' WHERE id = $1`, [
      item,
      state,
    ]);
    await api.get(ReturnsService).reevaluate(transaction, actorOf(client, 'client'), client, season);
  });
}

async function moveByPerson({ client, random }: Walk): Promise<void> {
  const actor = actorOf(preparers[0]?.id ?? '', pick(['preparer', 'admin'], random));
  await inTransaction(async (transaction) => {
    await api.get(ReturnsRepository).lockClient(transaction, client);
    const row = await api.get(ReturnsRepository).lock(transaction, client, season);
    if (!row) return;
    const edges = edgesFor(row, actor.role === 'admin' ? 'admin' : 'staff').map(({ to }) => to);
    // Sometimes a move that is no edge, which must change nothing.
    const to = edges.length > 0 && random() < 0.8 ? pick(edges, random) : pick(returnStates, random);
    await api.get(ReturnsService).move(transaction, actor, row, { to, cause: 'person' });
  }).catch((error: unknown) => {
    if (!(error instanceof ProblemError) || error.code !== 'wrong_state') throw error;
  });
}

/** Amends the return if it was accepted; sometimes tries to otherwise, and is refused, as without a preparer. */
async function amendByAdmin({ client, random }: Walk): Promise<void> {
  const actor = actorOf(preparers[0]?.id ?? '', 'admin');
  await asSystem(async () => {
    const row = await api.get(ReturnsRepository).find(client, season);
    if (row && (row.state === 'accepted' || random() < 0.1))
      await api.get(AmendmentsService).beginOfAny(actor, row.id, { version: row.version });
  }).catch((error: unknown) => {
    if (!(error instanceof ProblemError) || !['wrong_state', 'conflict'].includes(error.code)) throw error;
  });
}

/** Few walks reach the acceptance by chance, after which a return can be amended. */
async function accept(client: ReadableClientId): Promise<void> {
  const actor = actorOf(preparers[0]?.id ?? '', 'preparer');
  for (const to of [
    'documents_needed',
    'preparing',
    'awaiting_signature',
    'ready_to_file',
    'filed',
    'accepted',
  ] as const)
    await inTransaction(async (transaction) => {
      const row = await api.get(ReturnsRepository).lock(transaction, client, season);
      const cause = to === 'documents_needed' ? 'submitted' : 'person';
      if (row) await api.get(ReturnsService).move(transaction, actor, row, { to, cause });
    });
}

async function begin(seed: number): Promise<Walk> {
  const { id } = await api.make.user({});
  const client = id as ReadableClientId;
  await inTransaction((t) => api.get(ReturnsService).begin(t, actorOf(client, 'client'), client, season));
  const [row] = await api.query<{ id: string }>('SELECT id FROM tax_returns WHERE client_id = $1', [client]);
  const { id: item } = await api.make.requestItem({ return_id: row?.id ?? '', client_id: client });
  if (seed % 5 === 0) await accept(client);
  return { client, random: randomOf(seed), item };
}

interface Walked extends Pick<TaxReturnEntity, 'id' | 'kind' | 'sequence' | 'newest' | 'state' | 'turn'> {
  items: number;
}

/** The original, and amended returns that each follow an accepted one; the newest has the items. */
async function expectUnbroken(seed: number, { client }: Walk): Promise<void> {
  const rows = await api.query<Walked>(
    `SELECT *, (SELECT count(*)::int FROM request_items WHERE return_id = tax_returns.id) AS items
     FROM tax_returns WHERE client_id = $1 ORDER BY sequence`,
    [client],
  );
  const order = rows.map(({ kind, sequence, newest, items }) => ({ kind, sequence, newest, items }));
  const expected = rows.map((_, at) => {
    const isNewest = at === rows.length - 1;
    const kind = at === 0 ? 'original' : 'amended';
    return { kind, sequence: at + 1, newest: isNewest, items: isNewest ? 1 : 0 };
  });
  expect([seed, order]).toEqual([seed, expected]);
  expect(new Set(rows.slice(0, -1).map(({ state }) => state))).toEqual(new Set(rows.length > 1 ? ['accepted'] : []));
  for (const row of rows) {
    expect([seed, row.turn]).toEqual([seed, turnOf(row.state)]);
    const moved = await api.query<{ from_state: string | null; to_state: string }>(
      'SELECT from_state, to_state FROM return_transitions WHERE return_id = $1 ORDER BY id',
      [row.id],
    );
    const chain = moved.map(({ from_state }) => from_state);
    expect([seed, ...chain]).toEqual([seed, null, ...moved.slice(0, -1).map(({ to_state }) => to_state)]);
    expect([seed, moved.at(-1)?.to_state]).toEqual([seed, row.state]);
  }
}

const totalOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-total-count']);
const countedTotals = () =>
  api.query<{ scope: string; amount: number }>(
    `SELECT scope, sum(amount)::int AS amount FROM running_totals WHERE name = 'returns'
     GROUP BY scope HAVING sum(amount) <> 0 ORDER BY scope`,
  );
const countedRows = () =>
  api.query<{ scope: string; amount: number }>(
    `SELECT tax_year || ' ' || state || ' ' || coalesce(preparer_id::text, '') AS scope, count(*)::int AS amount
     FROM tax_returns JOIN users ON users.id = client_id AND deleted_at IS NULL LEFT JOIN assignments USING (client_id)
     WHERE newest GROUP BY 1 ORDER BY 1`,
  );

/** Describes random walks of returns along what happens to them: in every run a few, and under `npm run load` many. */
export const describeWalks = (walks: number): void =>
  describe(`${walks} random walks of ${events} events`, () => {
    beforeAll(async () => {
      api = await startApi();
      preparers = [await api.people.preparer(), await api.people.preparer()];
    });
    afterAll(() => api.stop());

    it(
      'keep one state and one turn, transitions without a gap, and counters that equal the rows',
      async () => {
        for (let seed = 1; seed <= walks; seed += 1) {
          const walk = await begin(seed);
          for (let at = 0; at < events; at += 1) await pick(deeds, walk.random)(walk);
          await expectUnbroken(seed, walk);
          if (seed % (walks / comparisons) === 0) expect(await countedTotals()).toEqual(await countedRows());
        }
        expect(await countedTotals()).toEqual(await countedRows());
        expect(await api.query(`SELECT FROM tax_returns WHERE kind = 'amended'`)).not.toEqual([]);
      },
      longest(walks),
    );

    it('queue each email once, with its transition as the cause', async () => {
      const mails = await api.query<{ kind: string; cause: string; moves: number }>(
        `SELECT kind, mails.cause, count(moved.id)::int AS moves FROM mails
         LEFT JOIN return_transitions moved ON moved.id::text = mails.cause
         WHERE kind LIKE 'return_%' OR kind = 'info_needed' GROUP BY mails.id`,
      );
      expect(mails.length).toBeGreaterThan(walks);
      expect(new Set(mails.map(({ kind, cause }) => `${kind} ${cause}`)).size).toBe(mails.length);
      expect(mails.filter(({ moves }) => moves !== 1)).toEqual([]);
      const [told] = await api.query<{ moves: number }>(
        `SELECT count(*)::int AS moves FROM return_transitions
         WHERE from_state IS NULL AND to_state = 'preparing' -- an amended return
           OR from_state NOT IN ('on_hold', 'not_filing')
             AND (to_state IN ('info_needed', 'awaiting_signature', 'filed', 'accepted', 'rejected')
               OR to_state = 'preparing' AND from_state IN ('documents_needed', 'ready_to_prepare'))`,
      );
      expect(mails).toHaveLength(told?.moves ?? 0);
    });

    it('leave totals that endpoints answer: queue + client turn + authority + closed = all returns', async () => {
      for (const { id, email, password, pin } of preparers) {
        // Thousands of walks outlast a session.
        const signedIn = await api.call(accountEndpoints.login, { body: { email, password, pin } });
        const token = signedIn.body.access_token;
        const totals = (await api.call(returnEndpoints.queueTotals, { token })).body;
        const total = totalOf(await api.call(returnEndpoints.queue, { token, query: { limit: 1 } }));
        expect(turns.reduce((sum, turn) => sum + totals[turn], 0)).toBe(total);
        const held = await api.query<{ state: (typeof returnStates)[number] }>(
          'SELECT state FROM tax_returns JOIN assignments USING (client_id) WHERE preparer_id = $1 AND newest',
          [id],
        );
        expect(held).toHaveLength(total);
        expect(totals.nobody).toBe(held.filter(({ state }) => !isOpen(state)).length);
      }
      const { token } = await api.people.admin();
      const all = (await api.call(adminReturnEndpoints.totals, { token })).body;
      const sum = (counts: readonly { returns: number }[]) => counts.reduce((total, { returns }) => total + returns, 0);
      expect([sum(all.by_office), sum(all.by_preparer)]).toEqual([walks, walks]);
      expect(all.medians.filter(({ tenth_days }) => tenth_days !== null).length).toBeGreaterThan(3);
      const some = all.by_preparer.find(({ of }) => of !== null);
      const query = { state: some?.state, preparer_id: some?.of ?? '', limit: 1 };
      expect(totalOf(await api.call(adminReturnEndpoints.list, { token, query }))).toBe(some?.returns);
    });

    it('leave out the returns of deleted clients, and bring them back', async () => {
      const before = await countedTotals();
      await api.query(`UPDATE users SET deleted_at = now() WHERE id IN (SELECT client_id FROM tax_returns LIMIT 30)`);
      expect(await countedTotals()).toEqual(await countedRows());
      await api.query('UPDATE users SET deleted_at = NULL WHERE deleted_at IS NOT NULL');
      expect(await countedTotals()).toEqual(before);
    });
  });
