/**
 * Shares work among callers that ask for it at the same time. A caller never gets the result of work that began before
 * it asked, so that it cannot miss a change: callers during a run share the next one.
 */
export class SharedWork<Value> {
  private readonly running = new Map<string, Promise<Value>>();
  private readonly next = new Map<string, Promise<Value>>();

  run(key: string, work: () => Promise<Value>): Promise<Value> {
    const running = this.running.get(key);
    if (!running) return this.start(key, work);
    const known = this.next.get(key);
    if (known) return known;
    const next = running.then(
      () => this.startNext(key, work),
      () => this.startNext(key, work),
    );
    this.next.set(key, next);
    return next;
  }

  private startNext(key: string, work: () => Promise<Value>): Promise<Value> {
    this.next.delete(key);
    return this.start(key, work);
  }

  private start(key: string, work: () => Promise<Value>): Promise<Value> {
    const running = work().finally(() => {
      if (this.running.get(key) === running) this.running.delete(key);
    });
    this.running.set(key, running);
    return running;
  }
}
