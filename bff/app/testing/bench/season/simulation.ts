import { EventQueue } from './event-queue';

/** Discrete-event simulation: a clock in seconds that jumps from one event to the next. */
export class Simulation {
  now = 0;
  private readonly events = new EventQueue();

  after(seconds: number, run: () => void): void {
    this.events.push(this.now + seconds, run);
  }

  /** Runs until no events are left. */
  run(): void {
    for (let event = this.events.pop(); event; event = this.events.pop()) {
      this.now = event.time;
      event.run();
    }
  }
}

/** A queue with servers that work first come, first served: a process, a pool of connections, or processors. */
export class Station {
  /** Sum of the time that its servers were busy, s. */
  busySeconds = 0;
  served = 0;
  /** Sum of the time that visitors waited, s. */
  waitedSeconds = 0;
  private busy = 0;
  private waiting: (() => void)[] = [];
  /** Index of the first waiting visitor: shift() would copy the whole queue. */
  private first = 0;

  constructor(
    private readonly simulation: Simulation,
    private readonly servers: number,
  ) {}

  /** Calls `start` with a function that releases the server, once one is free. */
  acquire(start: (release: () => void) => void): void {
    const arrived = this.simulation.now;
    const begin = (): void => {
      const began = this.simulation.now;
      this.busy += 1;
      this.served += 1;
      this.waitedSeconds += began - arrived;
      start(() => {
        this.busySeconds += this.simulation.now - began;
        this.busy -= 1;
        this.next();
      });
    };
    if (this.busy < this.servers) begin();
    else this.waiting.push(begin);
  }

  /** Occupies one server for a time, then calls `done`. */
  serve(seconds: number, done: () => void): void {
    this.acquire((release) =>
      this.simulation.after(seconds, () => {
        release();
        done();
      }),
    );
  }

  private next(): void {
    const begin = this.waiting[this.first];
    if (!begin) return;
    this.first += 1;
    if (this.first > 10_000) {
      this.waiting = this.waiting.slice(this.first);
      this.first = 0;
    }
    begin();
  }
}
