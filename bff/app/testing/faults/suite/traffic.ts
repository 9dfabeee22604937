import { setTimeout as pause } from 'node:timers/promises';
import { canaries } from '@portal/bff-platform/testing/canaries';

export interface Call {
  kind: 'read' | 'write' | 'upload';
  /** 0 if the connection was lost without an answer. */
  status: number;
  ms: number;
  body: string;
  retryAfter: string | null;
}

let registered = 0;

/** A client who keeps reading, saving and uploading through the gateway, and remembers what was acknowledged. */
export class Client {
  /** Number in the city field of the last acknowledged save, and of the last attempt. */
  acknowledged = 0;
  tried = 0;
  /** Ids of acknowledged uploads. */
  readonly uploads: string[] = [];
  readonly calls: Call[] = [];
  private readonly running = new Set<Promise<void>>();
  private isActive = false;

  private constructor(
    private readonly url: string,
    readonly token: string,
    readonly id: string,
    readonly form: string,
  ) {}

  static async register(url: string): Promise<Client> {
    registered += 1;
    const headers = { 'content-type': 'application/json' };
    const email = `fault-${registered}@example.com`;
    const account = { email, password: canaries.password, role: 'client', first_name: 'Fault', last_name: 'Client' };
    const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(account) });
    const { access_token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
    const created = await fetch(`${url}/api/intake`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ city: '0', ssn: canaries.ssn }),
    });
    const { id } = (await created.json()) as { id: string };
    return new Client(url, access_token, user.id, id);
  }

  /** Begins to read, save and upload, one of each at a time. */
  start(): void {
    this.isActive = true;
    this.calls.length = 0;
    for (const call of [() => this.read(), () => this.save(), () => this.upload()]) {
      const running = this.repeat(call);
      this.running.add(running);
      void running.finally(() => this.running.delete(running));
    }
  }

  async stop(): Promise<void> {
    this.isActive = false;
    await Promise.all(this.running);
  }

  private async repeat(call: () => Promise<Call>): Promise<void> {
    while (this.isActive) {
      await call();
      await pause(40);
    }
  }

  read = (): Promise<Call> => this.send('read', 'GET', '/intake');

  async save(): Promise<Call> {
    const city = (this.tried += 1);
    const call = await this.send('write', 'PUT', `/intake/${this.form}`, JSON.stringify({ city: String(city) }));
    if (call.status === 200) this.acknowledged = city;
    return call;
  }

  async upload(): Promise<Call> {
    const form = new FormData();
    form.append('document_type', 'other');
    form.append('file', new Blob([crypto.randomUUID().repeat(3000)]), 'paper.txt');
    const call = await this.send('upload', 'POST', '/documents/upload', form);
    if (call.status === 201) this.uploads.push((JSON.parse(call.body) as { id: string }).id);
    return call;
  }

  private async send(kind: Call['kind'], method: string, path: string, body?: string | FormData): Promise<Call> {
    const begun = Date.now();
    const headers = new Headers({ authorization: `Bearer ${this.token}` });
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    if (kind === 'upload') headers.set('idempotency-key', crypto.randomUUID());
    const call = await fetch(`${this.url}/api${path}`, { method, headers, ...(body ? { body } : {}) }).then(
      async (answer) => ({
        status: answer.status,
        body: await answer.text(),
        retryAfter: answer.headers.get('retry-after'),
      }),
      () => ({ status: 0, body: '', retryAfter: null }),
    );
    const done = { kind, ms: Date.now() - begun, ...call };
    this.calls.push(done);
    return done;
  }
}
