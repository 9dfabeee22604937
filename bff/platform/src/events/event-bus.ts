/** Sent to all servers after a commit. Contains ids only. */
export type Notice =
  /** New events have been stored. */
  | { kind: 'events' }
  | { kind: 'session_ended'; session_id: string }
  /** The contacts of these people have changed. */
  | { kind: 'contacts'; people: readonly string[] }
  /** A document of these people, or of one of their clients, has changed. */
  | { kind: 'documents'; people: readonly string[] }
  /** The return of these people, or of one of their clients, has moved. */
  | { kind: 'return'; people: readonly string[] }
  /** These preparers have lost a client. */
  | { kind: 'reassigned'; people: readonly string[] }
  /** Rows of this kind, which admin pages show, have changed. */
  | { kind: 'office'; noun: string }
  /** The office's tax years have changed. */
  | { kind: 'seasons' }
  /** Notices may have been missed. */
  | { kind: 'missed' };

/** Delivers notices to every server. A transport other than PostgreSQL, such as Redis, would be another subclass. */
export abstract class EventBus {
  /** Adds a listener, which hears every notice. */
  abstract listen(listener: (notice: Notice) => void): void;
}
