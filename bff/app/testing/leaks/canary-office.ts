import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportFormats, exportLists, type ExportFormat, type ExportList } from '@portal/domain/exports/exports.dto';
import { remoteLoadsAt } from '@portal/domain/site/remote-loads';
import { allEndpoints, type NamedEndpoint } from '@portal/bff-platform/http/all-endpoints';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { ExportLists } from '@portal/bff-clients/exports/export-lists';
import { zipParts } from '@portal/bff-clients/testing/zip-parts';
import { MailWorker } from '@portal/bff-office/mail/mail.worker';
import { MailServer } from '@portal/bff-platform/testing/mail-server';
import { Collector } from '@portal/server/testing/collector';
import { buildProgram, ProgramProcess } from '@portal/server/testing/program';
import pg from 'pg';
import { startApi, type Api } from '../api';
import { testSettings } from '@portal/bff-access/testing/server';
import { AuthorizationPeople, type Caller } from '../authorization-people';
import { readyRequest, recipeOf, type ReadyRequest } from '../authorization-requests';
import { authorizationTable } from '../authorization-table';
import { strangeHeaders, strangeRequest, withCanaries } from './canary-requests';
import { canaryOf } from './field-canaries';

/** Tables that are written before a request gets to a statement of its own. */
const writtenFirst = ['sessions', 'rate_limits', 'refresh_tokens', 'idempotency_keys'];

/** Returns the caller who may read the target, or if nobody may, one of a role that may ask. */
function callerOf({ name, endpoint }: NamedEndpoint, callers: readonly Caller[]): Caller {
  const columns = { client: 'own client', preparer: 'assigned', admin: 'admin' } as const;
  const [role] = endpoint.access.roles;
  const [row, byRole] = [authorizationTable.get(name), role ? columns[role] : 'visitor'];
  const allowed = callers.find(({ column }) => ['yes', 'own', 'all'].includes(row?.[column] ?? ''));
  const found = allowed ?? callers.find(({ column }) => column === byRole);
  if (!found) throw new Error(`There is no caller of ${name}`);
  return found;
}

/** A bff behind a gateway, with a mail server and a collector of traces, which has received canaries everywhere. */
export class CanaryOffice {
  readonly collector = new Collector();
  readonly mailServer = new MailServer();
  private readonly programs = ['bff/app', 'gateway'].map((folder) =>
    buildProgram(join(__dirname, '../../../..', folder)),
  );
  private readonly folder = mkdtempSync(join(tmpdir(), 'portal-leaks-'));
  private bff!: ProgramProcess;
  private gateway!: ProgramProcess;
  private api!: Api;
  private people!: AuthorizationPeople;
  private urls = { bff: '', gateway: '' };
  /** Statuses of the answers by endpoint. */
  readonly statuses = new Map<string, number[]>();
  /** Texts in the exported files, by their names. */
  readonly exports = new Map<string, string>();
  readonly metrics = { bff: '', gateway: '' };

