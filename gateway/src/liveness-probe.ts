/** Interval between probes, ms. */
const interval = 1000;

/** Timeout of a probe, ms. Two of them and an interval are less than five seconds. */
const timeout = 1800;

/** Number of consecutive timeouts after which a replica is considered frozen; a busy one may miss a single probe. */
const mostTimeouts = 2;

interface Watched {
  /** Current URLs of the replicas. */
  urls: () => readonly string[];
  /** Called when a probe times out. */
  onTimeout: (url: string) => void;
  /** Called within five seconds after a replica stops responding, and again while it does not. */
  onFrozen: (url: string) => void;
}

/**
 * Finds replicas that accept connections but do not respond, such as a suspended process: its requests in flight would
 * hang until their timeout. It asks for liveness, which does not depend on the database.
 */
export class LivenessProbe {
  private readonly timeouts = new Map<string, number>();
  private readonly running = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private isStarted = false;

  constructor(private readonly watched: Watched) {}

  start(): void {
    this.isStarted = true;
    this.timer = setInterval(() => this.probeAll(), interval).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.isStarted = false;
  }

  private probeAll(): void {
    for (const url of this.watched.urls()) if (!this.running.has(url)) void this.probe(url);
  }

  private async probe(url: string): Promise<void> {
    this.running.add(url);
    const isInTime = await respondsInTime(url);
    this.running.delete(url);
    const timeouts = isInTime ? 0 : (this.timeouts.get(url) ?? 0) + 1;
    this.timeouts.set(url, timeouts);
    if (isInTime || !this.isStarted) return;
    this.watched.onTimeout(url);
    if (timeouts >= mostTimeouts) this.watched.onFrozen(url);
    // Do not wait for the next interval.
    else void this.probe(url);
  }
}

/** Returns false only for a timeout: a replica that refuses connections has no requests in flight. */
async function respondsInTime(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health/live`, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return true;
  } catch (error) {
    return (error as Error).name !== 'TimeoutError';
  }
}
