import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecret } from './secrets';
import { createOnce, replaceFile } from './durable-file';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'portal-durable-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('a file that is made once', () => {
  it('is never changed by a second start, and leaves nothing beside it', () => {
    createOnce(join(dir, 'key'), 'first');
    createOnce(join(dir, 'key'), 'second');
    expect(readFileSync(join(dir, 'key'), 'utf8')).toBe('first');
    expect(readdirSync(dir)).toEqual(['key']);
    expect(statSync(join(dir, 'key')).mode & 0o777).toBe(0o600);
  });

  it('is never met half written: the name appears with the whole text, or not at all', async () => {
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

  it('refuses a secret that somebody left empty', () => {
    writeFileSync(join(dir, 'jwt-secret'), '');
    expect(() => keptSecret(dir, 'jwt-secret')).toThrow('is shorter than 32 characters');
  });

  it('is replaced in one step', () => {
    createOnce(join(dir, 'key'), 'first');
    replaceFile(join(dir, 'key'), 'second');
    expect(readFileSync(join(dir, 'key'), 'utf8')).toBe('second');
    expect(readdirSync(dir)).toEqual(['key']);
  });
});
