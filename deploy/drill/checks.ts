import { namespace, type Cluster } from './cluster/cluster';
import { connect, type Reached } from './cluster/network';
import type { Pod } from './cluster/pod';

/** Addresses that the policies speak of. TEST-NET-3 stands for the internet. */
export const bucket = { address: '203.0.113.10', port: 9000 };
const metadata = '169.254.169.254';
const privateHost = '192.168.7.7';

/** Who may connect to what, docs/operations.md, Drill; everything else must be dropped. */
const mayConnect: Record<string, readonly string[]> = {
  bff: ['bff', 'gateway', 'shell', 'postgres', 'internet'],
  gateway: ['bff', 'gateway', 'shell', 'internet'],
  shell: ['bff', 'gateway', 'shell'],
  migrate: ['postgres'],
  // Its replicas, of which the drill has none.
  postgres: ['postgres'],
  'pod without labels': [],
  'ingress controller': ['gateway'],
  prometheus: ['gateway', 'bff'],
  'pod of another namespace': ['gateway'],
};
/** Sources in other namespaces, which decide themselves what may leave them. */
const outsiders = ['ingress controller', 'prometheus', 'pod of another namespace'];

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

/** Two pods of each kind, so that a pod connects to another one; PostgreSQL has one. */
export type Pods = Record<'bff' | 'gateway' | 'shell' | 'postgres', readonly [Pod, Pod]>;

/** Connects from every kind of pod to every kind of target. @returns the number of connections tried, and surprises */
export async function probeNetwork({ bff, gateway, shell, postgres }: Pods) {
  const sources = {
    bff: bff[0].name,
    gateway: gateway[0].name,
    shell: shell[0].name,
    postgres: postgres[0].name,
    migrate: 'migrating',
    'pod without labels': 'unlabelled',
    'ingress controller': 'ingress',
    prometheus: 'prometheus',
    'pod of another namespace': 'stranger',
  };
  const inside = [
    ['bff', bff[1].address, 3000],
    ['gateway', gateway[1].address, 8080],
    ['shell', shell[1].address, 8080],
    ['postgres', postgres[1].address, 5432],
  ] as const;
  const outside = [
    ['internet', bucket.address, bucket.port],
    ['metadata service', metadata, 80],
    ['private address', privateHost, 80],
  ] as const;
  const tried = Object.entries(sources).flatMap(([from, name]) =>
    [...inside, ...(outsiders.includes(from) ? [] : outside)].map(async ([to, address, port]) => {
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
