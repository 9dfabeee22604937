/** What all servers hear of, a moment after it was committed. It carries ids only. */
export type Notice =
  /** There are events that have not been read yet. */
  | { kind: 'events' }
  | { kind: 'session_ended'; session_id: string }
  /** Whom these people may write to has changed. */
  | { kind: 'contacts'; people: readonly string[] }
  /** A document of theirs, or of one of their clients, has changed. */
  | { kind: 'documents'; people: readonly string[] }
  /** These preparers have lost a client. */
  | { kind: 'reassigned'; people: readonly string[] }
  /** Rows of this kind have changed, which the administration shows. */
  | { kind: 'office'; noun: string }
  /** Notices were missed, nobody knows which. */
  | { kind: 'missed' };

/** Brings notices to every server; another one than PostgreSQL (Redis) would be another class. */
export abstract class EventBus {
  /** One listener for each server. */
  abstract listen(listener: (notice: Notice) => void): void;
}
