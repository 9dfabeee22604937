import { runOrThrow } from '../../tools/process/run.mjs';
import { existsSync, mkdirSync } from 'node:fs';
import { messageOf } from '../../tools/process/message-of';
import { Stack } from './stack';
import { probe, restore, rollUnderLoad, signIn } from './steps';

/** `node tools/run.mjs deploy/drill/inside.ts <folder>`: the drill in namespaces of its own. */
const [folder = ''] = process.argv.slice(2);
const began = performance.now();
const say = (text: string) => void process.stdout.write(`${text}\n`);
const head = (text: string) => say(`${text} (${Math.round((performance.now() - began) / 1000)} s)`);

/** Keeps state, sockets and locks of podman and ip apart from those of the machine. */
async function isolate(): Promise<void> {
  for (const path of ['/run', '/dev/shm']) await runOrThrow('mount', ['-t', 'tmpfs', 'tmpfs', path]);
  // crun refuses to run where both versions of control groups have controllers.
  const unified = '/sys/fs/cgroup/unified';
  if (existsSync(unified)) await runOrThrow('umount', [unified]);
  mkdirSync('/run/portal-drill', { recursive: true });
}

async function runSteps(stack: Stack): Promise<void> {
  head('Migrations');
  await stack.migrate();
  head('Servers');
  await stack.startServers();
  say(`  ${[...stack.pods].map(([name, pods]) => `${pods.length} ${name}`).join(', ')}: ready`);
  head('Sign-in through the gateway');
  const client = await signIn(stack, say);
  head('Network policies and privileges');
  await probe(stack, say);
  head('Rolling update under load');
  await rollUnderLoad(stack, say);
  head('Restore of a backup');
  await restore(stack, client, say);
}

let stack: Stack | undefined;
try {
  await isolate();
  head('Database, bucket and network');
  stack = await Stack.create(folder);
  await runSteps(stack);
  process.exit(0);
} catch (error) {
  say(`${await stack?.logs()}\n${messageOf(error)}`);
  process.exit(1);
}
