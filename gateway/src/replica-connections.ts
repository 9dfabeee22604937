import { Pool, type Dispatcher } from 'undici';

type Options = Dispatcher.DispatchOptions & { origin: string };

/** Keeps the connections to each replica in a pool of their own, so that those of a frozen one can be closed together. */
export class ReplicaConnections {
  private readonly pools = new Map<string, Pool>();

  /** @param headersTimeout maximum time until a response begins, ms; its body has no time limit */
  constructor(private readonly headersTimeout: number) {}

  dispatch(options: Options, handler: Dispatcher.DispatchHandler): void {
    this.poolOf(options.origin).dispatch(options, handler);
  }

  /**
   * Fails the requests in flight at a replica and closes its connections; later requests open new ones.
   * @returns false if there were none
   */
  cut(origin: string): boolean {
    const pool = this.pools.get(origin);
    void pool?.destroy(new Error('the replica does not respond'));
    return this.pools.delete(origin);
  }

  destroy(): void {
    for (const origin of [...this.pools.keys()]) this.cut(origin);
  }

  private poolOf(origin: string): Pool {
    const known = this.pools.get(origin);
    if (known) return known;
    const pool = new Pool(origin, { connections: null, headersTimeout: this.headersTimeout, bodyTimeout: 0 });
    this.pools.set(origin, pool);
    return pool;
  }
}
