import fc from 'fast-check';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { clientRequestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { explanationKinds, rejectReasons, waiveReasons } from '@portal/domain/requests/item-states';
import { edgesFor } from '@portal/domain/returns/return-edges';
import { turnOf, turns, type ReturnState, type Turn } from '@portal/domain/returns/return-states';
import { adminReturnEndpoints, returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import type { Person } from '@portal/bff-access/testing/people';
import { DocumentCalls } from '@portal/bff-documents/testing/documents';
import { AwaitedItemsJob } from '@portal/bff-returns/requests/awaited-items.job';
import { startApi, type Api } from '../../testing/api';
import { linesOf } from '@portal/bff-clients/testing/csv';
import { plainIntake, RequestCalls } from '../../testing/request-calls';

// return.md, section 2.7: "Every counter equals its rows: client card, preparer column, queue, board, export, over random
// histories."
const histories = { numRuns: 4, seed: 26, endOnFailure: true } as const;
const events = 24;
/** After how many events the counters are compared. */
const step = 4;

let api: Api;
let documents: DocumentCalls;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  documents = await DocumentCalls.of(api);
  admin = await api.people.admin();
});
afterAll(() => api.stop());

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];
type Deed = (calls: RequestCalls, at: number) => Promise<{ status: number } | undefined>;

const onItem =
  (deed: (calls: RequestCalls, item: Item, at: number) => Promise<{ status: number }>): Deed =>
  async (calls, at) => {
    const item = pick((await calls.mine()).items, at);
    return item && deed(calls, item, at);
  };
type Item = Awaited<ReturnType<RequestCalls['mine']>>['items'][number];

async function sendFor(calls: RequestCalls, item: Item | undefined) {
  const { status } = await calls.upload(item, { type: item?.document_type ?? 'other' });
  return { status };
}

/** What client and preparer do; each may be refused, and then changes nothing. */
const deeds = {
  answer: async (calls, at) => {
    const { version } = (await calls.mine()).situations;
    return calls.answer({
      ...{ version, home: pick(['yes', 'no', 'not_sure'], at), employers: 'yes' },
      employer_names: ['Acme', 'Blue Lake', 'Corner Shop'].slice(0, at % 4),
    });
  },
  send: onItem((calls, item) => sendFor(calls, item)),
  sendUnsorted: (calls) => sendFor(calls, undefined),
  explain: onItem((calls, item, at) =>
    calls.explain(item, { kind: pick(explanationKinds, at) ?? '', comes_on: '2999-03-03' }),
  ),
  wait: onItem(async (calls, item) => {
    const { status, body } = await calls.explain(item, { kind: 'comes_later', comes_on: '2999-03-03' });
    return status < 300 ? calls.decide('accept', body) : { status };
  }),
  dateComes: async ({ client }) => {
    await api.query(`UPDATE request_items SET comes_on = '2025-03-03' WHERE client_id = $1 AND comes_on IS NOT NULL`, [
      client.id,
    ]);
    await api.get(AwaitedItemsJob).run();
    return undefined;
  },
  reopen: onItem((calls, item) => calls.reopen(item)),
  accept: onItem((calls, item) => calls.decide('accept', item)),
  reject: onItem((calls, item, at) =>
    calls.decide('reject', item, { reason: pick(rejectReasons, at), text: 'The edge is cut off' }),
  ),
  waive: onItem((calls, item, at) => calls.decide('waive', item, { reason: pick(waiveReasons, at) })),
  ask: (calls, at) => calls.add({ label: `Lease ${at}`, required: at % 2 === 0 }),
  link: async (calls, at) => {
    const { items, unsorted } = await calls.ofClient();
    const [item, file] = [pick(items, at), pick(unsorted, at)];
    if (!item || !file) return undefined;
    const params = { clientId: calls.client.id, id: item.id };
    const body = { document_id: file.document_id };
    return api.call(clientRequestEndpoints.link, { token: calls.preparer.token, params, body });
  },
  unlink: onItem(async (calls, item, at) => {
    const params = { clientId: calls.client.id, id: item.id, documentId: pick(item.files, at)?.document_id ?? item.id };
    return api.call(clientRequestEndpoints.unlink, { token: calls.preparer.token, params });
  }),
  remove: onItem(async (calls, item, at) => {
    const id = pick(item.files, at)?.document_id ?? item.id;
    const removed = await api.call(documentEndpoints.remove, { token: calls.client.token, params: { id } });
    const isBack = at % 2 === 0;
    return isBack ? api.call(documentEndpoints.restore, { token: calls.client.token, params: { id } }) : removed;
  }),
  move: async (calls, at) => {
    const about = { token: calls.preparer.token, params: { clientId: calls.client.id } };
    const { body: found } = await api.call(returnEndpoints.ofClient, about);
    const edge = found ? pick(edgesFor(found, 'staff'), at) : undefined;
    if (!found || !edge) return undefined;
    const body = { to: edge.to, version: found.version, reason_kind: 'other', question: 'Why?' } as const;
    return api.call(returnEndpoints.move, { ...about, body });
  },
} satisfies Record<string, Deed>;
const names = Object.keys(deeds) as (keyof typeof deeds)[];

