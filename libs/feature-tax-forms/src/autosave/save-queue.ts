import { Waiting, type Patience } from './waiting';

/** Where the record stands on the server; null before it has been made. */
export interface Place {
  id: string;
  version: number;
}

export type SaveAnswer<Saved extends Place> =
  | { saved: Saved }
  /** Nobody answered, or not now: asked again after `retryIn` ms, or as the queue thinks. */
  | { retry: true; retryIn?: number }
  /** Somebody else was first: nothing more is sent until `resume`. */
  | { conflict: true }
  /** Will not succeed as it is. */
  | { refused: string };

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'offline' }
  | { kind: 'conflict' }
  | { kind: 'failed'; detail: string };

interface Work<Body, Saved extends Place> {
  /** What there is to save now. */
  take: () => Body;
  send: (body: Body, place: Place | null) => Promise<SaveAnswer<Saved>>;
  tell: (state: SaveState) => void;
  patience: Patience;
}

/** Waits between tries while nobody answers, ms. */
const backoff = [2_000, 4_000, 8_000, 15_000, 30_000] as const;

/**
 * Saves a draft while it is being typed: one request at a time, always the newest state, never in the way of typing.
 * First creates, then updates with the version of the answer before.
 */
export class SaveQueue<Body, Saved extends Place> {
  private sent: string | null = null;
  private running: Promise<SaveAnswer<Saved>> | null = null;
  private held = false;
  private tries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting: Waiting;

  private place: Place | null = null;

  constructor(private readonly work: Work<Body, Saved>) {
    this.waiting = new Waiting(() => void this.flush(), work.patience);
  }

  /** The present state is the saved one: after loading, and after taking over somebody else's. */
  settle(place: Place | null): void {
    this.stop();
    this.place = place;
    this.held = false;
    this.sent = this.text();
  }

  /** Goes on with the present state over this version: after a conflict, or with what was kept from before. */
  resume(place: Place | null): void {
    this.place = place;
    this.held = false;
    this.sent = null;
  }

  get unsaved(): boolean {
    return this.running !== null || this.sent !== this.text();
  }

  get at(): Place | null {
    return this.place;
  }

  changed(): void {
    if (this.held || this.sent === this.text()) return;
    if (this.running === null && this.tries === 0) this.work.tell({ kind: 'unsaved' });
    this.waiting.touch();
  }

  /** Saves what is unsaved, now. */
  async flush(): Promise<void> {
    this.waiting.stop();
    if (this.running || this.held || this.sent === this.text()) return;
    await this.attempt(this.work.take());
    if (this.tries === 0 && this.sent !== this.text()) this.waiting.touch();
  }

  /** Saves this body after whatever is under way, and says how it went. */
  async save(body: Body): Promise<SaveAnswer<Saved>> {
    this.stop();
    await this.underWay();
    return this.attempt(body);
  }

  /** Saves what is unsaved after whatever is under way, then rests. */
  async finish(): Promise<void> {
    await this.underWay();
    await this.flush();
    this.stop();
  }

  stop(): void {
    this.waiting.stop();
    clearTimeout(this.retryTimer);
  }

  private async underWay(): Promise<void> {
    for (let running = this.running; running; running = this.running) await running;
  }

  private async attempt(body: Body): Promise<SaveAnswer<Saved>> {
    clearTimeout(this.retryTimer);
    const text = this.text();
    this.work.tell({ kind: 'saving' });
    this.running = this.work.send(body, this.place);
    const answer = await this.running;
    this.running = null;
    this.learn(answer, text);
    return answer;
  }

  private learn(answer: SaveAnswer<Saved>, text: string): void {
    if (!('retry' in answer)) this.tries = 0;
    if ('saved' in answer) {
      this.place = { id: answer.saved.id, version: answer.saved.version };
      this.sent = text;
      this.work.tell({ kind: 'saved', at: new Date() });
    } else if ('conflict' in answer) {
      this.held = true;
      this.work.tell({ kind: 'conflict' });
    } else if ('retry' in answer) {
      const wait = answer.retryIn ?? backoff[Math.min(this.tries, backoff.length - 1)];
      this.tries += 1;
      this.work.tell({ kind: 'offline' });
      this.retryTimer = setTimeout(() => void this.flush(), wait);
    } else {
      // The same again would be refused again: wait for the next change.
      this.sent = text;
      this.work.tell({ kind: 'failed', detail: answer.refused });
    }
  }

  private text(): string {
    return JSON.stringify(this.work.take());
  }
}
