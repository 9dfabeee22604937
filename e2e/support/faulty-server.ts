import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/**
 * `down`: refuses connections. `page`: returns an HTML page for every file. `truncated`: returns half of each file.
 * `hanging`: accepts the request and never responds. `slow`: delays every response by three seconds. `refusing`:
 * returns 503.
 */
export type Fault = 'none' | 'down' | 'page' | 'truncated' | 'hanging' | 'slow' | 'refusing';

export interface FaultyServer {
  /** Address of the folder, such as `http://127.0.0.1:40001`. */
  url: string;
  /** Applies the fault to files whose path matches; default: all files. */
  setFault(fault: Fault, files?: RegExp): Promise<void>;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};
// Allow headers too: the tests send a custom one, which triggers a CORS preflight.
const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Serves one built folder, with the given faults. */
export async function faultyServer(folder: string): Promise<FaultyServer> {
  let fault: Fault = 'none';
  let touched: RegExp | undefined;
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    void answer({ response, folder, path, fault: (touched?.test(path) ?? true) ? fault : 'none' });
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        resolve();
      });
    });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setFault: async (next, files) => {
      if (next === 'down' && server.listening) await stop();
      if (next !== 'down' && !server.listening) await listen(port);
      [fault, touched] = [next, files];
    },
    close: async () => {
      if (server.listening) await stop();
    },
  };
}

interface RequestDetails {
  response: ServerResponse;
  folder: string;
  path: string;
  fault: Fault;
}

async function answer({ response, folder, path, fault }: RequestDetails): Promise<void> {
  if (fault === 'hanging') return;
  if (fault === 'refusing') return void response.writeHead(503, open).end();
  if (fault === 'page')
    return void response.writeHead(200, { ...open, 'content-type': 'text/html' }).end('<h1>Hello</h1>');
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000));
  const content = await readFile(join(folder, path)).catch(() => undefined);
  if (!content) return void response.writeHead(404, { ...open, 'cache-control': 'no-store' }).end();
  const type = types[extname(path)] ?? 'application/octet-stream';
  const part = fault === 'truncated' ? content.subarray(0, content.length / 2) : content;
  response.writeHead(200, { ...open, 'content-type': type, 'cache-control': 'no-cache' }).end(part);
}
