import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { EventsRepository, type StoredEvent } from '../../platform/events/events.repository';

const batchSize = 500;

/** Finds out for whom events are. @returns what sends them, at once */
type Prepare = (events: readonly StoredEvent[]) => Promise<() => void>;

/**
 * Reads events in their order, each once, for all streams of this server together: events are numbered by commit, so that none turns
 * up later with a smaller number than the last one that was read.
 */
@Injectable()
export class EventFeed {
  private readonly log = new Logger(EventFeed.name);
  private position?: number;
  private running?: Promise<void>;
  private asked = false;

  constructor(private readonly events: EventsRepository) {}

  /** @returns the last event that was sent; whatever comes after it is yet to be */
  async start(): Promise<number> {
    if (this.position !== undefined) return this.position;
    const { last } = await this.events.findBounds();
    // Of several who ask at once the first decides: it may have gone on from there.
    return (this.position ??= last);
  }

  /** Nobody listens: what comes is not read, until somebody does. */
  pause(): void {
    this.position = undefined;
  }

  private isPaused(): boolean {
    return this.position === undefined;
  }

  /** Sends whatever has come. Asked while it is at it, it looks once more. Never throws. */
  wake(prepare: Prepare): Promise<void> {
    this.asked = true;
    this.running ??= this.run(prepare).finally(() => {
      this.running = undefined;
      // Asked between its last look and now.
      if (this.asked) void this.wake(prepare);
    });
    return this.running;
  }

  private async run(prepare: Prepare): Promise<void> {
    try {
      while (this.asked) {
        this.asked = false;
        while (await this.readBatch(prepare));
      }
    } catch (error) {
      // The position has not moved: they are read with the next notice, or when the streams are next looked after.
      this.asked = false;
      this.log.warn({ msg: 'events could not be read', ...describeError(error) });
    }
  }

  /** @returns whether there may be more */
  private async readBatch(prepare: Prepare): Promise<boolean> {
    if (this.position === undefined) return false;
    const events = await this.events.listAfter(this.position, batchSize);
    const last = events.at(-1);
    if (!last) return false;
    const send = await prepare(events);
    // Paused meanwhile, nobody is there any more. Else both at once: a stream that begins at a position gets all that follows it.
    if (this.isPaused()) return false;
    this.position = last.seq;
    send();
    return events.length === batchSize;
  }
}