  async start(): Promise<void> {
    const [bff, gateway] = this.programs.map(({ main }) => main);
    const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: await this.collector.start(), OTEL_TRACES_SAMPLER_ARG: '1' };
    const mail = { ...(await this.mailServer.settings()), PUBLIC_ORIGIN: 'http://localhost' };
    // Prepares what the requests need; another server, as shipped, gets them.
    this.api = await startApi(mail);
    this.bff = new ProgramProcess(bff ?? '', {
      ...testSettings(this.api.url, { ...mail, ...tracing, PORT: '0', LOG_LEVEL: 'debug' }),
    });
    const API_URLS = await this.bff.url();
    writeFileSync(join(this.folder, 'index.html'), '');
    this.gateway = new ProgramProcess(gateway ?? '', {
      ...{ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'debug', SHELL_FROM: this.folder, API_URLS, ...tracing },
    });
    this.urls = { bff: API_URLS, gateway: await this.gateway.url() };
    this.people = await AuthorizationPeople.make(this.api);
  }

  /** Sends canaries to every endpoint and page, and again while the database refuses to write. */
  async receiveCanaries(): Promise<void> {
    const ready = [];
    for (const named of allEndpoints) ready.push(...(await this.ask(named)));
    await this.askGateway();
    for (const list of exportLists)
      for (const format of exportFormats) this.exports.set(`${list}.${format}`, await this.exported(list, format));
    await this.refuseWrites();
    for (const { name, request } of ready) await this.send(`${name}, refused`, request);
    await this.api.get(MailWorker).sendDue();
  }

  private async ask({ name, endpoint }: NamedEndpoint) {
    const recipe = recipeOf(name, endpoint);
    const callers = recipe.newcomers ? await this.people.makeNewcomers() : this.people.callers;
    const caller = callerOf({ name, endpoint }, callers);
    const asked = {
      api: this.api,
      people: this.people,
      caller,
      id: recipe.of ? this.people.idOf(recipe.of, 'own') : '',
    };
    await this.people.restore();
    const ready = async () => withCanaries(name, endpoint, await readyRequest(endpoint, recipe, asked));
    await this.send(name, strangeRequest(endpoint));
    const requests = await ready();
    for (const [at, first] of requests.entries())
      // A write may use up what its recipe prepared.
      await this.send(name, endpoint.method === 'GET' ? first : ((await ready())[at] ?? first));
    return endpoint.method === 'GET' ? [] : requests.slice(0, 1).map((request) => ({ name, request }));
  }

  /** Visits pages, and sends the reports of browsers, which the gateway answers itself. */
  private async askGateway(): Promise<void> {
    const headers = { ...strangeHeaders(), 'content-type': 'application/json' };
    const [text, url] = [canaryOf('report'), `https://portal.example/${canaryOf('URL in a report')}`];
    const violation = { 'document-uri': url, referrer: url, 'blocked-uri': url, 'script-sample': text };
    const pages = [`/${canaryOf('page')}?search=${canaryOf('query of a page')}`, `/remotes/${canaryOf('remote')}`];
    const requests = [
      ...pages.map((path) => ({ method: 'GET' as const, url: path, headers })),
      { method: 'POST' as const, url: remoteLoadsAt, headers, payload: { area: text, entry: url, failed: true } },
      ...['application/csp-report', 'application/json'].map((type) => ({
        ...{ method: 'POST' as const, url: '/csp-reports', payload: { 'csp-report': violation } },
        headers: { ...headers, 'content-type': type },
      })),
    ];
    for (const request of requests) await this.send('gateway', request);
  }

  /** Makes PostgreSQL fail for every row that is written, with an error that quotes the row. */
  private async refuseWrites(): Promise<void> {
    const owner = new pg.Client(this.api.url);
    await owner.connect();
    await owner.query(`CREATE FUNCTION refuse_writes() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused %', NEW USING DETAIL = NEW::text, ERRCODE = 'internal_error'; END $$`);
    const { rows } = await owner.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
         AND NOT relispartition AND relname <> ALL ($1)`,
      [writtenFirst],
    );
    for (const { name } of rows)
      await owner.query(
        `CREATE TRIGGER refuse_writes BEFORE INSERT OR UPDATE ON ${owner.escapeIdentifier(name)}
           FOR EACH ROW EXECUTE FUNCTION refuse_writes()`,
      );
    await owner.end();
  }

  private async send(
    name: string,
    { method, url, query, headers, cookies = {}, payload }: ReadyRequest,
  ): Promise<void> {
    const address = `${this.urls.gateway}${url}?${new URLSearchParams(query).toString()}`;
    const cookie = Object.entries(cookies).map(([key, value]) => `${key}=${value}`);
    const isBytes = Buffer.isBuffer(payload);
    const answer = await fetch(address, {
      method,
      headers: {
        ...(payload && !isBytes ? { 'content-type': 'application/json' } : {}),
        ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
        ...headers,
      },
      ...(payload && method !== 'GET' ? { body: isBytes ? new Uint8Array(payload) : JSON.stringify(payload) } : {}),
    });
    this.statuses.set(name, [...(this.statuses.get(name) ?? []), answer.status]);
    // An event stream never ends.
    await (answer.headers.get('content-type')?.startsWith('text/event-stream')
      ? answer.body?.cancel()
      : answer.arrayBuffer());
  }

  /** Returns the endpoint of an exported list, whose rows the export may contain. */
  endpointOf(list: ExportList): AnyEndpoint {
    const found = this.api.get(ExportLists).find(list)?.(({ endpoint }) => endpoint);
    if (!found) throw new Error(`There is no list ${list}`);
    return found;
  }

  /** Returns the texts in an exported file. */
  private async exported(list: ExportList, format: ExportFormat): Promise<string> {
    await this.people.restore();
    const { token } = this.people.callers.find(({ column }) => column === 'admin')?.person ?? {};
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${this.urls.gateway}/api/admin/exports/${list}?format=${format}`, { headers });
    if (!answer.ok) throw new Error(`The export of ${list} was answered with ${answer.status}`);
    const file = Buffer.from(await answer.arrayBuffer());
    return format === 'csv' ? file.toString() : [...zipParts(file).values()].join('\n');
  }

  /** Stops both servers, which sends the last traces. */
  async stop(): Promise<void> {
    this.metrics.bff = await (await fetch(`${this.urls.bff}/api/metrics`)).text();
    this.metrics.gateway = await (await fetch(`${this.urls.gateway}/metrics`)).text();
    for (const program of [this.gateway, this.bff]) {
      program.signal('SIGTERM');
      await program.exitCode();
    }
    await this.api.stop();
    this.collector.stop();
    await this.mailServer.stop();
    for (const { remove } of this.programs) remove();
    rmSync(this.folder, { recursive: true });
  }

  get logs() {
    return { bff: this.bff.output, gateway: this.gateway.output };
  }
}
