import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Item {
  plaintext?: string;
  ciphertext?: string;
  associated_data?: string;
}

/** Fake of Vault's transit engine: batches, associated data and key versions as its API documentation describes them. */
export class FakeVault {
  readonly token = 'a-token';
  /** `operation items`, in order. */
  readonly calls: string[] = [];
  /** Answers nothing at all. */
  isFrozen = false;
  /** Answers 503, as Vault does until somebody enters its unseal keys. */
  isSealed = false;
  private readonly versions = [randomBytes(32)];
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  rotate(): void {
    this.versions.push(randomBytes(32));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { batch_input: items } = (await json(request)) as { batch_input: Item[] };
    if (this.isFrozen) return;
    const send = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    if (this.isSealed) return void send(503, { errors: ['Vault is sealed'] });
    if (request.headers['x-vault-token'] !== this.token) return void send(403, { errors: ['permission denied'] });
    const [, operation = '', key] = /^\/v1\/transit\/(encrypt|decrypt)\/(.+)$/.exec(request.url ?? '') ?? [];
    if (key !== 'portal') return void send(400, { errors: ['encryption key not found'] });
    this.calls.push(`${operation} ${items.length}`);
    const batch_results = items.map((item) => (operation === 'encrypt' ? this.encrypt(item) : this.decrypt(item)));
    send(batch_results.some((result) => 'error' in result) ? 400 : 200, { data: { batch_results } });
  }

  private encrypt({ plaintext = '', associated_data = '' }: Item) {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.versions.at(-1) ?? '', nonce);
    cipher.setAAD(Buffer.from(associated_data, 'base64'));
    const encrypted = Buffer.concat([cipher.update(Buffer.from(plaintext, 'base64')), cipher.final()]);
    const bytes = Buffer.concat([nonce, encrypted, cipher.getAuthTag()]);
    return { ciphertext: `vault:v${this.versions.length}:${bytes.toString('base64')}`, key_version: 1 };
  }

  private decrypt({ ciphertext = '', associated_data = '' }: Item) {
    const [, version, base64 = ''] = ciphertext.split(':');
    const bytes = Buffer.from(base64, 'base64');
    try {
      const key = this.versions[Number(version?.slice(1)) - 1] ?? '';
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAAD(Buffer.from(associated_data, 'base64')).setAuthTag(bytes.subarray(-16));
      const plain = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
      return { plaintext: plain.toString('base64') };
    } catch {
      return { error: 'cipher: message authentication failed' };
    }
  }
}
