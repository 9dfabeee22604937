import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { run, runOrThrow } from '../../../tools/process/run.mjs';

/** Address of the node, which routes between its pods. */
const node = '10.244.0.1';

/** Prepares the network namespace of this process as a node. Addresses of services lead nowhere without their rules. */
export async function createNode(): Promise<void> {
  writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');
  await ip('link set lo up');
  await ip(`addr add ${node}/32 dev lo`);
  await ip(`route add 10.96.0.0/16 dev lo src ${node}`);
}

/** Creates a network namespace with one address. */
export async function createNamespace(name: string, address: string, link: string): Promise<void> {
  await ip(`netns add ${name}`);
  await ip(`link add ${link} type veth peer name eth0 netns ${name}`);
  await ip(`addr add ${node}/32 dev ${link}`);
  await ip(`link set ${link} up`);
  await ip(`route add ${address}/32 dev ${link}`);
  await ip(`-n ${name} link set lo up`);
  await ip(`-n ${name} addr add ${address}/32 dev eth0`);
  await ip(`-n ${name} link set eth0 up`);
  await ip(`-n ${name} route add default via ${node} dev eth0 onlink`);
}

export const removeNamespace = (name: string): Promise<void> => ip(`netns del ${name}`);

async function ip(command: string): Promise<void> {
  await runOrThrow('ip', command.split(' '));
}

let applied = Promise.resolve();

/** Replaces the rules of the node in one step. */
export function applyRules(rules: string): Promise<void> {
  applied = applied.then(async () => {
    writeFileSync('/run/rules.nft', rules);
    await runOrThrow('nft', ['--file', '/run/rules.nft']);
  });
  return applied;
}

/** Starts a program in a network namespace; it ends with this process. */
export function startIn(namespace: string, command: readonly string[]) {
  return spawn('ip', ['netns', 'exec', namespace, ...command], { stdio: ['ignore', 'inherit', 'inherit'] });
}

export type Reached = 'connected' | 'refused' | 'dropped';

/** Connects from one namespace to an address by TCP. */
export async function connect(namespace: string, address: string, port: number): Promise<Reached> {
  const command = ['timeout', '2', 'bash', '-c', `</dev/tcp/${address}/${port}`];
  const { code, stderr } = await run('ip', ['netns', 'exec', namespace, ...command]);
  if (code === 0) return 'connected';
  if (code === 124) return 'dropped';
  if (stderr.includes('refused')) return 'refused';
  throw new Error(`Connecting from ${namespace} to ${address}:${port} failed: ${stderr}`);
}
