import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** How long a server that refused is left alone, and between two looks, ms. */
const interval = 2000;

/** The servers behind `/api`, taken in turn; one that refuses or is not ready is left out until it answers again. */
export class Upstreams {
  private urls: readonly string[];
  /** url → until when it is left out. */
  private readonly leftOut = new Map<string, number>();
  private turn = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param named origins as set */
  constructor(private readonly named: readonly string[]) {
    this.urls = named;
  }

  /** @param tried not these, as long as there is another */
  next(tried: readonly string[] = []): string {
    const untried = this.urls.filter((url) => !tried.includes(url));
    const ready = untried.filter((url) => (this.leftOut.get(url) ?? 0) <= Date.now());
    const choice = [ready, untried, this.urls].find((urls) => urls.length > 0) ?? this.named;
    this.turn += 1;
    return choice[this.turn % choice.length] ?? '';
  }

  get count(): number {
    return this.urls.length;
  }

  markFailed(url: string): void {
    this.leftOut.set(url, Date.now() + interval);
  }

  /** Looks at once and then every two seconds who is there and who is ready. */
  async start(): Promise<void> {
    await this.checkAll();
    this.timer = setInterval(() => void this.checkAll(), interval).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async checkAll(): Promise<void> {
    this.urls = (await Promise.all(this.named.map(addressesOf))).flat();
    // With one server there is nobody to turn to: its own answer is the best there is.
    if (this.urls.length < 2) return;
    await Promise.all(this.urls.map((url) => this.check(url)));
  }

  private async check(url: string): Promise<void> {
    const response = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(interval) }).catch(
      () => null,
    );
    await response?.body?.cancel();
    if (response?.ok) this.leftOut.delete(url);
    // Longer than the time until the next look, so that it does not flicker.
    else this.leftOut.set(url, Date.now() + 2 * interval);
  }
}

/** A name in a compose network stands for every replica. TLS needs the name, so there it stays one. */
async function addressesOf(url: string): Promise<string[]> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' || hostname === 'localhost' || isIP(hostname) || hostname.startsWith('[')) return [url];
  const found = await lookup(hostname, { all: true, family: 4 }).catch(() => []);
  return found.length > 0 ? found.map(({ address }) => `http://${address}${port ? `:${port}` : ''}`) : [url];
}