type Open = { open_for_client?: number; open_for_office?: number } | null | undefined;
const openOf = (row: Open) => ({ client: row?.open_for_client, office: row?.open_for_office });

/** Reads every counter that somebody sees of the client's documents, and those of all returns. */
async function readCounters(calls: RequestCalls) {
  const { client, preparer } = calls;
  const [own, list] = [await calls.mine(), await calls.ofClient()];
  const byClient = <Row extends { client_id: string }>(rows: readonly Row[]) =>
    rows.find(({ client_id }) => client_id === client.id);
  const as = ({ token }: Person) => ({ token });
  const clients = (await api.call(clientEndpoints.list, as(preparer))).body;
  return {
    open: {
      'client list': { client: own.open_for_you, office: own.open_for_us },
      'client card': openOf((await api.call(returnEndpoints.mine, as(client))).body),
      'preparer list': openOf(list),
      'preparer column': openOf(clients.find(({ id }) => id === client.id)),
      queue: openOf(byClient((await api.call(returnEndpoints.queue, as(preparer))).body)),
      board: openOf(byClient((await api.call(adminReturnEndpoints.list, as(admin))).body)),
    },
    sentBack: list.sent_back,
    exported: await exportedSums(),
    queueTotals: (await api.call(returnEndpoints.queueTotals, as(preparer))).body,
    boardTotals: (await api.call(adminReturnEndpoints.totals, as(admin))).body.by_preparer,
  };
}

/** Sums the columns of the exported list of returns. */
async function exportedSums() {
  const url = '/api/admin/exports/returns';
  const headers = { authorization: `Bearer ${admin.token}` };
  const { body } = await api.app.inject({ url, query: { format: 'csv' }, headers });
  const lines = linesOf(body);
  const sum = (title: string) => lines.reduce((total, line) => total + Number(line[title]), 0);
  return { client: sum('Documents to come'), office: sum('Documents to check'), returns: lines.length };
}

/** The same from the rows. */
async function countRows({ client, preparer }: RequestCalls) {
  const open = `count(*) FILTER (WHERE turn = 'client' AND required)::int AS client,
    count(*) FILTER (WHERE turn = 'office')::int AS office`;
  const [own] = await api.query<{ client: number; office: number; back: number }>(
    `SELECT ${open}, count(*) FILTER (WHERE state = 'rejected')::int AS back FROM request_items WHERE client_id = $1`,
    [client.id],
  );
  const [all] = await api.query<{ client: number; office: number; returns: number }>(
    `SELECT ${open}, (SELECT count(*)::int FROM tax_returns) AS returns FROM request_items`,
  );
  const states = await api.query<{ state: ReturnState; of: string; returns: number }>(
    `SELECT state, preparer_id AS of, count(*)::int AS returns FROM tax_returns JOIN assignments USING (client_id)
     GROUP BY 1, 2`,
  );
  const ofPreparer = states.filter(({ of }) => of === preparer.id);
  const inTurn = (turn: Turn) =>
    ofPreparer.reduce((sum, { state, returns }) => sum + (turnOf(state) === turn ? returns : 0), 0);
  return { own, all, states, inTurn };
}

async function expectCountersToEqualRows(calls: RequestCalls): Promise<void> {
  const [shown, rows] = [await readCounters(calls), await countRows(calls)];
  const { client = -1, office = -1, back } = rows.own ?? {};
  for (const [place, open] of Object.entries(shown.open)) expect([place, open]).toEqual([place, { client, office }]);
  expect(shown.sentBack).toBe(back);
  expect(shown.exported).toEqual(rows.all);
  for (const turn of turns) expect([turn, shown.queueTotals[turn]]).toEqual([turn, rows.inTurn(turn)]);
  const line = ({ of, state, returns }: { of: string | null; state: string; returns: number }) =>
    `${String(of)} ${state} ${returns}`;
  expect(shown.boardTotals.map(line).sort()).toEqual(rows.states.map(line).sort());
}

it('keeps every counter equal to its rows over random histories of client and preparer', async () => {
  const seen: number[] = [];
  const event = fc.tuple(fc.constantFrom(...names), fc.nat(1000));
  const history = fc.array(event, { minLength: events, maxLength: events });
  await fc.assert(
    fc.asyncProperty(history, async (done) => {
      const calls = await RequestCalls.of(api, documents);
      await calls.submit({ ...plainIntake(), w2_income: 10 });
      for (const [at, [name, which]] of done.entries()) {
        const { status } = (await deeds[name](calls, which)) ?? {};
        if (status !== undefined) seen.push(status);
        if ((at + 1) % step === 0) await expectCountersToEqualRows(calls);
      }
    }),
    histories,
  );
  // Most events change something; some are refused, and none fails.
  expect(seen.filter((status) => status < 300).length).toBeGreaterThan(seen.length / 3);
  expect(seen.filter((status) => status >= 500)).toEqual([]);
}, 300_000);
