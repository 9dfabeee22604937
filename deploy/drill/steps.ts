import { setTimeout as pause } from 'node:timers/promises';
import { missingLimits, probeNetwork } from './checks';
import { Client, type Call } from './portal';
import type { Stack } from './stack';

type Say = (text: string) => void;

/** Signs in through the gateway, uploads a document to the bucket, and loads each area. */
export async function signIn({ portal }: Stack, say: Say): Promise<Client> {
  const client = await Client.register(portal);
  const body = new FormData();
  body.append('document_type', 'other');
  body.append('file', new Blob(['a paper of the drill']), 'paper.txt');
  await portal.json('POST', '/api/documents/upload', { token: client.token, body });
  const home = await portal.call('GET', '/');
  if (home.status !== 200 || !home.text.includes('<html')) throw new Error(`The home page answered ${home.status}.`);
  const { remotes } = await portal.json<{ remotes: Record<string, { entry: string }> }>('GET', '/remotes.json');
  for (const { entry } of Object.values(remotes)) await portal.json('GET', entry);
  const areas = Object.keys(remotes);
  say(`  registered, signed in, uploaded a document; loaded the home page, ${areas.join(', ')}`);
  if (areas.length !== 4) throw new Error('Not all four areas are there.');
  return client;
}

/** Replaces all gateways and bffs while clients read and save. */
export async function rollUnderLoad(stack: Stack, say: Say): Promise<void> {
  const clients: Client[] = [];
  for (let one = 0; one < 4; one += 1) clients.push(await Client.register(stack.portal));
  const calls = await Client.underLoad(clients, async () => {
    await stack.roll('bff');
    await stack.roll('gateway');
  });
  const failed = calls.filter(({ status }) => status !== 200);
  say(`  2 bff and 2 gateways replaced: ${calls.length} calls, ${failed.length} failed, p99 ${p99(calls)} ms`);
  if (failed.length > 0) throw new Error(`Calls failed during the update:\n${JSON.stringify(failed.slice(0, 20))}`);
}

function p99(calls: readonly Call[]): number {
  const times = calls.map(({ ms }) => ms).sort((one, another) => one - another);
  return times[Math.ceil(times.length * 0.99) - 1] ?? NaN;
}

export async function probe(stack: Stack, say: Say): Promise<void> {
  const { postgres } = stack.database;
  const { count, surprises } = await probeNetwork({
    bff: stack.pairOf('bff'),
    gateway: stack.pairOf('gateway'),
    shell: stack.pairOf('shell-files'),
    postgres: [postgres, postgres],
  });
  say(`  network: ${count} connections tried, ${surprises.length} not as the policies promise`);
  const pods = [...stack.pods.values()].flat();
  const lacking = (await Promise.all([...pods, postgres].map(missingLimits))).flat();
  say(`  privileges: ${pods.length + 1} containers, ${lacking.length} limits missing`);
  if (surprises.length + lacking.length > 0) throw new Error([...surprises, ...lacking].join('\n'));
}

/** Undoes a mistake: a change after the base backup survives, and everything after the chosen second is undone. */
export async function restore(stack: Stack, client: Client, say: Say): Promise<void> {
  const { database, portal } = stack;
  await client.save('before the base backup');
  await database.backUp();
  await client.save('after the base backup');
  await pause(1500);
  const time = await database.sql("SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')");
  await pause(1500);
  await database.sql('TRUNCATE users CASCADE');
  await database.sql('SELECT pg_switch_wal()');
  const began = performance.now();
  await stack.stopServers('bff');
  await database.restore(stack.cluster, time);
  await stack.startServers(['bff']);
  const token = await portal.signIn(client.email);
  const { city } = await portal.json<{ city: string }>('GET', '/api/intake', { token });
  const breaks = await database.sql('SELECT count(*) FROM audit_log_breaks()');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`  restored to ${time} UTC and serving after ${seconds} s; audit log: ${breaks} breaks`);
  if (city !== 'after the base backup') throw new Error(`The form was restored as of "${city}".`);
  if (breaks !== '0') throw new Error(`The restored audit log has ${breaks} breaks.`);
}
