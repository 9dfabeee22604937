import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/server/testing/program';
import type { Recorded } from './replay-server';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const reporter = new URL('processor-reporter.mjs', import.meta.url).href;

export interface Measured {
  child: ChildProcess;
  url: string;
}

const dist = (app: string, ...below: string[]): string => join(root, app, 'dist', ...below);

/** Starts the built gateway with the built shell and areas in front of a bff. */
export async function startGateway(api: string): Promise<Measured> {
  const port = await freePort();
  const areas = ['client', 'preparer', 'admin', 'public'].map((area) => `${area}=${dist(`mfe-${area}`)}`);
  const child = fork(dist('gateway', 'main.js'), [], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      API_URLS: new URL(api).origin,
      SHELL_FROM: dist('shell'),
      SHELL_PAGES_FROM: dist('shell', 'pages'),
      PAGES_FROM: dist('mfe-public', 'pages'),
      REMOTES_FROM: areas.join(','),
    },
    execArgv: ['--import', reporter, ...(process.env.GATEWAY_FLAGS?.split(' ') ?? [])],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await isReady(url)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error('The gateway did not start.');
    await pause(50);
  }
  return { child, url };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the baseline, which answers `/0`, `/1`, … with the recorded responses. @param file to write them to */
export async function startReplay(recorded: readonly Recorded[], file: string): Promise<Measured> {
  writeFileSync(file, JSON.stringify(recorded));
  const child = fork(join(root, 'tools/run.mjs'), ['bff/app/testing/bench/replay-server.ts'], {
    env: { ...process.env, RECORDED: file },
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { child, url };
}

/** Sends one request and returns the response as it was sent, still compressed. */
export function record(url: string, headers: Readonly<Record<string, string>>): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const { connection: _own, 'keep-alive': _too, date: _now, ...sent } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, headers: sent, body: Buffer.concat(pieces).toString('base64') });
      });
    });
    request.on('error', reject);
  });
}

/** Returns the address of the chunk of the shell whose size is closest to a usual one. */
export function usualChunk(bytes = 16_000): string {
  const chunks = readdirSync(dist('shell')).filter((name) => /^\d+\.[0-9a-f]+\.js$/.test(name));
  const distance = (name: string) => Math.abs(statSync(dist('shell', name)).size - bytes);
  const [chunk = ''] = chunks.toSorted((one, another) => distance(one) - distance(another));
  return `/${chunk}`;
}
