import calls from './data/calls.json';
import gateway from './data/gateway-costs.json';
import { journeys, type Journey } from './demand';

export interface Cost {
  bffMs: number;
  /** On threads of their own, so that it does not delay other requests while processors are free. */
  hashingMs: number;
  postgresMs: number;
  walBytes: number;
  /** Rows in tables whose rows are numbered or chained under a lock until the commit. */
  auditRows: number;
  eventRows: number;
}

const measured: Readonly<Record<string, Cost>> = calls.calls;

/** Calls that are not measured by themselves cost as much as these. */
const similar: Readonly<Record<string, string>> = {
  'GET /events': 'GET /auth/me',
  'GET /intake/{id}/submissions': 'GET /intake',
  'GET /preparer/{id}': 'GET /site',
  'GET /documents': 'GET /client/{id}/documents',
  'GET /documents/scanning': 'GET /documents/usage',
  'GET /documents/{id}/view': 'GET /client/{id}/documents',
  'POST /intake': 'PUT /intake/{id}',
  'POST /messages/{id}/read': 'POST /messages',
  'POST /admin/bulk-assign-clients': 'POST /messages',
  'POST /admin/preparers/{id}/approve': 'POST /messages',
};

export function costOf(call: string): Cost {
  const cost = measured[similar[call] ?? call];
  if (!cost) throw new Error(`"${call}" is neither measured (data/calls.json) nor similar to a call that is`);
  return cost;
}

const microseconds = (name: string): number => {
  const row = Object.entries(gateway.costs).find(([row]) => row.startsWith(name));
  if (!row) throw new Error(`data/gateway-costs.json lacks "${name}"`);
  return row[1].microseconds;
};

/** Processor time of the gateway, ms. */
export const gatewayMs = {
  call: microseconds('forwarded GET') / 1000,
  page: microseconds('home page') / 1000,
  file: microseconds('static chunk, brotli') / 1000,
};

const add = (sums: Cost, cost: Cost, times: number): Cost => ({
  bffMs: sums.bffMs + cost.bffMs * times,
  hashingMs: sums.hashingMs + cost.hashingMs * times,
  postgresMs: sums.postgresMs + cost.postgresMs * times,
  walBytes: sums.walBytes + cost.walBytes * times,
  auditRows: sums.auditRows + cost.auditRows * times,
  eventRows: sums.eventRows + cost.eventRows * times,
});

const nothing: Cost = {
  bffMs: 0,
  hashingMs: 0,
  postgresMs: 0,
  walBytes: 0,
  auditRows: 0,
  eventRows: 0,
};

/** Adds up the calls of a journey. */
const costOfJourney = ({ calls: made }: Journey): Cost =>
  Object.entries(made).reduce((sums, [call, times]) => add(sums, costOf(call), times), nothing);

const callsOf = ({ calls: made }: Journey): number => Object.values(made).reduce((sum, times) => sum + times, 0);

/** How often one client's season causes calls that match. */
const callsLike = (pattern: RegExp): number =>
  journeys.reduce(
    (sum, { calls: made, perClient }) =>
      sum +
      Object.entries(made).reduce((some, [call, times]) => some + (pattern.test(call) ? times : 0), 0) * perClient,
    0,
  );

/** What one client's whole season costs. */
export const seasonOfAClient = {
  ...journeys.reduce((sums, journey) => add(sums, costOfJourney(journey), journey.perClient), nothing),
  calls: journeys.reduce((sum, journey) => sum + callsOf(journey) * journey.perClient, 0),
  gatewayMs: journeys.reduce(
    (sum, journey) =>
      sum +
      journey.perClient *
        (callsOf(journey) * gatewayMs.call + journey.files * gatewayMs.file + journey.pages * gatewayMs.page),
    0,
  ),
  journeys: journeys.reduce((sum, { perClient }) => sum + perClient, 0),
  signIns: callsLike(/^POST \/auth\/(?:login|register)$/),
  messages: callsLike(/^POST \/messages$/),
  uploads: callsLike(/^POST \/documents\/upload$/),
  /** Pages of the client that stay open with an event stream; a preparer's page serves many clients. */
  openPages: journeys
    .filter(({ name, calls: made }) => name.startsWith('a client') && made['GET /events'])
    .reduce((sum, { perClient }) => sum + perClient, 0),
};
