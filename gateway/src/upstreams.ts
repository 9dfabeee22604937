import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { LivenessProbe } from './liveness-probe';

/** Time for which a failed server is skipped, and interval between health checks, ms. */
const interval = 2000;

/**
 * Distributes requests over the servers behind `/api` (round robin). Skips a server that fails or is not ready until it
 * responds again.
 */
export class Upstreams {
  private urls: readonly string[];
  /** Time until which a server is skipped, epoch ms, by URL. */
  private readonly skippedUntil = new Map<string, number>();
  private turn = 0;
  private timer: NodeJS.Timeout | undefined;

  private readonly liveness: LivenessProbe;

  /**
   * @param named configured origins
   * @param onFrozen called with the URL of a server that accepts connections but does not respond
   */
  constructor(
    private readonly named: readonly string[],
    onFrozen: (url: string) => void = () => undefined,
  ) {
    this.urls = named;
    this.liveness = new LivenessProbe({
      urls: () => this.urls,
      onTimeout: (url) => this.markFailed(url),
      onFrozen,
    });
  }

  /** @param tried servers to avoid if there is another one */
  next(tried: readonly string[] = []): string {
    const untried = this.urls.filter((url) => !tried.includes(url));
    const ready = untried.filter((url) => (this.skippedUntil.get(url) ?? 0) <= performance.now());
    const choice = [ready, untried, this.urls].find((urls) => urls.length > 0) ?? this.named;
    this.turn += 1;
    return choice[this.turn % choice.length] ?? '';
  }

  get count(): number {
    return this.urls.length;
  }

  markFailed(url: string): void {
    this.skippedUntil.set(url, performance.now() + interval);
  }

  /** Checks which servers exist and are ready, immediately and then every two seconds. */
  async start(): Promise<void> {
    await this.checkAll();
    this.timer = setInterval(() => void this.checkAll(), interval).unref();
    this.liveness.start();
  }

  stop(): void {
    clearInterval(this.timer);
    this.liveness.stop();
  }

  private async checkAll(): Promise<void> {
    this.urls = (await Promise.all(this.named.map(addressesOf))).flat();
    // With a single server there is no alternative: pass on its own response.
    if (this.urls.length < 2) return;
    await Promise.all(this.urls.map((url) => this.check(url)));
  }

  private async check(url: string): Promise<void> {
    const response = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(interval) }).catch(
      () => null,
    );
    await response?.body?.cancel();
    if (response?.ok) this.skippedUntil.delete(url);
    // Skip for longer than the check interval, so that the server does not flicker in and out of rotation.
    else this.skippedUntil.set(url, performance.now() + 2 * interval);
  }
}

/**
 * In a compose network, a host name resolves to every replica. An https URL is not resolved, because TLS needs the
 * name.
 */
async function addressesOf(url: string): Promise<string[]> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' || hostname === 'localhost' || isIP(hostname) || hostname.startsWith('[')) return [url];
  const found = await lookup(hostname, { all: true, family: 4 }).catch(() => []);
  return found.length > 0 ? found.map(({ address }) => `http://${address}${port ? `:${port}` : ''}`) : [url];
}
