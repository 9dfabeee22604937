// @ts-check
import { spawn } from 'node:child_process';

/**
 * @typedef {{ code: number, stdout: string, stderr: string }} Ended
 * @typedef {import('node:child_process').SpawnOptionsWithoutStdio} SpawnOptions
 */

/**
 * Runs a command to completion and returns its output. Never rejects; if the command cannot be started, the exit code
 * is 127.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<Ended>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => (stdout += chunk.toString()));
    child.stderr.on('data', (/** @type {Buffer} */ chunk) => (stderr += chunk.toString()));
    child.on('error', (error) => resolve({ code: 127, stdout, stderr: `${stderr}${error.message}\n` }));
    // Wait for `close` rather than `exit`, so that the output is complete.
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}

/**
 * Runs a command that prints directly to the terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 127 if it cannot be started
 */
export function runShown(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: 'inherit' });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Like `run`, but throws an error that contains the output if the command fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<string>} standard output
 */
export async function runOrThrow(command, args, options = {}) {
  const { code, stdout, stderr } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited with code ${code}:\n${stderr || stdout}`.trim());
  return stdout;
}
