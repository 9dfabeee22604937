import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface Call {
  what: string;
  /** 0 if the connection was lost without an answer. */
  status: number;
  ms: number;
}

interface Request {
  token?: string;
  body?: object | FormData;
}

const password = 'a password of the drill';
const agent = new Agent({ keepAlive: true });

/** Calls the portal by the service of the gateway, as an ingress that has terminated TLS. */
export class Portal {
  constructor(private readonly address: string) {}

  async call(method: string, path: string, { token, body }: Request = {}): Promise<{ status: number; text: string }> {
    const headers: Record<string, string> = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' };
    if (token) headers.authorization = `Bearer ${token}`;
    if (method !== 'GET') headers['idempotency-key'] = randomUUID();
    // Serializes forms.
    const content = body && new Response(body instanceof FormData ? body : JSON.stringify(body));
    if (content)
      headers['content-type'] =
        body instanceof FormData ? (content.headers.get('content-type') ?? '') : 'application/json';
    const bytes = content && Buffer.from(await content.arrayBuffer());
    // Not by fetch, which says in a header that it does not navigate: the gateway would answer without a page.
    const sent = request(`http://${this.address}${path}`, { method, headers, agent });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.end(bytes);
    const [answer] = await answered;
    return { status: answer.statusCode ?? 0, text: await readText(answer) };
  }

  /** Like `call`, for an answer in JSON that must not be an error. */
  async json<Body>(method: string, path: string, request?: Request): Promise<Body> {
    const { status, text } = await this.call(method, path, request);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return JSON.parse(text) as Body;
  }

  async signIn(email: string): Promise<string> {
    const body = { email, password };
    return (await this.json<{ access_token: string }>('POST', '/api/auth/login', { body })).access_token;
  }
}

/** A client with an intake form, who reads and saves without a pause. */
export class Client {
  readonly calls: Call[] = [];
  private isActive = false;

  private constructor(
    private readonly portal: Portal,
    readonly email: string,
    readonly token: string,
    private readonly form: string,
  ) {}

  /** Registers, signs in and creates the form. */
  static async register(portal: Portal): Promise<Client> {
    const email = `${randomUUID()}@example.com`;
    const account = { email, password, role: 'client', first_name: 'Drill', last_name: 'Client' };
    await portal.json('POST', '/api/auth/register', { body: account });
    const token = await portal.signIn(email);
    const { id } = await portal.json<{ id: string }>('POST', '/api/intake', { token, body: { city: '0' } });
    return new Client(portal, email, token, id);
  }

  async save(city: string): Promise<void> {
    await this.portal.json('PUT', `/api/intake/${this.form}`, { token: this.token, body: { city } });
  }

  /** Runs `work` while clients read and save. @returns all calls */
  static async underLoad(clients: readonly Client[], work: () => Promise<void>): Promise<Call[]> {
    for (const client of clients) client.isActive = true;
    const running = clients.map((client) => client.run());
    await pause(1000);
    await work();
    await pause(1000);
    for (const client of clients) client.isActive = false;
    await Promise.all(running);
    return clients.flatMap(({ calls }) => calls);
  }

  private async run(): Promise<void> {
    const { token } = this;
    for (let count = 1; this.isActive; count += 1) {
      await this.record('GET', '/api/intake', { token });
      await this.record('PUT', `/api/intake/${this.form}`, { token, body: { city: String(count) } });
      await this.record('GET', '/');
      await this.record('GET', '/remotes.json');
      // Below the limit of 300 writes a minute.
      await pause(150);
    }
  }

  private async record(method: string, path: string, request?: Request): Promise<void> {
    const began = Date.now();
    const status = await this.portal.call(method, path, request).then(
      (answer) => answer.status,
      () => 0,
    );
    this.calls.push({ what: `${method} ${path.replace(this.form, ':id')}`, status, ms: Date.now() - began });
  }
}
