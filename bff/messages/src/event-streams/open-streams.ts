import { streamLimits } from '@portal/domain/messages/messages.limits';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { EventStream } from './event-stream';

/** Streams open on this server. */
export class OpenStreams {
  private readonly all = new Set<EventStream>();
  private readonly byPerson = new Map<string, Set<EventStream>>();

  get count(): number {
    return this.all.size;
  }

  /** @throws ProblemError throttled if the user has too many streams; unavailable if the server has */
  assertRoomFor(person_id: string): void {
    if (this.of(person_id).size >= streamLimits.perPerson)
      throw new ProblemError('throttled', undefined, { retry_after: 30 });
    if (this.all.size >= streamLimits.perServer) throw new ProblemError('unavailable', undefined, { retry_after: 30 });
  }

  add(stream: EventStream): void {
    this.all.add(stream);
    this.byPerson.set(stream.person_id, new Set([...this.of(stream.person_id), stream]));
  }

  remove(stream: EventStream): void {
    this.all.delete(stream);
    const rest = this.byPerson.get(stream.person_id);
    rest?.delete(stream);
    if (rest?.size === 0) this.byPerson.delete(stream.person_id);
  }

  of(person_id: string): ReadonlySet<EventStream> {
    return this.byPerson.get(person_id) ?? none;
  }

  people(): string[] {
    return [...this.byPerson.keys()];
  }

  sessions(): string[] {
    return [...new Set([...this.all].map(({ session_id }) => session_id))];
  }

  ofSession(session_id: string): EventStream[] {
    return [...this.all].filter((stream) => stream.session_id === session_id);
  }

  [Symbol.iterator](): IterableIterator<EventStream> {
    return [...this.all].values();
  }
}

const none: ReadonlySet<EventStream> = new Set();
