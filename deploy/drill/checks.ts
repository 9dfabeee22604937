import { namespace, type Cluster } from './cluster/cluster';
import { connect, type Reached } from './cluster/network';
import type { Pod } from './cluster/pod';

/** Addresses that the policies speak of. TEST-NET-3 stands for the internet. */
export const bucket = { address: '203.0.113.10', port: 9000 };
const metadata = '169.254.169.254';
const privateHost = '192.168.7.7';

/** Names in the table of docs/operations.md: who may connect to what; everything else must be dropped. */
const mayConnect: Record<string, readonly string[]> = {
  bff: ['bff', 'gateway', 'shell', 'postgres', 'internet'],
  gateway: ['bff', 'gateway', 'shell', 'internet'],
  shell: ['bff', 'gateway', 'shell'],
  migrate: ['gateway', 'postgres'],
  postgres: ['gateway'],
  'pod without labels': ['gateway'],
  ingress: ['gateway'],
  prometheus: ['gateway', 'bff'],
  'other namespace': ['gateway'],
};

export async function addStrangers(cluster: Cluster): Promise<void> {
  await cluster.addHost('unlabelled', { namespace: namespace('portal') });
  const labels = { 'network.portal/database': 'true', 'app.kubernetes.io/name': 'migrate' };
  await cluster.addHost('migrating', { namespace: namespace('portal'), labels });
  await cluster.addHost('ingress', { namespace: namespace('ingress-nginx') });
  await cluster.addHost('prometheus', { namespace: namespace('monitoring', { 'network.portal/monitoring': 'true' }) });
  await cluster.addHost('stranger', { namespace: namespace('other') });
  await cluster.addHost('metadata', { address: metadata });
  await cluster.addHost('private', { address: privateHost });
}

export interface Pods {
  bff: Pod;
  gateway: Pod;
  shell: Pod;
  postgres: Pod;
}

/** Connects from every kind of pod to every kind of target. @returns the number of connections tried, and surprises */
export async function probeNetwork({ bff, gateway, shell, postgres }: Pods) {
  const sources = Object.entries({
    bff,
    gateway,
    shell,
    postgres,
    migrate: { name: 'migrating' },
    'pod without labels': { name: 'unlabelled' },
    ingress: { name: 'ingress' },
    prometheus: { name: 'prometheus' },
    'other namespace': { name: 'stranger' },
  });
  const targets = [
    ['bff', bff.address, 3000],
    ['gateway', gateway.address, 8080],
    ['shell', shell.address, 8080],
    ['postgres', postgres.address, 5432],
    ['internet', bucket.address, bucket.port],
    ['metadata service', metadata, 80],
    ['private address', privateHost, 80],
  ] as const;
  const tried = sources.flatMap(([from, { name }]) =>
    targets.map(async ([to, address, port]) => {
      const expected: Reached = mayConnect[from]?.includes(to) ? 'connected' : 'dropped';
      const found = await connect(name, address, port);
      return found === expected ? [] : [`${from} to ${to}: ${found}, not ${expected}`];
    }),
  );
  const surprises = (await Promise.all(tried)).flat();
  return { count: tried.length, surprises };
}

/** What a process in a container must find, by a name for messages. */
const limits = {
  'an unprivileged user': 'test "$(id -u)" -ge 70',
  'no capability': 'grep -q "^CapEff:.0000000000000000$" /proc/self/status',
  'no capability to gain': 'grep -q "^CapBnd:.0000000000000000$" /proc/self/status',
  'no new privileges': 'grep -q "^NoNewPrivs:.1$" /proc/self/status',
  'a filter of system calls': 'grep -q "^Seccomp:.2$" /proc/self/status',
  'a read-only root': '! touch /probe 2>/dev/null && ! touch /portal/probe 2>/dev/null',
  'a writable /tmp': 'touch /tmp/probe && rm /tmp/probe',
};

/** @returns what a container lacks */
export async function missingLimits(pod: Pod): Promise<string[]> {
  const test = Object.entries(limits).map(([name, command]) => `{ ${command}; } || echo "${name}"`);
  const lines = (await pod.exec('sh', '-c', test.join('\n'))).split('\n').filter(Boolean);
  return lines.map((line) => `${pod.name} lacks ${line}`);
}
