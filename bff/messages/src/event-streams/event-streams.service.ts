import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { officeNouns } from '@portal/domain/messages/message-kinds';
import { streamLimits } from '@portal/domain/messages/messages.limits';
import { describeError } from '@portal/server/describe-error';
import { SessionsService } from '@portal/bff-access/auth/sessions/sessions.service';
import { EventBus, type Notice } from '@portal/bff-platform/events/event-bus';
import { EventsRepository, type StoredEvent } from '@portal/bff-platform/events/events.repository';
import { Draining } from '@portal/bff-platform/lifecycle/draining';
import { Metrics } from '@portal/bff-platform/metrics/metrics';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { GroupsRepository } from '../messages/groups.repository';
import { EventFeed } from './event-feed';
import { EventStream } from './event-stream';
import { OfficeChanges } from './office-changes';
import { OpenStreams } from './open-streams';

/** Manages open event streams: which events each one receives, and when it ends. */
@Injectable()
export class EventStreamsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(EventStreamsService.name);
  private readonly streams = new OpenStreams();
  private readonly office = new OfficeChanges((changed) => {
    for (const stream of this.streams) if (stream.actor.role === 'admin') stream.tell({ kind: 'office', changed });
  });
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly bus: EventBus,
    private readonly feed: EventFeed,
    private readonly events: EventsRepository,
    private readonly groups: GroupsRepository,
    private readonly sessions: SessionsService,
    private readonly draining: Draining,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.bus.listen((notice) => void this.hear(notice));
    this.timer = setInterval(() => void this.lookAfter(), streamLimits.heartbeat).unref();
  }

  /** Runs before the server waits for its last requests, so that clients reconnect to another server. */
  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.office.stop();
    for (const stream of this.streams) stream.finish();
  }

  /**
   * @param lastEventId the client's Last-Event-ID; an invalid one sends `reset`
   * @throws ProblemError throttled, unavailable
   */
  async open(actor: Actor, lastEventId: string | undefined): Promise<EventStream> {
    if (this.draining.begun) throw new ProblemError('unavailable', undefined, { retry_after: 1 });
    this.streams.assertRoomFor(actor.id);
    const stream = new EventStream(actor, (gone) => this.forget(gone));
    // Register the stream first, so that events are buffered until it begins.
    this.streams.add(stream);
    this.metrics.streamsOpen(this.streams.count);
    try {
      await this.begin(stream, lastEventId);
      return stream;
    } catch (error) {
      stream.destroy();
      throw error;
    }
  }

  /** Returns the number of the user's open streams on this server. */
  openFor(person_id: string): number {
    return this.streams.of(person_id).size;
  }

  private async begin(stream: EventStream, lastEventId: string | undefined): Promise<void> {
    const position = await this.feed.start();
    const missed = lastEventId === undefined ? [] : await this.findMissed(stream.actor, Number(lastEventId));
    stream.begin(position, missed ?? [], missed ? 'ready' : 'reset');
    if (stream.actor.role !== 'admin') return;
    // Office changes are not stored, so report all kinds after a reconnect.
    const changed = lastEventId === undefined ? this.office.recent() : [...officeNouns];
    if (changed.length > 0) stream.tell({ kind: 'office', changed });
  }

  /** Returns the missed events; undefined if there are too many, or some are no longer stored. */
  private async findMissed(actor: Actor, seq: number): Promise<StoredEvent[] | undefined> {
    const { first, last } = await this.events.findBounds();
    if (!Number.isSafeInteger(seq) || seq < first || seq > last) return undefined;
    const groups = await this.groups.listIds(actor);
    const missed = await this.events.listMissed(actor.id, groups, seq, streamLimits.catchUp + 1);
    return missed.length > streamLimits.catchUp ? undefined : missed;
  }

  private async hear(notice: Notice): Promise<void> {
    switch (notice.kind) {
      case 'events':
        return this.feed.wake((events) => this.prepare(events));
      case 'session_ended':
        for (const stream of this.streams.ofSession(notice.session_id)) stream.finish();
        return;
      case 'contacts':
      case 'documents':
      case 'return':
        for (const person of notice.people) this.tell(notice.kind, this.streams.of(person));
        return;
      case 'reassigned':
        for (const person of notice.people)
          for (const stream of [...this.streams.of(person)]) {
            stream.tell({ kind: 'contacts' });
            stream.finish();
          }
        return;
      case 'office':
        this.office.add(notice.noun);
        return;
      case 'missed':
        for (const noun of officeNouns) this.office.add(noun);
        this.tell('contacts', this.streams);
        this.tell('documents', this.streams);
        this.tell('return', this.streams);
        return this.lookAfter();
      case 'seasons':
        return;
    }
  }

  private tell(kind: 'contacts' | 'documents' | 'return', streams: Iterable<EventStream>): void {
    for (const stream of streams) stream.tell({ kind });
  }

  private async prepare(events: readonly StoredEvent[]): Promise<() => void> {
    const readers = await this.findReaders(events);
    return () => {
      for (const event of events) {
        const people = event.recipient_id === null ? readers.get(event.group_id ?? '') : [event.recipient_id];
        for (const person of people ?? []) for (const stream of this.streams.of(person)) stream.send(event);
      }
    };
  }

  /** Finds the people with a stream on this server who may read the groups of these events. */
  private async findReaders(events: readonly StoredEvent[]): Promise<Map<string, string[]>> {
    const groups = new Set(
      events.flatMap(({ recipient_id, group_id }) => (recipient_id === null ? [group_id ?? ''] : [])),
    );
    const readers = new Map<string, string[]>();
    for (const group of groups) readers.set(group, await this.groups.findReaders(group, this.streams.people()));
    return readers;
  }

  /**
   * Sends heartbeats, ends streams whose session has expired, and reads events whose notification was lost. Never
   * throws.
   */
  async lookAfter(): Promise<void> {
    if (this.streams.count === 0) return;
    for (const stream of this.streams) stream.heartbeat();
    try {
      const open = await this.sessions.findOpen(this.streams.sessions());
      for (const stream of this.streams) if (!open.has(stream.session_id)) stream.finish();
      await this.feed.wake((events) => this.prepare(events));
    } catch (error) {
      this.log.warn({ msg: 'failed to maintain event streams', ...describeError(error) });
    }
  }

  private forget(stream: EventStream): void {
    this.streams.remove(stream);
    this.metrics.streamsOpen(this.streams.count);
    if (this.streams.count === 0) this.feed.pause();
  }
}
