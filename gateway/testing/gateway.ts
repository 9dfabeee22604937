import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildFolderServer, buildGateway } from '../src/app';
import { readGatewaySettings, readServerSettings } from '../src/settings';

type Env = Readonly<Record<string, string>>;

/** Files, servers and gateways of one test; `clean()` removes them all. */
export class Site {
  readonly home = mkdtempSync(join(tmpdir(), 'portal-gateway-'));
  private readonly closers: (() => unknown)[] = [];

  file(name: string, content: string | Buffer): void {
    const path = join(this.home, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  path(name: string): string {
    return join(this.home, name);
  }

  /**
   * Starts a fake bff or remote. Health checks get 200 and do not reach the listener.
   * @returns its URL
   */
  server(listener: RequestListener): Promise<string> {
    return this.rawServer((request, response) => {
      if (request.url?.startsWith('/api/health/')) response.end();
      else listener(request, response);
    });
  }

  /** Starts a fake bff that handles health checks itself. */
  async rawServer(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    this.closers.push(
      () => server.close(() => undefined),
      () => server.closeAllConnections(),
    );
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Starts a gateway in front of the built shell in `shell/`, on a random port. */
  async gateway(env: Env = {}): Promise<{ app: FastifyInstance; url: string }> {
    const all = { SHELL_FROM: this.path('shell'), API_URLS: 'http://127.0.0.1:1', LOG_LEVEL: 'silent', ...env };
    return this.listening(await buildGateway(readGatewaySettings(all)));
  }

  async folderServer(name: string): Promise<{ app: FastifyInstance; url: string }> {
    return this.listening(await buildFolderServer(this.path(name), readServerSettings({ LOG_LEVEL: 'silent' })));
  }

  async clean(): Promise<void> {
    for (const close of this.closers.splice(0).reverse()) await close();
    rmSync(this.home, { recursive: true, force: true });
  }

  private async listening(app: FastifyInstance): Promise<{ app: FastifyInstance; url: string }> {
    this.closers.push(() => app.close());
    return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
  }
}
