import { Readable } from 'node:stream';
import type { PushEvent } from '@portal/domain/messages/messages.dto';
import type { StoredEvent } from '@portal/bff-platform/events/events.repository';
import type { Actor } from '@portal/bff-platform/request/actor';
import { eventKinds } from '@portal/domain/messages/message-kinds';

/**
 * Sends a reset in place of an event kind unknown to this version, so that the browser reloads everything; only the
 * position is used.
 */
const presentEvent = (row: StoredEvent): PushEvent => ({
  kind: eventKinds.find((kind) => kind === row.kind) ?? 'reset',
  ...(row.subject_id === null ? {} : { message_id: row.subject_id }),
  ...(row.person_id === null ? {} : { user_id: row.person_id }),
  ...(row.group_id === null ? {} : { message_group_id: row.group_id }),
});

/** Maximum bytes buffered for a slow client before it is disconnected; it catches up when it reconnects. */
const mostWaiting = 256 * 1024;

/** Server-sent events for one browser tab of a signed-in user. */
export class EventStream extends Readable {
  readonly person_id: string;
  readonly session_id: string;
  /** Position of the last event written or skipped; undefined until `begin`. */
  private position?: number;
  /** Events received while missed ones are being looked up. */
  private held: StoredEvent[] = [];
  /** Set as soon as the stream is ending; nothing may be pushed afterwards. */
  private finished = false;

  /** @param left called when the stream closes */
  constructor(
    readonly actor: Actor,
    private readonly left: (stream: EventStream) => void,
  ) {
    super({ highWaterMark: mostWaiting });
    this.person_id = actor.id;
    this.session_id = actor.session_id;
  }

  /** Starts live delivery. @param missed events between the client's last one and `position` */
  begin(position: number, missed: readonly StoredEvent[], kind: 'ready' | 'reset'): void {
    for (const event of missed) this.write(presentEvent(event), event.seq);
    this.position = Math.max(position, missed.at(-1)?.seq ?? 0);
    this.write({ kind }, this.position);
    const { held } = this;
    this.held = [];
    for (const event of held) this.send(event);
  }

  /** Sends each event once and in order. */
  send(event: StoredEvent): void {
    if (this.position === undefined) return void this.held.push(event);
    if (event.seq <= this.position) return;
    this.position = event.seq;
    this.write(presentEvent(event), event.seq);
  }

  /**
   * Sends an unnumbered event, which is not replayed; a client that misses it is informed by the response to its next
   * request.
   */
  tell(event: PushEvent): void {
    if (this.position !== undefined) this.write(event);
  }

  heartbeat(): void {
    this.writeText(':\n\n');
  }

  /** Flushes and ends the stream; the client reconnects after a moment. */
  finish(): void {
    if (!this.destroyed && !this.finished) {
      this.finished = true;
      this.push(null);
    }
    this.left(this);
  }

  override _read(): void {
    // Push-only: events are written when they occur.
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.left(this);
    done(error);
  }

  private write(event: PushEvent, seq?: number): void {
    this.writeText(`${seq === undefined ? '' : `id: ${seq}\n`}data: ${JSON.stringify(event)}\n\n`);
  }

  private writeText(text: string): void {
    if (this.destroyed || this.finished) return;
    if (this.readableLength > mostWaiting) this.destroy();
    else this.push(text);
  }
}
