import { randomInt } from 'node:crypto';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs the fuzz specs for a long time: `npm run fuzz -- [seconds] [seed]`, by default ten minutes with a new seed.
 * Passing the printed seed reproduces the same cases.
 */
const [seconds = '600', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(seconds) || !/^\d+$/.test(seed)) {
  process.stderr.write('Usage: npm run fuzz -- [seconds] [seed]\n');
  process.exit(2);
}
const root = fileURLToPath(new URL('../..', import.meta.url));
process.stdout.write(`Fuzzing for ${seconds} s; to repeat: npm run fuzz -- ${seconds} ${seed}\n`);
const jest = ['node_modules/jest/bin/jest.js', '-c', 'tools/jest/jest.config.mjs', '--testPathPatterns', 'hostile-'];
spawn(process.execPath, [...jest, '--selectProjects', 'unit', 'api', '--runInBand'], {
  cwd: root,
  env: { ...process.env, FUZZ_SECONDS: seconds, FUZZ_SEED: seed },
  stdio: 'inherit',
}).once('exit', (code) => (process.exitCode = code ?? 1));
