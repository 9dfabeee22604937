import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Portal } from './portal';
import type { Client } from './traffic';

interface After {
  portal: Portal;
  clients: readonly Client[];
  pidsBefore: readonly number[];
  /** Indexes of the processes that the fault itself ended: 0 and 1 are the replicas. */
  victims: readonly number[];
  /** Time until both replicas were ready after the fault ended, ms. */
  healthyAfter: number;
}

/** Ten seconds, or what a test's machine that is busy with other work needs. */
const longestRecovery = 20_000;

/** Returns the violated invariants; empty if all hold. */
export async function violatedInvariants(after: After): Promise<string[]> {
  const { portal, clients, pidsBefore, victims, healthyAfter } = after;
  return [
    ...(await lostWrites(portal, clients)).map((what) => `I1 ${what}`),
    ...(await halfStates(portal)).map((what) => `I2 ${what}`),
    ...(await mixedClients(clients)).map((what) => `I3 ${what}`),
    ...portal.pids.flatMap((pid, at) =>
      victims.includes(at) || (pid === pidsBefore[at] && isAlive(pid)) ? [] : [`I4 process ${at} has ended`],
    ),
    ...(healthyAfter > longestRecovery ? [`I5 healthy only after ${healthyAfter} ms`] : []),
    ...leaks(portal, clients).map((what) => `I6 ${what}`),
  ];
}

/** I1: each acknowledged save and upload is there. */
async function lostWrites(portal: Portal, clients: readonly Client[]): Promise<string[]> {
  const lost: string[] = [];
  const stored = new Set((await portal.ask<{ id: string }>('SELECT id FROM documents')).map(({ id }) => id));
  for (const client of clients) {
    const city = Number((JSON.parse((await client.read()).body) as { city: string }).city);
    if (!(city >= client.acknowledged && city <= client.tried))
      lost.push(`a save: ${city} instead of ${client.acknowledged} to ${client.tried}`);
    for (const id of client.uploads) if (!stored.has(id)) lost.push(`upload ${id}`);
  }
  return lost;
}

/** I2: each document has its file, the audit log's hash chain is unbroken, and totals match a recount. */
async function halfStates(portal: Portal): Promise<string[]> {
  const folder = join(portal.dir, 'data/documents/files');
  const files = new Set(readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ name }) => name));
  const rows = await portal.ask<{ id: string; storage_key: string }>('SELECT id, storage_key FROM documents');
  const breaks = await portal.ask('SELECT id FROM audit_log_breaks()');
  const [audited] = await portal.ask<{ n: number }>(
    `SELECT count(*)::int AS n FROM documents d WHERE NOT EXISTS
       (SELECT FROM audit_log a WHERE a.action = 'document.upload' AND a.object_id = d.id::text)`,
  );
  return [
    ...rows.filter(({ storage_key }) => !files.has(storage_key)).map(({ id }) => `document ${id} has no file`),
    ...(breaks.length > 0 ? [`${breaks.length} breaks in the audit log`] : []),
    ...(audited?.n ? [`${audited.n} documents without an audit row`] : []),
  ];
}

/** I3: every answer that a client got to a read was the client's own form. */
async function mixedClients(clients: readonly Client[]): Promise<string[]> {
  return clients.flatMap(({ calls, form }) =>
    calls
      .filter(({ kind, status }) => kind === 'read' && status === 200)
      .filter(({ body }) => (JSON.parse(body) as { id: string }).id !== form)
      .map(() => "a client got another client's form"),
  );
}

/** I6: no failed answer contains a stack or SQL, and no log contains personal data. */
function leaks(portal: Portal, clients: readonly Client[]): string[] {
  const failed = clients.flatMap(({ calls }) => calls.filter(({ status }) => status >= 400));
  const technical = failed.filter(({ body }) =>
    /node_modules|\.js:\d+|\n\s+at |SELECT |INSERT |QueryFailed/.test(body),
  );
  const personal = [canaries.ssn, canaries.ssn.replaceAll('-', ''), canaries.password].filter((secret) =>
    portal.logs.includes(secret),
  );
  return [
    ...technical.map(({ status }) => `an answer with ${status} shows a stack or SQL`),
    ...personal.map(() => 'personal data in a log'),
  ];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
