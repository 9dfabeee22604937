import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecret } from './secrets';
import { createOnce, replaceFile } from './atomic-write';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'portal-durable-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('durable file', () => {
  it('keeps its content if created again, and leaves no temporary file', () => {
    createOnce(join(dir, 'key'), 'first');
    createOnce(join(dir, 'key'), 'second');
    expect(readFileSync(join(dir, 'key'), 'utf8')).toBe('first');
    expect(readdirSync(dir)).toEqual(['key']);
    expect(statSync(join(dir, 'key')).mode & 0o777).toBe(0o600);
  });

  it('is never visible while partly written', async () => {
    const watch = `const fs = require('node:fs'); process.stdout.write('ready');
      for (;;) { try { process.stdout.write(String(fs.statSync(process.argv[1]).size)); break; } catch {} }`;
    const watcher = spawn(process.execPath, ['-e', watch, join(dir, 'jwt-secret')]);
    const seen: string[] = [];
    const ended = new Promise((done) => watcher.once('close', done));
    await new Promise<void>((done) => watcher.stdout.on('data', (text) => done(void seen.push(String(text)))));
    const secret = keptSecret(dir, 'jwt-secret');
    await ended;
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(seen.join('')).toBe(`ready${secret.length}`);
  });

  it('is rejected if it contains an empty secret', () => {
    writeFileSync(join(dir, 'jwt-secret'), '');
    expect(() => keptSecret(dir, 'jwt-secret')).toThrow('is shorter than 32 characters');
  });

  it('is replaced atomically', () => {
    createOnce(join(dir, 'key'), 'first');
    replaceFile(join(dir, 'key'), 'second');
    expect(readFileSync(join(dir, 'key'), 'utf8')).toBe('second');
    expect(readdirSync(dir)).toEqual(['key']);
  });
});
