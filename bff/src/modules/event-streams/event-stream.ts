import { Readable } from 'node:stream';
import type { PushEvent } from '@portal/domain/messages/messages.dto';
import type { StoredEvent } from '../../platform/events/events.repository';
import type { Actor } from '../../platform/request/actor';
import { eventKinds } from '@portal/domain/messages/message-kinds';

/** Of a kind that this version does not know only its place in the order is of use: the page fetches everything. */
const presentEvent = (row: StoredEvent): PushEvent => ({
  kind: eventKinds.find((kind) => kind === row.kind) ?? 'reset',
  ...(row.subject_id === null ? {} : { message_id: row.subject_id }),
  ...(row.person_id === null ? {} : { user_id: row.person_id }),
  ...(row.group_id === null ? {} : { message_group_id: row.group_id }),
});

/** Bytes that wait for a reader who does not read, before the reader is cut off: who comes back catches up. */
const mostWaiting = 256 * 1024;

/** What one page of one person listens to, as server-sent events. */
export class EventStream extends Readable {
  readonly person_id: string;
  readonly session_id: string;
  /** The last event that was written or passed over; none before it is written any more. */
  private position?: number;
  /** What came while it was being found out what was missed. */
  private held: StoredEvent[] = [];

  /** @param left what is done once nobody listens any more */
  constructor(
    readonly actor: Actor,
    private readonly left: (stream: EventStream) => void,
  ) {
    super({ highWaterMark: mostWaiting });
    this.person_id = actor.id;
    this.session_id = actor.session_id;
  }

  /** From here on events are written as they come. @param missed those between what the reader has and `position` */
  begin(position: number, missed: readonly StoredEvent[], kind: 'ready' | 'reset'): void {
    for (const event of missed) this.write(presentEvent(event), event.seq);
    this.position = Math.max(position, missed.at(-1)?.seq ?? 0);
    this.write({ kind }, this.position);
    const { held } = this;
    this.held = [];
    for (const event of held) this.send(event);
  }

  /** Each event once, in their order. */
  send(event: StoredEvent): void {
    if (this.position === undefined) return void this.held.push(event);
    if (event.seq <= this.position) return;
    this.position = event.seq;
    this.write(presentEvent(event), event.seq);
  }

  /** Beside the order of events: who misses it finds out by asking. */
  tell(event: PushEvent): void {
    if (this.position !== undefined) this.write(event);
  }

  heartbeat(): void {
    this.writeText(':\n\n');
  }

  /** The reader gets what was written, and comes back after a moment. */
  finish(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null);
    this.left(this);
  }

  override _read(): void {
    // Nothing is made on demand: events come when they come.
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.left(this);
    done(error);
  }

  private write(event: PushEvent, seq?: number): void {
    this.writeText(`${seq === undefined ? '' : `id: ${seq}\n`}data: ${JSON.stringify(event)}\n\n`);
  }

  private writeText(text: string): void {
    if (this.destroyed || this.readableEnded) return;
    if (this.readableLength > mostWaiting) this.destroy();
    else this.push(text);
  }
}
