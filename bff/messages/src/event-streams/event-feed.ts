import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { EventsRepository, type StoredEvent } from '@portal/bff-platform/events/events.repository';

const batchSize = 500;

/** Looks up the recipients of events. @returns a function that sends the events synchronously */
type Prepare = (events: readonly StoredEvent[]) => Promise<() => void>;

/**
 * Reads events once and in order for all streams on this server. Events are numbered in commit order, so no event
 * appears later with a smaller number than the last one read.
 */
@Injectable()
export class EventFeed {
  private readonly log = new Logger(EventFeed.name);
  private position?: number;
  private running?: Promise<void>;
  private asked = false;

  constructor(private readonly events: EventsRepository) {}

  /** @returns the position of the last event sent */
  async start(): Promise<number> {
    if (this.position !== undefined) return this.position;
    const { last } = await this.events.findBounds();
    // The first of several concurrent calls sets the position, which may have advanced since.
    return (this.position ??= last);
  }

  /** Stops reading events while there are no streams. */
  pause(): void {
    this.position = undefined;
  }

  private isPaused(): boolean {
    return this.position === undefined;
  }

  /** Sends new events. A call while events are being sent causes another run. Never throws. */
  wake(prepare: Prepare): Promise<void> {
    this.asked = true;
    this.running ??= this.run(prepare).finally(() => {
      this.running = undefined;
      // `wake` was called between the last read and now.
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
      // The position has not advanced, so these events are read again at the next notification or heartbeat.
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
    // If the feed was paused in the meantime, no streams are left. Otherwise advance and send synchronously, so that a
    // stream that starts at a position gets everything after it.
    if (this.isPaused()) return false;
    this.position = last.seq;
    send();
    return events.length === batchSize;
  }
}
