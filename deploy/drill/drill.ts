import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../../tools/process/message-of';
import { runShown } from '../../tools/process/run.mjs';
import { buildImages, postgresImage } from './images';
import { missingRequirements } from './requirements';
import { drillObjects, imagesOf } from './stack';
import { clean, containerStore, imageStore } from './storage';

/**
 * `npm run drill [-- --keep-images] [-- --local-bases]` runs the portal in containers, from the repository's Dockerfiles
 * and the manifests of deploy/kubernetes, and tries what only containers show (docs/operations.md, Drill).
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const options = process.argv.slice(2);
const say = (text: string) => void process.stdout.write(`${text}\n`);

async function drill(): Promise<void> {
  clean({ keepImages: true });
  Object.assign(process.env, imageStore());
  if (options.includes('--local-bases')) {
    say('Base images');
    if ((await runShown('sh', ['deploy/drill/base-images.sh'], { cwd: root })) !== 0)
      throw new Error('No base images.');
  }
  say('Images');
  await buildImages(root, [...imagesOf(drillObjects('office')), postgresImage], say);
  const { folder, env } = containerStore();
  // When this process ends, so do all of its processes, mounts, interfaces and rules of the firewall.
  const own = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const program = [process.execPath, 'tools/run.mjs', 'deploy/drill/inside.ts', folder];
  const inside = spawn('unshare', [...own, ...program], { cwd: root, env, stdio: 'inherit' });
  // The first process of a namespace of processes ignores the signals that end others.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => inside.kill('SIGKILL'));
  const [code] = (await once(inside, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The drill failed.');
  say('The drill passed.');
}

const missing = missingRequirements();
if (missing.length > 0) {
  say(`The drill cannot run here.\n${missing.join('\n')}`);
  process.exitCode = 1;
} else {
  try {
    await drill();
  } catch (error) {
    say(messageOf(error));
    process.exitCode = 1;
  } finally {
    clean({ keepImages: options.includes('--keep-images') });
  }
}
